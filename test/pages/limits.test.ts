import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  AFTER_END_PERIOD,
  COUNT_BOUNDS,
  LEAST_TURN,
  LONGEST,
  CONDITIONAL_MOVES_LIMITS,
  SPAN_BOUNDS,
  boundsInDays,
} from '../../shared/game/limits/bounds.ts'
import { PDN_LIMITS } from '../../shared/game/board/opening-position.ts'
import { DAY, SECOND } from '../../shared/game/model/words.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import type { Response } from '../../shared/service/runtime/http.ts'
import { NOON, type Stand, act, ask, begun, idOf, invitationOf, newGame, stand, wholePage } from './stand.ts'

type Sent = { readonly by?: string; readonly body: object; readonly method?: string }

const api = ({ service, clock }: Stand, path: string, { by, body, method = 'POST' }: Sent): Promise<Response> =>
  answerApi(service, {
    method,
    path,
    query: {},
    from: '192.0.2.1',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomBytes(11).toString('hex'),
      ...(by !== undefined && { authorization: `Bearer ${by.slice(3)}` }),
    },
    body: JSON.stringify(body),
    receivedAt: clock.now,
  })

const letters = (n: number): string => 'x'.repeat(n)
/** Returns an address of `n` characters, with parts of at most 60. */
const address = (n: number): string => `${letters(60)}@${letters(n - 66).replaceAll(/(x{60})x/g, '$1.')}.test`
const seconds = (milliseconds: number): string => `PT${milliseconds / SECOND}S`
/** Returns a language tag of `n` characters: `en-x-` and groups of at most eight letters. */
const tag = (n: number): string => `en-x-${letters(n - 5).replaceAll(/(.{8})./g, '$1-')}`.slice(0, n)

const create = (at: Stand, body: object, creator: object = {}): Promise<Response> =>
  api(at, '/v1/games', { body: { ...body, creator: { name: 'Joost', seat: 'black', ...creator } } })

/** Begins a game and returns both seats; the creator is white, so the opponent is to move. */
const seated = async (at: Stand, fields: Readonly<Record<string, string>> = {}) => {
  const { creator, opponent } = await begun(at, fields)
  return { at, creator, opponent, game: `/v1/games/${idOf(creator)}` }
}

const action = async (at: Stand, body: object, who: 'creator' | 'opponent' = 'creator'): Promise<Response> => {
  const { game, ...seats } = await seated(at)
  return api(at, `${game}/actions`, { by: seats[who], body: { ply: 0, ...body } })
}

/** A position with two kings a side, which can go to and fro for ever. */
const KINGS = { opening: 'fen', fen: 'B:WK29,K30:BK3,K4' }
const toAndFro = (n: number) => Array.from({ length: n }, (_, ply) => ['4-8', '29-25', '8-4', '25-29'][ply % 4])

const planned = async (at: Stand, lines: readonly (readonly unknown[])[]): Promise<Response> => {
  const { game, creator } = await seated(at, KINGS)
  return api(at, `${game}/actions`, { by: creator, body: { ply: 0, type: 'plan', lines } })
}

const move = async (at: Stand, body: object): Promise<Response> => {
  const { game, opponent } = await seated(at)
  return api(at, `${game}/moves`, { by: opponent, body: { ply: 0, move: '11-15', ...body } })
}

const seat = async (at: Stand, body: object): Promise<Response> =>
  api(at, '/v1/seat', { by: (await begun(at)).creator, body, method: 'PATCH' })

const control = (at: Stand, clock: object): Promise<Response> => create(at, { clock: { perMove: 'P1D', ...clock } })

