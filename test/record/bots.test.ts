import { expect, test } from 'vitest'
import { NOT_YET_WRITTEN } from '../../functions/codec/compound.ts'
import { packLog, packLogAhead, packNextVersion, unpackLog } from '../../functions/codec/game-item.ts'
import { memoryGames } from '../../local/memory/memory-games.ts'
import { seatsView } from '../../shared/api/views/game-view.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { playOf } from '../../shared/game/model/game.ts'
import { writeGamePdn } from '../../shared/record/game-pdn.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import { LANGUAGES, loadTexts } from '../../shared/texts/languages/languages.ts'
import { GAME, START, joined, offered } from '../ports/samples.ts'
import { NOON, stand, tokenOf } from '../service/stand.ts'

const NAMES = { names: { black: 'Amara', white: 'Rex' }, url: 'https://draughts.test/g/AAAAAAAAAAAA' }
const BOT = { bot: true } as const

const played = (...log: readonly GameEvent[]) => {
  const game = fold(log)
  const play = game && playOf(game)
  if (!game || !play) throw new Error('the game has not begun')
  return { seats: seatsView(game), pdn: writeGamePdn(game, play, NAMES) }
}

test('a player who has said to be a program is one for everyone, and in PDN', () => {
  const { seats, pdn } = played(offered, { ...joined, ...BOT })
  expect(Object.values(seats).filter(({ bot }) => bot)).toHaveLength(1)
  expect(pdn.match(/\[(?:White|Black)Type "program"\]/g)).toHaveLength(1)
  const both = played({ ...offered, ...BOT }, { ...joined, ...BOT })
  expect(both.seats).toMatchObject({ black: BOT, white: BOT })
  expect(both.pdn).toMatch(/\[WhiteType "program"\]\n\[BlackType "program"\]/)
})

test('of anyone else nothing is said, as nobody knows', () => {
  const { seats, pdn } = played(offered, joined)
  expect(JSON.stringify(seats)).not.toContain('bot')
  expect(pdn).not.toMatch(/(?:White|Black)Type/)
})

test('it stays with a new name, and ends with whoever gets a lost seat', () => {
  const renamed = { type: 'renamed', at: START, by: 'opponent', name: 'Rex II' } as const
  const programs = ({ seats }: ReturnType<typeof played>) => Object.values(seats).filter(({ bot }) => bot)
  expect(programs(played(offered, { ...joined, ...BOT }, renamed))).toMatchObject([{ name: 'Rex II' }])
  const reseated = { type: 'reseated', at: START, seat: 'opponent', name: 'Zoe', contact: 'other' } as const
  expect(programs(played(offered, { ...joined, ...BOT }, reseated))).toEqual([])
})

test('this release reads it; the next one writes it', () => {
  const log = [offered, { ...joined, ...BOT }]
  expect(unpackLog(packLogAhead(log))).toEqual(log)
  expect(() => packLog(log)).toThrow(NOT_YET_WRITTEN)
})

test('a game that the next release has stored keeps it when other events leave the log', () => {
  const chose = { type: 'chose', at: START, by: 'creator', choices: { reminders: [], playForced: false } } as const
  const before = {
    version: 3,
    log: unpackLog(packLogAhead([offered, { ...joined, ...BOT }, chose])),
    last: 1,
    due: undefined,
  }
  const log = before.log.slice(0, 2)
  const after = { ...before, version: 4, log }
  expect(unpackLog(packNextVersion(GAME, before, after).e)).toEqual(log)
  // This release adds none by itself.
  const plain = { ...before, log: [offered] }
  expect(() => packNextVersion(GAME, plain, after)).toThrow(NOT_YET_WRITTEN)
})

/** Returns pages of a game that a program has offered, as a later release stores it. */
const offeredByBot = async () => {
  const games = memoryGames()
  const load: typeof games.load = async (id) => {
    const stored = await games.load(id)
    return (
      stored && { ...stored, log: stored.log.map((each) => (each.type === 'offered' ? { ...each, ...BOT } : each)) }
    )
  }
  const at = stand({ games: { ...games, load } })
  const made = await at.ask('POST', '/v1/games', { body: { creator: { name: 'Rex', seat: 'toss' } } })
  const page = async (path: string, language: string, query = {}): Promise<string> => {
    const headers = { 'accept-language': language }
    const request = { method: 'GET', path, query, headers, from: '192.0.2.1', body: '', receivedAt: NOON }
    return (await answerPage(at.service, assetFiles({}), request)).body
  }
  return { ...at, made, page }
}

test('the page of an invitation says so before it is accepted, in every language, and the game’s page after that', async () => {
  const { ask, made, page } = await offeredByBot()
  const { id } = made.body.game
  const invitation = tokenOf(made, 'invitation')
  for (const language of LANGUAGES)
    expect(await page(`/i/${invitation}`, language)).toContain(
      `${(await loadTexts(language)).texts.about.isProgram('Rex')}.`,
    )
  expect((await ask('GET', `/v1/games/${id}`)).body).toMatchObject({ creator: { name: 'Rex', bot: true } })
  const taken = await ask('POST', `/v1/games/${id}/claim`, { token: invitation, body: { name: 'Amara' } })
  expect(await page(`/p/${tokenOf(taken, 'seat')}`, 'en', { tab: 'about' })).toContain('Rex is a program.')
})
