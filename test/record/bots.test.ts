import { expect, test } from 'vitest'
import { packLog, packNextVersion, unpackLog } from '../../functions/codec/game-item.ts'
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

test('it stays in the stored log, also when other events leave it', () => {
  const log = [
    { ...offered, ...BOT },
    { ...joined, ...BOT },
  ]
  expect(unpackLog(packLog(log))).toEqual(log)
  const chose = { type: 'chose', at: START, by: 'creator', choices: { reminders: [], playForced: false } } as const
  const before = { version: 3, log: unpackLog(packLog([...log, chose])), last: 1, due: undefined }
  const after = { ...before, version: 4, log: before.log.slice(0, 2) }
  expect(unpackLog(packNextVersion(GAME, before, after).e)).toEqual(log)
})

/** Returns pages of a game that a program has offered. */
const offeredByBot = async () => {
  const at = stand()
  const made = await at.ask('POST', '/v1/games', { body: { creator: { name: 'Rex', seat: 'toss', bot: true } } })
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