const form = (at: Stand, path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  ask(at, path, { form: fields })

const FORM = { key: '', timeZone: '', name: 'Joost', email: '', seat: 'black', rules: 'english', clock: 'relaxed' }

const started = (at: Stand, fields: Readonly<Record<string, string>>): Promise<Response> =>
  form(at, '/', { ...FORM, key: randomBytes(11).toString('hex'), ...fields })

/** Starts a game with a clock of the creator's own, in days. */
const ownClock = (at: Stand, fields: Readonly<Record<string, string>>): Promise<Response> =>
  started(at, { clock: 'own', perMove: '1', reserve: '1', ...fields })

const settings = async (at: Stand, fields: Readonly<Record<string, string>>): Promise<Response> =>
  form(at, `${(await begun(at)).creator}/settings`, { name: 'Joost', email: '', ...fields })

const invited = async (at: Stand, fields: Readonly<Record<string, string>>): Promise<Response> => {
  const invitation = invitationOf((await ask(at, await newGame(at))).body)
  return form(at, invitation, { key: letters(22), timeZone: '', name: 'Amara', email: '', ...fields })
}

const played = async (at: Stand, fields: Readonly<Record<string, string>>): Promise<Response> =>
  form(at, `${(await begun(at)).opponent}/move`, { ply: '0', move: '11-15', ...fields })

const acted = async (at: Stand, type: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  act(at, (await begun(at, { leave: '366' })).creator, type, fields)

const date = (days: number): string => new Date(NOON + days * DAY).toISOString().slice(0, 10)

const afterwards = async (at: Stand, wait: number): Promise<Response> => {
  const { creator, opponent } = await seated(at)
  await act(at, creator, 'resign')
  at.clock.now += wait
  return act(at, opponent, 'rematch')
}

type Limit = readonly [
  what: string,
  bound: number,
  send: (at: Stand, n: number) => Promise<Response>,
  statuses?: readonly [good: number, bad: number],
]

const SPANS_OF_CLOCK = ['perMove', 'reserve', 'increment'] as const

/**
 * Tests a value at the bound and one step inside it, which are accepted, and one step outside, which is refused. `step`
 * is a character, a piece, a second or a day.
 */
const limits = (edge: 'most' | 'least', step: number, rows: readonly Limit[]): void => {
  const out = edge === 'most' ? 1 : -1
  for (const [what, bound, send, [good, bad] = [201, 400]] of rows)
    test(`${what}: at ${edge} ${bound}`, async () => {
      const statuses: number[] = []
      for (const n of [bound - out * step, bound, bound + out * step]) statuses.push((await send(stand(), n)).status)
      expect(statuses).toEqual([good, good, bad])
    })
}

describe('the API', () => {
  limits('most', 1, [
    ['name', LONGEST.name, (at, n) => create(at, {}, { name: letters(n) })],
    [
      'name of the opponent',
      LONGEST.name,
      (at, n) => create(at, { opponent: { name: letters(n), email: 'a@b.test' } }),
    ],
    ['name of the arbiter', LONGEST.name, (at, n) => create(at, { arbiter: { name: letters(n), email: 'a@b.test' } })],
    ['new name', LONGEST.name, (at, n) => seat(at, { name: letters(n) }), [200, 400]],
    ['address', LONGEST.email, (at, n) => create(at, {}, { email: address(n) })],
    ['new address', LONGEST.email, (at, n) => seat(at, { email: address(n) }), [200, 400]],
    ['address for links', LONGEST.email, (at, n) => api(at, '/v1/links', { body: { email: address(n) } }), [202, 400]],
    ['move', LONGEST.move, (at, n) => move(at, { move: letters(n) }), [422, 400]],
    ['fen', LONGEST.fen, (at, n) => create(at, { opening: { fen: 'B:W18,30:B1,14,15'.padEnd(n) } })],
    ['message', LONGEST.message, (at, n) => move(at, { message: letters(n) }), [200, 400]],
    ['note', LONGEST.note, (at, n) => seat(at, { note: letters(n) }), [200, 400]],
    ['language', LONGEST.locale, (at, n) => create(at, {}, { locale: tag(n) })],
    ['ply', COUNT_BOUNDS.ply.most, (at, n) => action(at, { type: 'give-time', time: 'P1D', ply: n }), [200, 400]],
    ['moves of a period', COUNT_BOUNDS.moves.most, (at, n) => control(at, { moves: n, period: 'P1D' })],
    ['square', COUNT_BOUNDS.square.most, (at, n) => action(at, { type: 'huff', square: n }, 'opponent'), [409, 400]],
    ['days of leave', COUNT_BOUNDS.leaveDays.most, (at, n) => action(at, { type: 'take-leave', days: n }), [422, 400]],
    [
      'lines of a plan',
      CONDITIONAL_MOVES_LIMITS.moves,
      (at, n) =>
        planned(
          at,
          Array.from({ length: n }, () => toAndFro(1)),
        ),
      [200, 400],
    ],
    [
      'moves of a line',
      2 * CONDITIONAL_MOVES_LIMITS.ownMovesPerLine,
      (at, n) => planned(at, [toAndFro(n)]),
      [200, 400],
    ],
    [
      'moves of a plan',
      CONDITIONAL_MOVES_LIMITS.moves,
      (at, n) => planned(at, [...Array.from({ length: 4 }, () => toAndFro(40)), toAndFro(n - 160)]),
      [200, 422],
    ],
  ])
  limits('least', 1, [
    ['ply', COUNT_BOUNDS.ply.least, (at, n) => action(at, { type: 'give-time', time: 'P1D', ply: n }), [200, 400]],
    ['moves of a period', COUNT_BOUNDS.moves.least, (at, n) => control(at, { moves: n, period: 'P1D' })],
    ['ballot', COUNT_BOUNDS.ballot.least, (at, n) => create(at, { opening: { ballot: 'three-move', number: n } })],
    ['square', COUNT_BOUNDS.square.least, (at, n) => action(at, { type: 'huff', square: n }, 'opponent'), [409, 400]],
    ['days of leave', COUNT_BOUNDS.leaveDays.least, (at, n) => action(at, { type: 'take-leave', days: n }), [200, 400]],
  ])
  limits('most', SECOND, [
    ...SPANS_OF_CLOCK.map((name): Limit => [
      name,
      SPAN_BOUNDS[name].most,
      (at, n) => control(at, { [name]: seconds(n) }),
    ]),
    ['cap', SPAN_BOUNDS.cap.most, (at, n) => control(at, { increment: 'P1D', cap: seconds(n) })],
    ['period', SPAN_BOUNDS.period.most, (at, n) => control(at, { moves: 2, period: seconds(n) })],
    ['leave', SPAN_BOUNDS.leave.most, (at, n) => create(at, { leave: seconds(n) })],
    ['invitation', SPAN_BOUNDS.invitationLife.most, (at, n) => create(at, { invitationLife: seconds(n) })],
    ['gift', SPAN_BOUNDS.gift.most, (at, n) => action(at, { type: 'give-time', time: seconds(n) }), [200, 422]],
    [
      'pause',
      SPAN_BOUNDS.pause.most,
      (at, n) => action(at, { type: 'propose-pause', until: new Date(NOON + n) }),
      [200, 422],
    ],
    [
      'leave ahead',
      SPAN_BOUNDS.leaveAhead.most,
      (at, n) => action(at, { type: 'take-leave', days: 1, from: new Date(NOON + n) }),
      [200, 422],
    ],
    ['rematch', AFTER_END_PERIOD, afterwards, [303, 410]],
  ])
  limits('least', SECOND, [
    ['cap', SPAN_BOUNDS.cap.least, (at, n) => control(at, { increment: 'P1D', cap: seconds(n) })],
    ['period', SPAN_BOUNDS.period.least, (at, n) => control(at, { moves: 2, period: seconds(n) })],
    ['invitation', SPAN_BOUNDS.invitationLife.least, (at, n) => create(at, { invitationLife: seconds(n) })],
    ['turn', LEAST_TURN, (at, n) => create(at, { clock: { perMove: seconds(n) } })],
    ['turn from the reserve', LEAST_TURN, (at, n) => create(at, { clock: { reserve: seconds(n) } })],
    ['gift', SPAN_BOUNDS.gift.least, (at, n) => action(at, { type: 'give-time', time: seconds(n) }), [200, 422]],
    [
      'pause',
      SPAN_BOUNDS.pause.least,
      (at, n) => action(at, { type: 'propose-pause', until: new Date(NOON + n) }),
      [200, 422],
    ],
  ])
})

const TAKEN = [303, 400] as const

describe('the forms', () => {
  limits('most', 1, [
    ['name', LONGEST.name, (at, n) => started(at, { name: letters(n) }), TAKEN],
    ['name', LONGEST.name, (at, n) => invited(at, { name: letters(n) }), TAKEN],
    ['name', LONGEST.name, (at, n) => settings(at, { name: letters(n) }), TAKEN],
    ['address', LONGEST.email, (at, n) => started(at, { email: address(n) }), TAKEN],
    ['address', LONGEST.email, (at, n) => invited(at, { email: address(n) }), TAKEN],
    ['address', LONGEST.email, (at, n) => settings(at, { email: address(n) }), TAKEN],
    ['address', LONGEST.email, (at, n) => form(at, '/links', { email: address(n) }), [200, 400]],
    [
      'fen',
      LONGEST.fen,
      (at, n) => started(at, { opening: 'fen', fen: `B:W18,30${' '.repeat(n - 17)}:B1,14,15` }),
      TAKEN,
    ],
    ['message', LONGEST.message, (at, n) => played(at, { message: letters(n) }), TAKEN],
    ['move', LONGEST.move, (at, n) => played(at, { move: letters(n) }), [422, 400]],
    ['note', LONGEST.note, async (at, n) => form(at, `${(await begun(at)).creator}/own`, { note: letters(n) }), TAKEN],
    ...SPANS_OF_CLOCK.map((name): Limit => [
      name,
      boundsInDays(SPAN_BOUNDS[name]).most,
      (at, n) => ownClock(at, { [name]: String(n) }),
      TAKEN,
    ]),
    ['cap', boundsInDays(SPAN_BOUNDS.cap).most, (at, n) => ownClock(at, { increment: '1', cap: String(n) }), TAKEN],
    [
      'period',
      boundsInDays(SPAN_BOUNDS.period).most,
      (at, n) => ownClock(at, { moves: '2', period: String(n) }),
      TAKEN,
    ],
    ['moves', COUNT_BOUNDS.moves.most, (at, n) => ownClock(at, { moves: String(n), period: '1' }), TAKEN],
    ['leave', boundsInDays(SPAN_BOUNDS.leave).most, (at, n) => started(at, { leave: String(n) }), TAKEN],
    [
      'invitation',
      boundsInDays(SPAN_BOUNDS.invitationLife).most,
      (at, n) => started(at, { invitationLife: String(n) }),
      TAKEN,
    ],
    ['gift', boundsInDays(SPAN_BOUNDS.gift).most, (at, n) => acted(at, 'give-time', { days: String(n) }), [303, 422]],
    ['leave', COUNT_BOUNDS.leaveDays.most, (at, n) => acted(at, 'take-leave', { days: String(n) }), TAKEN],
    [
      'pause',
      boundsInDays(SPAN_BOUNDS.pause).most,
      (at, n) => acted(at, 'propose-pause', { until: date(n) }),
      [303, 422],
    ],
    [
      'leave ahead',
      boundsInDays(SPAN_BOUNDS.leaveAhead).most,
      (at, n) => acted(at, 'take-leave', { days: '1', from: date(n) }),
      [303, 422],
    ],
  ])
  limits('least', 1, [
    ['cap', boundsInDays(SPAN_BOUNDS.cap).least, (at, n) => ownClock(at, { increment: '1', cap: String(n) }), TAKEN],
    [
      'period',
      boundsInDays(SPAN_BOUNDS.period).least,
      (at, n) => ownClock(at, { moves: '2', period: String(n) }),
      TAKEN,
    ],
    ['moves', COUNT_BOUNDS.moves.least, (at, n) => ownClock(at, { moves: String(n), period: '1' }), TAKEN],
    [
      'invitation',
      boundsInDays(SPAN_BOUNDS.invitationLife).least,
      (at, n) => started(at, { invitationLife: String(n) }),
      TAKEN,
    ],
    ['gift', boundsInDays(SPAN_BOUNDS.gift).least, (at, n) => acted(at, 'give-time', { days: String(n) }), [303, 422]],
    ['leave', COUNT_BOUNDS.leaveDays.least, (at, n) => acted(at, 'take-leave', { days: String(n) }), TAKEN],
    [
      'pause',
      boundsInDays(SPAN_BOUNDS.pause).least,
      (at, n) => acted(at, 'propose-pause', { until: date(n) }),
      [303, 422],
    ],
  ])
})

/** The greatest length of each text field, by its name. */
const TYPED: Readonly<Record<string, number>> = {
  name: LONGEST.name,
  opponentName: LONGEST.name,
  arbiterName: LONGEST.name,
  email: LONGEST.email,
  opponentEmail: LONGEST.email,
  arbiterEmail: LONGEST.email,
  // The field takes a FEN or a whole game in PDN.
  fen: PDN_LIMITS.maxLength,
  move: LONGEST.move,
  firstMove: LONGEST.move,
  message: LONGEST.message,
  note: LONGEST.note,
  text: LONGEST.decliningMessage,
}

test('every field of text takes as much as the service does, and no more', async () => {
  const at = stand()
  const { opponent } = await begun(at)
  const open = await newGame(at)
  const paths = ['/', invitationOf((await ask(at, open)).body), `${opponent}/settings`, '/links', `${open}/keep`]
  const pages = [
    await wholePage(at, opponent),
    ...(await Promise.all(paths.map((path) => ask(at, path)))).map(({ body }) => body),
  ]
  const fields =
    pages
      .join('')
      .match(/<(?:input(?![^>]*type="(?:hidden|radio|checkbox|number|date)")|textarea)\b[^>]*\sname="[^>]*>/g) ?? []
  const attribute = (field: string, name: string): string | undefined =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(field)?.[1]
  const found = new Set(fields.map((field) => `${attribute(field, 'name')} ${attribute(field, 'maxlength')}`))
  expect([...found].toSorted()).toEqual(
    Object.entries(TYPED)
      .map(([name, most]) => `${name} ${most}`)
      .toSorted(),
  )
})
