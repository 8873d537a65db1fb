import type { Scope } from './scopes.ts'
import { type ApiRefusalCode as Code, statusOf } from './tournament-status.ts'

/**
 * What a request may carry to be authorized. `anyone`: nothing; `reader`: any link, an API key or nothing; `seat`: the link of a
 * seat; `invited`: an invitation; `program`: an API key or nothing; `tournament`: a link of a tournament;
 * `tournament-reader`: such a link, an API key or nothing.
 */
export type Authorization = 'anyone' | 'reader' | 'seat' | 'invited' | 'program' | 'tournament' | 'tournament-reader'

/** A route with a scope needs an API key that has it. */
type Who =
  | { readonly by: Exclude<Authorization, 'program'>; readonly scope?: never }
  | { readonly by: 'program'; readonly scope?: Scope }

/** Who may call a route, the statuses of its successes, and the codes of its own refusals. */
export type PromisedAnswers = Who & { readonly done: readonly number[]; readonly refuses: readonly Code[] }

const BY_LINK: readonly Code[] = ['not-found', 'links-expired']

const COMMANDED: readonly Code[] = [...BY_LINK, 'allowance-used', 'try-again']

const IN_PLAY: readonly Code[] = [...COMMANDED, 'stale-ply', 'not-begun', 'game-over', 'too-late', 'not-yours-to-do']

export const PUBLIC_ANSWERS: PromisedAnswers = { by: 'anyone', done: [200], refuses: [] }
export const DOCUMENT_ANSWERS: PromisedAnswers = { by: 'anyone', done: [200, 304], refuses: [] }
export const PUBLIC_GAME_ANSWERS: PromisedAnswers = { by: 'anyone', done: [200, 304], refuses: ['not-found'] }
export const PICTURE_ANSWERS: PromisedAnswers = {
  by: 'anyone',
  done: [200, 304],
  refuses: ['not-found', 'invalid-request'],
}
export const PDN_ANSWERS: PromisedAnswers = {
  by: 'anyone',
  done: [200, 304],
  refuses: ['not-found', 'invalid-request', 'not-begun'],
}
export const READ_SEAT_ANSWERS: PromisedAnswers = { by: 'seat', done: [200], refuses: BY_LINK }
export const READ_GAME_ANSWERS: PromisedAnswers = { by: 'reader', done: [200, 304], refuses: BY_LINK }
export const READ_EVENTS_ANSWERS: PromisedAnswers = {
  by: 'reader',
  done: [200, 304],
  refuses: [...BY_LINK, 'invalid-request'],
}
export const EMAIL_LINKS_ANSWERS: PromisedAnswers = { by: 'anyone', done: [202], refuses: [] }
export const RULES_MOVE_ANSWERS: PromisedAnswers = {
  by: 'anyone',
  done: [200],
  refuses: ['not-found', 'illegal-move', 'too-complex'],
}
export const CREATE_ANSWERS: PromisedAnswers = {
  by: 'program',
  done: [201],
  refuses: ['creation-restricted', 'key-used-otherwise', 'too-complex', 'try-again'],
}
const ORDERING = { by: 'program', scope: 'games:create' } as const
export const ORDER_ANSWERS: PromisedAnswers = {
  ...ORDERING,
  done: [200, 202],
  refuses: ['creation-restricted', 'idempotency-key-needed', 'key-used-otherwise', 'too-complex', 'try-again'],
}
export const READ_ORDER_ANSWERS: PromisedAnswers = { ...ORDERING, done: [200], refuses: ['not-found'] }
export const REMIND_ANSWERS: PromisedAnswers = { ...ORDERING, done: [202], refuses: ['not-found'] }
export const OWN_GAMES_ANSWERS: PromisedAnswers = {
  by: 'program',
  scope: 'games:read',
  done: [200],
  refuses: ['invalid-request'],
}
export const CLAIM_ANSWERS: PromisedAnswers = {
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
/**
 * The route may refuse an illegal move, because the lines of a seat's analysis are read as moves, and an address for an
 * invitation that is no longer open.
 */
export const CHANGE_SEAT_ANSWERS: PromisedAnswers = {
  by: 'seat',
  done: [200],
  refuses: [
    ...COMMANDED,
    'illegal-move',
    'not-yours-to-do',
    'too-long',
    'game-over',
    'invitation-taken',
    'invitation-expired',
    'address-returned',
  ],
}
export const ROTATE_ANSWERS: PromisedAnswers = {
  by: 'seat',
  done: [200],
  refuses: [...COMMANDED, 'invalid-request', 'in-flight'],
}
export const SEEN_ANSWERS: PromisedAnswers = { by: 'seat', done: [200], refuses: BY_LINK }
export const SET_PUSH_ANSWERS: PromisedAnswers = { by: 'seat', done: [200], refuses: [...BY_LINK, 'try-again'] }
export const MOVE_ANSWERS: PromisedAnswers = {
  by: 'seat',
  done: [200],
  refuses: [...IN_PLAY, 'not-your-turn', 'illegal-move', 'claim-not-valid', 'draw-offered-lately', 'not-yet'],
}
export const ACT_ANSWERS: PromisedAnswers = {
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
export const ADD_WEBHOOK_ANSWERS: PromisedAnswers = {
  ...HOOKED,
  done: [201],
  refuses: ['too-many-webhooks', 'try-again'],
}
export const READ_WEBHOOKS_ANSWERS: PromisedAnswers = { ...HOOKED, done: [200], refuses: [] }
export const CHANGE_WEBHOOK_ANSWERS: PromisedAnswers = { ...HOOKED, done: [200], refuses: ['not-found', 'try-again'] }
export const READ_DELIVERIES_ANSWERS: PromisedAnswers = { ...HOOKED, done: [200], refuses: ['not-found'] }
export const QUEUE_DELIVERY_ANSWERS: PromisedAnswers = { ...HOOKED, done: [202], refuses: ['not-found'] }

/** The refusals of a route that follow from what a request may carry. */
const CREDENTIAL_CODES: { readonly [A in Authorization]: readonly Code[] } = {
  anyone: [],
  reader: ['link-needed', 'unknown-key'],
  seat: ['link-needed'],
  invited: ['link-needed'],
  program: ['key-needed', 'unknown-key', 'scope-missing'],
  tournament: ['link-needed'],
  'tournament-reader': ['link-needed', 'unknown-key'],
}

type Documented = { readonly takes?: string; readonly limited?: string; readonly says: PromisedAnswers }

/** Returns all refusals of a route: its own, and those that follow from its body, rate limit and authorization. */
export const codesOf = ({ takes, limited, says }: Documented): readonly Code[] =>
  [
    ...new Set<Code>([
      ...says.refuses,
      'content-too-large',
      ...CREDENTIAL_CODES[says.by],
      ...(takes ? (['unsupported-media-type', 'invalid-request'] as const) : []),
      ...(limited ? (['too-many-requests'] as const) : []),
    ]),
  ].toSorted((a, b) => statusOf(a) - statusOf(b))

/** Returns all statuses that a route may answer, in ascending order. */
export const statusesOf = (route: Documented): readonly number[] =>
  [...new Set([...route.says.done, ...codesOf(route).map((code) => statusOf(code))])].toSorted((a, b) => a - b)
