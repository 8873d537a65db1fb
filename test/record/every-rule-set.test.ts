import { describe, expect, test } from 'vitest'
import { type RulesId, RULES_IDS, makeFen, parseFen, ruleSetOf } from '../../shared/draughts/index.ts'
import { lastPosition } from '../../shared/draughts/pdn/last-position.ts'
import { readPdn } from '../../shared/draughts/pdn.ts'
import { PDN_LIMITS } from '../../shared/game/board/opening-position.ts'
import { MINUTE } from '../../shared/game/model/words.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { chances } from '../draughts/random.ts'
import { readGif } from '../picture/read-gif.ts'
import { stand, tokenOf } from '../service/stand.ts'

const PLIES = 8

type Shown = { readonly turn: 'black' | 'white' | null; readonly fen: string; readonly legalMoves: readonly string[] }

/** Plays some moves by these rules, with Amara as Black and Joost as White, and ends the game. */
const played = async (rules: RulesId, end: 'black resigns' | 'white resigns' | 'draw') => {
  const at = stand()
  const begun = await at.begin({ creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Joost' }, rules })
  const { id } = begun.body.game
  const tokens = { black: tokenOf(begun, 'creator'), white: tokenOf(begun, 'opponent') }
  const chance = chances(rules.length)
  const show = async (): Promise<Shown> => (await at.ask('GET', `/v1/games/${id}`)).body as unknown as Shown
  const act = (colour: 'black' | 'white', body: object) =>
    at.ask('POST', `/v1/games/${id}/actions`, { token: tokens[colour], body: { ply: PLIES, ...body } })
  const shown = [await show()]
  for (let ply = 0; ply < PLIES; ply += 1) {
    const { turn, legalMoves } = shown.at(-1) ?? { turn: null, legalMoves: [] }
    at.clock.now += MINUTE
    const body = {
      ply,
      move: legalMoves[Math.floor(chance() * legalMoves.length)],
      ...(ply === PLIES - 1 && end === 'draw' && { offerDraw: true }),
    }
    const { status } = await at.ask('POST', `/v1/games/${id}/moves`, { token: tokens[turn ?? 'black'], body })
    expect(status).toBe(200)
    shown.push(await show())
  }
  const last = shown.at(-1)?.turn ?? 'black'
  const ended =
    end === 'draw'
      ? act(last, { type: 'accept-draw' })
      : act(end === 'black resigns' ? 'black' : 'white', { type: 'resign' })
  expect((await ended).status).toBe(200)
  const get = (kind: string, query: Readonly<Record<string, string>> = {}) =>
    answerApi(at.service, {
      method: 'GET',
      path: `/v1/games/${id}.${kind}`,
      query,
      headers: {},
      from: '192.0.2.1',
      body: '',
      receivedAt: at.clock.now,
    })
  return { shown, get }
}

/** Returns a tag of a PDN by its text alone, as other software reads it. */
const tagIn = (pdn: string, name: string): string | undefined =>
  new RegExp(`^\\[${name} "([^"]*)"\\]$`, 'm').exec(pdn)?.[1]

describe.each(RULES_IDS)('records of %s', (rules) => {
  const sheet = ruleSetOf(rules)

  test.each(['black resigns', 'white resigns', 'draw'] as const)(
    'the PDN gives the first mover the first figure of the result, and is read back unchanged: %s',
    async (end) => {
      const { shown, get } = await played(rules, end)
      const { body: pdn } = await get('pdn')
      const first = shown[0]?.turn
      const winner = end === 'black resigns' ? 'white' : 'black'
      const form = rules === 'international' || rules === 'canadian' ? ['2-0', '0-2', '1-1'] : ['1-0', '0-1', '1/2-1/2']
      expect(tagIn(pdn, 'Result')).toBe(form[end === 'draw' ? 2 : winner === first ? 0 : 1])
      expect([tagIn(pdn, 'Black'), tagIn(pdn, 'White')]).toEqual(['Amara', 'Joost'])
      expect(pdn).toMatch(/\s\*\n$/)
      const { games, errors } = readPdn(pdn)
      expect(errors).toEqual([])
      expect(games).toMatchObject([{ rules, result: { winner: end === 'draw' ? null : winner } }])
      expect(games[0]?.line).toHaveLength(PLIES)
      const last = lastPosition(sheet, pdn, PDN_LIMITS)
      expect(last.kind === 'position' && makeFen(sheet, last.position)).toBe(shown.at(-1)?.fen)
    },
  )

  test('the FEN of each ply is the game’s, and reads back equal; pictures have each position', async () => {
    const { shown, get } = await played(rules, 'draw')
    for (const [ply, { fen }] of shown.entries()) {
      const text = (await get('fen', { ply: String(ply) })).body.trim()
      expect(text).toBe(fen)
      const read = parseFen(sheet, text)
      expect(read.kind === 'position' && makeFen(sheet, read.position)).toBe(text)
    }
    const drawing = await get('svg')
    expect(drawing.body).toMatch(/^<svg[^>]*>[^]*<title[^>]*>[^<]+<\/title>[^]*<\/svg>\s*$/)
    const png = Buffer.from((await get('png')).bytes ?? [])
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', 480])
    const gif = readGif((await get('gif')).bytes ?? new Uint8Array())
    expect(gif.pictures).toHaveLength(PLIES + 1)
    for (const [index, picture] of gif.pictures.entries())
      if (index > 0) expect(picture).not.toEqual(gif.pictures[index - 1])
  })
})
