import { DECKS, RULES_IDS } from '../../../../shared/draughts/index.ts'
import { PRESET_NAMES } from '../../../../shared/game/model/terms.ts'
import { UsageError } from './exit-codes.ts'
import {
  type CommandContext,
  type CommandOption,
  namedValue,
  optionFields,
  textOption,
  textOptions,
} from './command.ts'
import { LISTED_TERM_OPTIONS, listedTermFields } from './listed-term-options.ts'

/** The options of commands that offer games. The service validates their values, and says what is wrong with one. */
export const TERM_OPTIONS = {
  rules: { type: 'string', placeholder: 'ID', help: 'of a rule set; english if left out', values: RULES_IDS },
  clock: {
    type: 'string',
    placeholder: 'CLOCK',
    help: 'a preset (relaxed if left out), or its parts',
    values: [
      ...PRESET_NAMES,
      'perMove=P2D,reserve=P10D',
      'reserve=P10D,increment=P1D,cap=P10D',
      'reserve=P50D,moves=10,period=P50D',
    ],
  },
  match: { type: 'string', placeholder: 'two-game', help: 'two games with the colours changed' },
  'match-order': { type: 'string', placeholder: 'in-turn', help: 'the second game after the first' },
  strictness: { type: 'string', placeholder: 'laws', help: 'a second illegal move loses' },
  'no-show': { type: 'string', placeholder: 'loss', help: 'a side whose first move never comes loses' },
  leave: { type: 'string', placeholder: 'P14D', help: 'how much leave each side may take' },
  'weekends-off': { type: 'boolean', help: 'no clock runs on Saturdays and Sundays' },
  'invitation-life': { type: 'string', placeholder: 'P30D', help: 'how long invitations can be accepted' },
  ballot: { type: 'string', placeholder: 'DECK', help: 'an opening that is drawn', values: DECKS },
  ...LISTED_TERM_OPTIONS,
  arbiter: { type: 'string', placeholder: 'NAME[=ADDRESS]', help: 'who is invited to watch and decide' },
  hold: { type: 'boolean', help: 'nobody is invited: you hand on all links; needs a key with seats:hold' },
  label: {
    type: 'string',
    placeholder: 'NAME=VALUE',
    multiple: true,
    help: 'for all to see; needs a key, may be repeated',
  },
} as const satisfies Readonly<Record<string, CommandOption>>

/** Returns the clock for the API: the name of a preset, or its parts. */
const clockOf = (text: string): unknown =>
  text.includes('=')
    ? Object.fromEntries(
        text.split(',').map((part) => {
          const [name, value] = namedValue(part)
          return [name, name === 'moves' && /^\d+$/.test(value) ? Number(value) : value]
        }),
      )
    : text

/** Reads a person who is invited. What follows the last equals sign is an address if it has an at sign. */
export const personOf = (text: string): { readonly name: string; readonly email?: string } => {
  const [, name, email] = /^(.+)=([^=\s]*@[^=\s]*)$/.exec(text) ?? []
  return name === undefined || email === undefined ? { name: text } : { name, email }
}

/** Returns the labels of an option that may be repeated; undefined without any. */
export const labelsOf = (context: CommandContext): Readonly<Record<string, string>> | undefined => {
  const pairs = textOptions(context, 'label').map(namedValue)
  const labels = Object.fromEntries(pairs)
  if (Object.keys(labels).length < pairs.length) throw new UsageError('a label is given twice')
  return pairs.length === 0 ? undefined : labels
}

/** Returns the fields of a request's body for the terms whose options are set. */
export const termFields = (context: CommandContext): Readonly<Record<string, unknown>> => {
  const [clock, ballot, arbiter] = ['clock', 'ballot', 'arbiter'].map((name) => textOption(context, name))
  const labels = labelsOf(context)
  return {
    ...optionFields(context, { rules: 'rules', match: 'match', matchOrder: 'match-order', strictness: 'strictness' }),
    ...optionFields(context, { noShow: 'no-show', leave: 'leave', weekendsOff: 'weekends-off', hold: 'hold' }),
    ...optionFields(context, { invitationLife: 'invitation-life' }),
    ...(clock !== undefined && { clock: clockOf(clock) }),
    ...listedTermFields(context),
    ...(ballot !== undefined && { opening: { ballot } }),
    ...(arbiter !== undefined && { arbiter: personOf(arbiter) }),
    ...(labels && { labels }),
  }
}
