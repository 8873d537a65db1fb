import { ORIGIN, until } from '../../serve/process.ts'
import type { Came, EventWorld } from './event-world.ts'

export const addressOf = (name: string): string => `${name.toLowerCase()}@players.example`

/** An email about a tournament, by the parts of its id. */
export type EventEmail = Came & { readonly holder: string; readonly kind: string }

const EVENT_EMAIL = /^\w{12}-\d+-(secretary|deputy|\d+)-([a-z-]+?)(?:-first)?$/
const KINDS = new Set(['confirm', 'deputy-invitation', 'invitation', 'entered', 'begun', 'news', 'final-report'])

/** Returns the emails about the tournament itself; those about its games are left out. */
export const eventEmails = (came: readonly Came[]): readonly EventEmail[] =>
  came.flatMap((mail) => {
    const [, holder = '', kind = ''] = EVENT_EMAIL.exec(mail.id) ?? []
    return KINDS.has(kind) ? [{ ...mail, holder, kind }] : []
  })

/** Waits for an email with a link of a kind, and returns the path of the newest: `o` of the secretary, `j` an invitation. */
export const mailedPath = ({ came }: EventWorld, to: string, kind: 'o' | 'j'): Promise<string> =>
  until(() =>
    came
      .filter((mail) => mail.to === to)
      .map(({ text }) => new RegExp(`${ORIGIN}(/${kind}/[\\w.-]+)`).exec(text)?.[1])
      .findLast((path) => path !== undefined),
  )
