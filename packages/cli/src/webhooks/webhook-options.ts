import type { AddHookBody, Crownhead } from '../../../client/src/index.ts'
import { type CommandContext, type CommandOption, textOptions } from '../terminal/command.ts'
import { labelsOf } from '../terminal/term-options.ts'
import { connectTo, serviceOrigin } from '../links/connect.ts'

/** The events of a webhook if none is named: all. */
const EVENTS = [
  'joined',
  'turn',
  'reminder',
  'draw-offered',
  'forfeited',
  'finished',
  'tournament-started',
  'board-finished',
  'tournament-finished',
] as const

/** The options that say which events of which games a webhook gets. */
export const SUBSCRIPTION_OPTIONS = {
  event: { type: 'string', placeholder: 'EVENT', multiple: true, help: `${EVENTS.join(', ')}; all if left out` },
  label: { type: 'string', placeholder: 'NAME=VALUE', multiple: true, help: 'only of games with this label' },
} as const satisfies Readonly<Record<string, CommandOption>>

/** Returns the fields of a request's body for these options, unchecked: the service knows the events. */
export const subscriptionOf = (context: CommandContext): Pick<AddHookBody, 'events' | 'labels'> => {
  const named = textOptions(context, 'event')
  const labels = labelsOf(context)
  const events = (named.length > 0 ? named : EVENTS) as AddHookBody['events']
  return { events, ...(labels && { labels }) }
}

/** Returns a client for requests whose answer may have a secret of a webhook. Ctrl-C does not end them. */
export const webhookService = (context: CommandContext): Crownhead =>
  connectTo(context, serviceOrigin(context), { finishes: true })
