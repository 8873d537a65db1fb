import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { HOUR } from '../../shared/game/model/words.ts'
import { FOLDED_FIELDS, newGameLabel } from '../../shared/pages/new-game/new-game-fields.ts'
import { textsFor } from '../harness/words.ts'
import type { Response } from '../../shared/service/runtime/http.ts'
import { type Stand, act, ask, begun, invitationOf, newGame, stand } from './stand.ts'

type Fields = Readonly<Record<string, string>>

/**
 * A case: the fields as typed, the name of the wrong field, the message shown for it, and the status (400 if left out).
 */
type FaultCase = readonly [typed: Fields, field: string, message: string, status?: number]

const texts = textsFor('en')
const { fields, errors, refusals, seat, newGame: labels } = texts
/**
 * The message for a wrong name. It lists everything that a name must be, because the page does not say which fault it
 * is.
 */
const NAME = 'Enter a name of at most 40 characters, without line breaks or control characters.'
const CLOCK = { clock: 'own', perMove: '1', reserve: '1' }

const NEW_GAME: readonly FaultCase[] = [
  [{ name: '' }, 'name', NAME],
  [{ name: 'a\u202eb' }, 'name', NAME],
  [{ name: 'a\r\nb' }, 'name', NAME],
  [{ name: 'a\0b' }, 'name', NAME],
  [{ email: 'amara' }, 'email', fields.email],
  [{ seat: 'red' }, 'seat', fields.choice],
  [{ rules: 'chess' }, 'rules', fields.choice],
  [{ clock: 'blitz' }, 'clock', fields.choice],
  [{ ...CLOCK, perMove: '' }, 'perMove', fields.days(0, 366)],
  [{ ...CLOCK, reserve: 'x' }, 'reserve', fields.days(0, 366)],
  [{ ...CLOCK, increment: '-1' }, 'increment', fields.days(0, 366)],
  [{ ...CLOCK, increment: '1', cap: '0' }, 'cap', fields.days(1, 366)],
  [{ ...CLOCK, moves: '2', period: '0' }, 'period', fields.days(1, 366)],
  [{ ...CLOCK, moves: '0', period: '1' }, 'moves', fields.moves(1, 100)],
  [{ ...CLOCK, perMove: '0', reserve: '0' }, 'perMove', fields.noTime],
  [{ ...CLOCK, cap: '5' }, 'increment', fields.noIncrement],
  [{ ...CLOCK, moves: '5' }, 'period', fields.days(1, 366)],
  [{ ...CLOCK, period: '5' }, 'moves', fields.moves(1, 100)],
  [{ opening: 'gambit' }, 'opening', fields.ballot],
  [{ opening: 'three-move', rules: 'russian' }, 'opening', fields.ballot],
  [{ opening: 'fen', fen: '' }, 'fen', fields.fen],
  [{ opening: 'fen', fen: 'B:W1:B2' }, 'fen', fields.fen],
  [{ opening: 'fen', fen: '1. 11-15 22-18 2. 9-13 18x11 3. <b>boo</b>' }, 'fen', fields.halfMove(3)],
  [{ opening: 'fen', fen: '[GameType "20"] *' }, 'fen', fields.game],
  [{ opening: 'fen', fen: `1. ${'x'.repeat(12_000)}` }, 'fen', fields.game],
  [{ match: 'best-of-five' }, 'match', fields.choice],
  [{ strictness: 'harsh' }, 'strictness', fields.choice],
  [{ invitationLife: '' }, 'invitationLife', fields.days(1, 180)],
  [{ leave: 'x' }, 'leave', fields.days(0, 366)],
  [{ seat: 'black', firstMove: '1-32' }, 'firstMove', fields.firstMove],
  [{ seat: 'white', firstMove: '11-15' }, 'firstMove', fields.firstMove],
  [{ opponentEmail: '@mail.test' }, 'opponentEmail', fields.email],
  [{ opponentName: 'Amara', opponentEmail: 'a' }, 'opponentEmail', fields.email],
  [{ arbiterEmail: 'r@mail.test' }, 'arbiterName', NAME],
  [{ arbiterName: 'Dee', arbiterEmail: 'dee@' }, 'arbiterEmail', fields.email],
  [{ opponentName: 'x'.repeat(41) }, 'opponentName', NAME],
  [{ weekendsOff: '1', timeZone: 'Mars/Olympus' }, 'weekendsOff', fields.choice],
]

const INVITATION: readonly FaultCase[] = [
  [{ name: '' }, 'name', NAME],
  [{ name: '   ' }, 'name', NAME],
  [{ name: 'a\u202eb' }, 'name', NAME],
  [{ name: 'a\r\nb' }, 'name', NAME],
  [{ name: 'a\0b' }, 'name', NAME],
  [{ email: 'amara@' }, 'email', fields.email],
]

const LOST_SEAT: readonly FaultCase[] = INVITATION

const SETTINGS: readonly FaultCase[] = [
  [{ name: '' }, 'name', NAME],
  [{ email: 'joost' }, 'email', fields.email],
  [{ locale: 'klingon!' }, 'locale', fields.choice],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone', fields.choice],
]

const ofAct = (field: string): string => {
  const message = fields.acts[field]
  if (message === undefined) throw new Error(`nothing is said of ${field}`)
  return message
}

