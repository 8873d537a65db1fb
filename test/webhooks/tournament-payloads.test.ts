import { describe, expect, test } from 'vitest'
import type { FactOf } from '../../shared/tournament/model/facts.ts'
import type { LoggedFact } from '../../shared/tournament/tournament-log.ts'
import { foldTournament } from '../../shared/tournament/evolving/fold-tournament.ts'
import { standardPayloadShape } from '../../shared/api/answers/programs/standard-payload-shape.ts'
import { writePayload } from '../../shared/service/webhooks/write-payload.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { loadTournamentMailFor } from '../../shared/texts/tournament/tournament-email-texts.ts'
import type { TournamentEventPayload } from '../../shared/webhooks/event-types.ts'
import { isSubscribed } from '../../shared/webhooks/is-subscribed.ts'
import { tournamentPayloadsOf } from '../../shared/webhooks/tournament-payloads.ts'
import { TERMS } from '../service/tournaments/event-terms.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const ID = 'Qm3tYb8ZrW0e'

const founded: FactOf<'founded'> = {
  type: 'founded',
  at: NOON,
  terms: { ...TERMS, section: 'A' },
  salt: 'salt-of-an-event0',
  secretary: { name: 'Sam', contact: 'sam0000000' },
  entrants: ['<b>Ada</b>', 'Bea', 'Cy'].map((name, at) => ({ name, contact: `contact${at}00` })),
}

const board = (at: number, black: number, white: number): FactOf<'started'>['boards'][number] => ({
  game: `game0000000${at}`,
  salt: 'salt-of-a-game-00',
  chance: at,
  contacts: ['a000000000', 'b000000000', 'c000000000'],
  round: at,
  place: 1,
  black,
  white,
})

const accepted = (player: number): LoggedFact => ({ type: 'accepted', at: NOON, player, as: 'accepted', step: 3 })
const started: LoggedFact = {
  type: 'started',
  at: NOON,
  by: 'secretary',
  step: 4,
  boards: [board(1, 1, 2), board(2, 3, 1), board(3, 2, 3)],
}
const scored = (number: number, winner: 'black' | 'white' | null, step: number): LoggedFact => ({
  type: 'scored',
  at: NOON,
  board: number,
  version: 9,
  outcome: { winner, reason: winner ? 'resignation' : 'agreement' },
  step,
})
const BEGUN: readonly LoggedFact[] = [
  { ...founded, step: 1 },
  { type: 'confirmed', at: NOON, step: 1 },
  { type: 'sent', at: NOON, step: 2 },
  ...[1, 2, 3].map(accepted),
  started,
]

/** Returns what programs are sent about facts, after those of a tournament that has begun. */
const toldOf = (...facts: readonly LoggedFact[]): readonly TournamentEventPayload[] => {
  const tournament = foldTournament([...BEGUN, ...facts])
  if (!tournament) throw new Error('these facts do not fold')
  return tournamentPayloadsOf({ id: ID, version: 9, tournament, facts: facts.length > 0 ? facts : BEGUN })
}

