import { describe, expect, test } from 'vitest'
import { legalMoves, ruleSetOf, writePath } from '../../shared/draughts/index.ts'
import { type PdnGame, readPdn } from '../../shared/draughts/pdn.ts'
import { playOf } from '../../shared/game/model/game.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { PEER, type Stand, ask, begun, idOf, stand } from './stand.ts'

type Numbered = readonly (readonly [number: number, move: string])[]

const PLIES = 5

/** Plays legal moves in a game with this opening, and returns the path of the creator's page and the game's id. */
const played = async (opening: Readonly<Record<string, string>>) => {
  const at = stand()
  const { creator, opponent } = await begun(at, opening)
  for (let ply = 0; ply < PLIES; ply += 1) {
    const loaded = await loadGame(at.service.games, idOf(creator))
    const play = loaded && playOf(loaded.game)
    if (!play) throw new Error('the game has not begun')
    const rules = ruleSetOf(loaded.game.terms.rules)
    const [move] = legalMoves(rules, play.position)
    if (!move) throw new Error('the game is over')
    const form = { ply: String(ply), move: writePath(rules, move) }
    const seat = play.position.turn === 'white' ? creator : opponent
    expect((await ask(at, `${seat}/move`, { form })).status).toBe(303)
  }
  return { at, seat: creator, id: idOf(creator) }
}

/** Returns the moves in the rows of a page's tables, with the number of each row. */
const rowsOn = (page: string): Numbered =>
  [...page.matchAll(/<th scope="row">(\d+)<\/th>([^]*?)<\/tr>/g)].flatMap(([, number, cells = '']) =>
    (cells.replaceAll(/<[^>]*>/g, ' ').match(/\d+(?:[-x]\d+)+/g) ?? []).map((move) => [Number(number), move] as const),
  )

/** Returns the moves of a PDN with their numbers. A second move has no number of its own, but that of the first. */
const numbersIn = (pdn: string): Numbered => {
  let number = 0
  return pdn
    .slice(pdn.indexOf('\n\n'))
    .replaceAll(/\{[^}]*\}/g, '')
    .split(/\s+/)
    .flatMap((word) => {
      if (/^\d+\./.test(word)) number = Number.parseInt(word, 10)
      return /^\d+[-x]/.test(word) ? [[number, word] as const] : []
    })
}

const tableOn = (page: string): string => /<table>[^]*?<\/table>/.exec(page)?.[0] ?? ''

const pdnOf = async ({ service, clock }: Stand, id: string): Promise<string> => {
  const request = { method: 'GET', path: `/v1/games/${id}.pdn`, query: {}, headers: {}, from: PEER, body: '' }
  return (await answerApi(service, { ...request, receivedAt: clock.now })).body
}

const only = (pdn: string): PdnGame => {
  const { games, errors } = readPdn(pdn)
  expect(errors).toEqual([])
  const [game] = games
  if (!game) throw new Error('no game')
  return game
}

describe('the page, the score sheet and the PDN number each move the same', () => {
  test.each([
    [{}, [1, 1, 2, 2, 3]],
    [{ opening: 'three-move' }, [2, 3, 3, 4, 4]],
    [{ opening: 'two-move' }, [2, 2, 3, 3, 4]],
    [{ opening: 'eleven-man' }, [2, 2, 3, 3, 4]],
    [{ opening: 'fen', fen: 'B:W21,22,23,24:B5,6,7,8' }, [1, 1, 2, 2, 3]],
    [{ opening: 'fen', fen: 'W:W21,22,23,24:B5,6,7,8' }, [1, 2, 2, 3, 3]],
    [{ rules: 'international', opening: 'fen', fen: 'B:W46,47,48:B1,2,3' }, [1, 2, 2, 3, 3]],
  ])('%j', async (opening, expected) => {
    const { at, seat, id } = await played(opening)
    const pdn = await pdnOf(at, id)
    const numbered = numbersIn(pdn)
    expect(numbered.map(([number]) => number)).toEqual(expected)
    expect(only(pdn).line).toHaveLength(PLIES)
    for (const path of [seat, `/g/${id}`, `/g/${id}/sheet`])
      expect(rowsOn((await ask(at, path)).body).slice(-PLIES)).toEqual(numbered)
  })

  test('the squares of the men that an eleven-man ballot takes off are joined as words', async () => {
    const { at, seat } = await played({ opening: 'eleven-man' })
    expect((await ask(at, `${seat}?tab=about`)).body).toMatch(/The men on \d+ and \d+ are taken off\./)
  })

  test('the score sheet begins with the moves of the ballot, which took no time', async () => {
    const { at, seat, id } = await played({ opening: 'three-move' })
    const sheet = (await ask(at, `/g/${id}/sheet`)).body
    expect(rowsOn(sheet)).toEqual(rowsOn((await ask(at, seat)).body))
    expect(rowsOn(sheet)).toHaveLength(3 + PLIES)
    expect(sheet.match(/<\/small>/g)).toHaveLength(PLIES)
  })

  test('columns are in the order of the game, and the side that did not move has an empty cell', async () => {
    const { at, seat, id } = await played({ opening: 'fen', fen: 'W:W21,22,23,24:B5,6,7,8' })
    for (const path of [seat, `/g/${id}/sheet`])
      expect(tableOn((await ask(at, path)).body)).toMatch(/>Black<[^]*>White(?: \(you\))?<[^]*?>1<\/th>\s*<td><\/td>/)
  })
})