/** The board's page shows each message at its top, and also beside the field if it shows that field. */
const ACTS: readonly FaultCase[] = [
  [{ type: 'give-time', days: '' }, '', ofAct('time')],
  [{ type: 'give-time', days: '61' }, '', refusals['too-long'], 422],
  [{ type: 'give-time', days: '1', seat: 'red' }, '', fields.choice],
  [{ type: 'take-leave', days: '' }, 'leave-days', ofAct('days')],
  [{ type: 'take-leave', days: '1', from: 'soon' }, 'leave-from', ofAct('from')],
  [{ type: 'take-leave', days: '15' }, 'leave-days', refusals['no-leave-left'], 422],
  [{ type: 'propose-pause', until: '2026-02-30' }, 'pause-until', ofAct('until')],
  [{ type: 'propose-pause', until: '2026-11-21' }, 'pause-until', refusals['too-long'], 422],
  [{ type: 'plan', lines: 'x'.repeat(121) }, 'lines', ofAct('lines')],
  [{ type: 'claim-draw', claim: 'boredom' }, '', fields.choice],
  [{ type: 'claim-draw', claim: 'threefold' }, '', refusals['not-your-turn'], 409],
  [{ type: 'huff', square: 'x' }, '', fields.choice],
  [{ type: 'huff', square: '12' }, '', refusals['not-in-this-game'], 409],
  [{ type: 'adjudicate', result: 'draw' }, '', refusals['not-yours-to-do'], 403],
  [{ type: 'grant-count', stronger: '' }, '', fields.choice],
  [{ type: 'castle' }, '', refusals['invalid-request']],
]

/**
 * Returns, for each place, whether the message is there: in the list or notice at the top, beside the field, and tied
 * to the field.
 */
const shownWhere = ({ body }: Response, field: string, message: string, listed: string): readonly boolean[] => [
  body.includes(`<a href="#${field}">${listed}</a>`) ||
    body.includes(field === '' ? message : `role="alert">${message}</p>`),
  ...(field === '' ? [] : [besideOf(body, field) === message, namesFault(body, field)]),
]

/** Returns whether a screen reader reads the field together with the message beside it. */
const namesFault = (body: string, field: string): boolean =>
  new RegExp(`<[a-z]+\\s[^>]*\\bid="${field}"[^>]*\\saria-describedby="[^"]*\\b${field}-fault"`).test(body)

/** Returns the message beside a field. */
const besideOf = (body: string, field: string): string | undefined =>
  new RegExp(`id="${field}-fault">([^<]*)<`).exec(body)?.[1]

type Listed = (field: string, message: string) => string

const rows = (
  name: string,
  table: readonly FaultCase[],
  send: (at: Stand, typed: Fields) => Promise<Response>,
  listed: Listed = (_, message) => message,
): void => {
  describe(name, () => {
    for (const [typed, field, message, status = 400] of table)
      test(JSON.stringify(typed), async () => {
        const answer = await send(stand(), typed)
        const isShown = shownWhere(answer, field, message, listed(field, message))
        expect([answer.status, isShown]).toEqual([status, isShown.map(() => true)])
      })
  })
}

const WISH = { timeZone: '', name: 'Joost', email: '', seat: 'white', rules: 'english', clock: 'relaxed' }

const asNewGame = (at: Stand, typed: Fields): Promise<Response> =>
  ask(at, '/', { form: { ...WISH, key: randomBytes(11).toString('hex'), ...typed } })

rows('a new game', NEW_GAME, asNewGame, (field, message) => seat.labelled(newGameLabel(texts, field) ?? '', message))

test('of several wrong addresses the list tells which each is', async () => {
  const { body } = await asNewGame(stand(), {
    email: 'amara',
    opponentEmail: 'otis',
    arbiterName: 'Dee',
    arbiterEmail: 'd',
  })
  for (const label of [labels.yourEmail, labels.opponent, labels.arbiterEmail])
    expect(body).toContain(`${label}: ${fields.email}</a>`)
})

rows('an invitation', INVITATION, async (at, typed) => {
  const invitation = invitationOf((await ask(at, await newGame(at))).body)
  return ask(at, invitation, { form: { key: 'k'.repeat(22), timeZone: '', name: 'Amara', email: '', ...typed } })
})

rows('a lost seat', LOST_SEAT, async (at, typed) => {
  const { creator } = await begun(at)
  await act(at, creator, 'ask-reseat')
  const path = /\/a\/[\w-]+/.exec((await ask(at, creator)).body)?.[0] ?? ''
  at.clock.now += 49 * HOUR
  return ask(at, path, { form: { key: 'k'.repeat(22), timeZone: '', name: 'Amara', email: '', ...typed } })
})

rows('settings', SETTINGS, async (at, typed) =>
  ask(at, `${(await begun(at)).creator}/settings`, { form: { name: 'Joost', email: '', ...typed } }),
)

rows('an act', ACTS, async (at, { type = '', ...typed }) => act(at, (await begun(at)).creator, type, typed))

test.each([
  ['/', { ...WISH, key: 'k'.repeat(22), colour: 'red' }],
  ['/', { ...WISH, key: 'short' }],
])('%s with a field that it does not have, or without a key, is no form of ours', async (path, form) => {
  const answer = await ask(stand(), path, { form })
  expect([answer.status, answer.body.includes(errors.failedTitle)]).toEqual([400, true])
})

const folds = NEW_GAME.filter(([, field]) => FOLDED_FIELDS.some((name) => name === field))

test.each(folds.map(([typed]) => [JSON.stringify(typed), typed] as const))(
  'the form of a new game with %s comes back with the folded part open',
  async (_, typed) => {
    const isOpen = ({ body }: Response): boolean =>
      (/<details class="choices-more"([^>]*)>/.exec(body)?.[1] ?? '').includes('open')
    const form = { ...WISH, key: 'k'.repeat(22), ...typed }
    expect([isOpen(await ask(stand(), '/')), isOpen(await ask(stand(), '/', { form }))]).toEqual([false, true])
  },
)