describe('a program is told', () => {
  test('that its tournament has begun, and nothing of what came before', () => {
    expect(toldOf()).toMatchObject([
      {
        id: `msg_${ID}_4_tournament-started`,
        event: 'tournament-started',
        status: 'running',
        players: 3,
        boards: 3,
        over: 0,
      },
    ])
  })

  test('of each board that is decided, once for each step, and again after a ruling', () => {
    const ruled: LoggedFact = {
      type: 'ruled',
      at: NOON,
      by: 'secretary',
      board: 1,
      winner: 'void',
      reason: 'x',
      step: 6,
    }
    expect(toldOf(scored(1, 'black', 5), scored(2, null, 5))).toMatchObject([
      {
        id: `msg_${ID}_5_board-finished_1`,
        labels: { event: TERMS.title, section: 'A', round: '1', board: '1' },
        board: {
          number: 1,
          players: { black: '<b>Ada</b>', white: 'Bea' },
          result: { winner: 'black', reason: 'resignation' },
        },
      },
      { id: `msg_${ID}_5_board-finished_2`, board: { number: 2, result: { winner: null, reason: 'agreement' } } },
    ])
    const [, again] = toldOf(scored(1, 'black', 5), ruled)
    expect(again).toMatchObject({ id: `msg_${ID}_6_board-finished_1`, board: { isRuled: true } })
    expect(again?.board).not.toHaveProperty('result')
  })

  test('of a board once, if an official has ended its game', () => {
    const ruled: LoggedFact = {
      type: 'ruled',
      at: NOON,
      by: 'secretary',
      board: 1,
      winner: 'black',
      reason: 'x',
      step: 5,
    }
    const outcome = { winner: 'black', reason: 'adjudication' } as const
    const ended: LoggedFact = { type: 'scored', at: NOON + 1, board: 1, version: 4, outcome, step: 6 }
    expect(toldOf(ruled, ended).map(({ id }) => id)).toEqual([`msg_${ID}_5_board-finished_1`])
  })

  test('of the end with the first three, and of a cancellation with nobody', () => {
    const ends = [scored(1, 'black', 5), scored(2, 'white', 5), scored(3, 'black', 5)]
    const finished: LoggedFact = { type: 'finished', at: NOON, step: 6 }
    expect(toldOf(...ends, finished).at(-1)).toMatchObject({
      event: 'tournament-finished',
      status: 'finished',
      leaders: [
        { name: '<b>Ada</b>', place: 1, points: 4 },
        { name: 'Bea', place: 2, points: 2 },
        { name: 'Cy', place: 3, points: 0 },
      ],
    })
    const cancelled: LoggedFact = { type: 'cancelled', at: NOON, by: 'secretary', reason: 'Rain.', step: 6 }
    expect(toldOf(cancelled)).toMatchObject([{ event: 'tournament-finished', status: 'cancelled', leaders: [] }])
  })
})

test('a webhook with labels gets the events of the tournaments that have them', () => {
  const [payload] = toldOf()
  if (!payload) throw new Error('nothing was told')
  const events = ['tournament-started'] as const
  expect(isSubscribed({ events, labels: { event: TERMS.title } }, payload)).toBe(true)
  expect(isSubscribed({ events, labels: { event: 'Another cup' } }, payload)).toBe(false)
  expect(isSubscribed({ events: ['board-finished'] }, payload)).toBe(false)
})

test('a payload has the shape that the API document says, and names no link', async () => {
  const words = await loadTournamentMailFor('en')
  const ends = [scored(1, 'black', 5), scored(2, 'white', 5), scored(3, null, 5)]
  for (const payload of [...toldOf(), ...toldOf(...ends, { type: 'finished', at: NOON, step: 6 })]) {
    const text = writePayload('standard', payload, { words, origin: 'https://draughts.test', now: NOON })
    expect(standardPayloadShape.parse(JSON.parse(text))).toMatchObject({
      type: payload.event,
      data: { tournament: ID, title: `${TERMS.title} · A`, url: `https://draughts.test/t/${ID}` },
    })
    expect(text).not.toMatch(/salt|contact/)
  }
})

test.each(LANGUAGES)('people read it in %s, in one to three lines, with names that style nothing', async (language) => {
  const words = await loadTournamentMailFor(language)
  const context = { words, origin: 'https://draughts.test', now: NOON }
  const ends = [
    scored(1, 'black', 5),
    { type: 'ruled', at: NOON, by: 'deputy', board: 2, winner: 'void', reason: 'x', step: 5 } as const,
  ]
  for (const payload of [
    ...toldOf(),
    ...toldOf(...ends),
    ...toldOf(...ends, { type: 'cancelled', at: NOON, by: 'clock', reason: '', step: 7 }),
  ]) {
    const { text } = JSON.parse(writePayload('slack', payload, context)) as { readonly text: string }
    expect(text.split('\n')).toHaveLength(3)
    expect(text).not.toMatch(/<b>|undefined|\[object/)
    const { content } = JSON.parse(writePayload('discord', payload, context)) as { readonly content: string }
    expect(content.split('\n')[1]).toMatch(/\S/)
  }
})
