import { beforeAll, expect, test } from 'vitest'
import { emailsFor } from '../../shared/email/game-emails/emails-for.ts'
import { type Chains, chainsOf } from '../races/chain.ts'
import { raceOnSqlite } from '../races/on-sqlite.ts'
import { doubled, forgotten, postOf } from './account.ts'
import { newLedger } from './ledger.ts'

let chains: Chains
beforeAll(async () => {
  const { records } = await raceOnSqlite({ contenders: 2, commands: 200, seed: 3 })
  chains = chainsOf(records)
})

const allLetters = (): readonly string[] =>
  [...chains.links].flatMap(([id, chain]) =>
    chain.flatMap(({ stored, game, step }) =>
      emailsFor(id, stored.version, game, step).map(({ version, seat }) => `${id}-${version}-${seat}`),
    ),
  )

test('nothing is lost when all emails are sent', () =>
  expect(postOf(chains, new Set(allLetters()))).toMatchObject({ superseded: 0, lost: [], uncalled: [], dawdled: [] }))

test('emails that the game has moved past need not be sent; the last ones must', () => {
  const { called, superseded, lost } = postOf(chains, new Set())
  expect(superseded).toBeGreaterThan(0)
  expect(lost.length).toBeGreaterThanOrEqual(chains.links.size)
  expect(superseded + lost.length).toBe(called)
})

test('an email sent without cause is found', () =>
  expect(postOf(chains, new Set([...allLetters(), 'nogamenogame-1-creator'])).uncalled).toEqual([
    'nogamenogame-1-creator',
  ]))

test('an email that the game moves past only after an hour was too slow', () => {
  const slow = new Map(
    [...chains.links].map(([id, chain]) => [
      id,
      chain.map((link, index) => ({
        ...link,
        stored: {
          ...link.stored,
          log: link.stored.log.map((event) => ('at' in event ? { ...event, at: event.at + index * 3_600_000 } : event)),
        },
      })),
    ]),
  )
  expect(postOf({ ...chains, links: slow }, new Set()).dawdled.length).toBeGreaterThan(0)
})

test('an acknowledged move that is missing is found', () => {
  const [game = ''] = chains.links.keys()
  const ledger = newLedger()
  ledger.games.push(game, 'nogamenogame')
  ledger.moves.push({ game, ply: 0, move: '32-28' })
  ledger.acts.push({ game, version: 2, event: 'joined' }, { game, version: 2, event: 'aborted' })
  expect(forgotten(ledger, chains)).toEqual([
    'game nogamenogame',
    `32-28 at ply 0 of ${game}`,
    `aborted in version 2 of ${game}`,
  ])
})

test('an email logged twice was sent twice', () => {
  const line = (version: number) =>
    JSON.stringify({ message: 'email', game: 'g', seat: 'creator', version, outcome: 'sent' })
  expect(doubled([line(1), line(2), line(1), 'something else'].join('\n'))).toBe(1)
})
