import type { RefusalCode, RequestFault } from '../../game/refusals.ts'
import type { Scope } from './scopes.ts'
import { STATUS } from './http-status.ts'

type Code = RefusalCode | RequestFault

/**
 * What a request may carry to be authorized: nothing (`anyone`), any link or nothing (`reader`), the link of a seat, an
 * invitation, an API key or nothing (`program`).
 */
export type By = 'anyone' | 'reader' | 'seat' | 'invited' | 'program'

/** A route with a scope needs an API key that has it. */
type Who =
  | { readonly by: Exclude<By, 'program'>; readonly scope?: never }
  | { readonly by: 'program'; readonly scope?: Scope }

/** Who may ask a route, the statuses of its successes, and the codes of its own refusals. */
export type Says = Who & { readonly done: readonly number[]; readonly refuses: readonly Code[] }

const BY_LINK: readonly Code[] = ['not-found', 'links-expired']

const COMMANDED: readonly Code[] = [...BY_LINK, 'allowance-used', 'try-again']

const IN_PLAY: readonly Code[] = [...COMMANDED, 'stale-ply', 'not-begun', 'game-over', 'too-late', 'not-yours-to-do']

export const OPEN: Says = { by: 'anyone', done: [200], refuses: [] }
export const DESCRIBED: Says = { by: 'anyone', done: [200, 304], refuses: [] }
export const TOLD: Says = { by: 'anyone', done: [200, 304], refuses: ['not-found'] }
export const DRAWN: Says = { by: 'anyone', done: [200, 304], refuses: ['not-found', 'invalid-request'] }
export const WRITTEN: Says = { by: 'anyone', done: [200, 304], refuses: ['not-found', 'invalid-request', 'not-begun'] }
export const SHOWN: Says = { by: 'seat', done: [200], refuses: BY_LINK }
export const READ: Says = { by: 'reader', done: [200, 304], refuses: BY_LINK }
export const LOGGED: Says = { by: 'reader', done: [200, 304], refuses: [...BY_LINK, 'invalid-request'] }
export const ASKED: Says = { by: 'anyone', done: [202], refuses: [] }
export const TRIED: Says = { by: 'anyone', done: [200], refuses: ['not-found', 'illegal-move', 'too-complex'] }
export const OFFERED: Says = {
  by: 'program',
  done: [201],
  refuses: ['key-used-otherwise', 'too-complex', 'try-again'],
}
const ORDERING = { by: 'program', scope: 'games:create' } as const
export const ORDERED: Says = {
  ...ORDERING,
  done: [200, 202],
  refuses: ['idempotency-key-needed', 'key-used-otherwise', 'too-complex', 'try-again'],
}
export const ORDER_SHOWN: Says = { ...ORDERING, done: [200], refuses: ['not-found'] }
export const OWNED: Says = { by: 'program', scope: 'games:read', done: [200], refuses: ['invalid-request'] }
export const SEATED: Says = {
  by: 'invited',
  done: [201],
  refuses: [
    ...COMMANDED,
    'invitation-taken',
    'invitation-expired',
    'key-used-otherwise',
    'not-begun',
    'not-yet',
    'nothing-asked',
    'game-over',
  ],
}
/** It may refuse an illegal move, because the lines of a seat's analysis are read as moves. */
export const CHANGED: Says = {
  by: 'seat',
  done: [200],
  refuses: [...COMMANDED, 'illegal-move', 'not-yours-to-do', 'too-long'],
}
export const ROTATED: Says = { by: 'seat', done: [200], refuses: [...COMMANDED, 'invalid-request', 'in-flight'] }
export const SEEN: Says = { by: 'seat', done: [200], refuses: BY_LINK }
export const PUSHED: Says = { by: 'seat', done: [200], refuses: [...BY_LINK, 'try-again'] }
export const MOVED: Says = {
  by: 'seat',
  done: [200],
  refuses: [...IN_PLAY, 'not-your-turn', 'illegal-move', 'claim-not-valid', 'draw-offered-lately'],
}
export const ACTED: Says = {
  by: 'seat',
  done: [200],
  refuses: [
    ...IN_PLAY,
    'not-your-turn',
    'nothing-asked',
    'asked-already',
    'not-in-this-game',
    'not-yet',
    'not-on-offer-any-more',
    'nothing-to-take-back',
    'no-offence-there',
    'no-leave-left',
    'too-late-to-abort',
    'too-long',
    'claim-not-valid',
    'draw-offered-lately',
    'invitation-taken',
  ],
}

const HOOKED = { by: 'program', scope: 'webhooks' } as const
export const HOOK_MADE: Says = { ...HOOKED, done: [201], refuses: ['too-many-webhooks', 'try-again'] }
export const HOOKS_SHOWN: Says = { ...HOOKED, done: [200], refuses: [] }
export const HOOK_CHANGED: Says = { ...HOOKED, done: [200], refuses: ['not-found', 'try-again'] }
export const HOOK_TOLD: Says = { ...HOOKED, done: [200], refuses: ['not-found'] }
export const HOOK_ASKED: Says = { ...HOOKED, done: [202], refuses: ['not-found'] }

type Documented = { readonly takes?: string; readonly limited?: string; readonly says: Says }

/** All refusals of a route: its own, and those that follow from its body, rate limit and authorization. */
export const codesOf = ({ takes, limited, says }: Documented): readonly Code[] =>
  [
    ...new Set<Code>([
      ...says.refuses,
      'content-too-large',
      ...(says.by === 'program' ? (['unknown-key', 'scope-missing'] as const) : []),
      ...(takes ? (['unsupported-media-type', 'invalid-request'] as const) : []),
      ...(limited ? (['too-many-requests'] as const) : []),
    ]),
  ].toSorted((a, b) => STATUS[a] - STATUS[b])

/** All statuses that a route may answer, in ascending order. */
export const statusesOf = (route: Documented): readonly number[] =>
  [...new Set([...route.says.done, ...codesOf(route).map((code) => STATUS[code])])].toSorted((a, b) => a - b)
