import { describe, expect, test } from 'vitest'

import { type RulesId, RULES_IDS, ruleSetOf } from '../../shared/draughts/index.ts'
import { clockRemark, readPdn, resultFromScore, scoreOf, writePdn } from '../../shared/draughts/pdn.ts'
import { excerpt } from '../../shared/draughts/pdn/tokens.ts'
import { chances } from './random.ts'

const only = (text: string, otherwise?: RulesId) => {
  const read = readPdn(text, otherwise)
  expect(read.errors).toEqual([])
  expect(read.games).toHaveLength(1)
  const [game] = read.games
  if (game === undefined) throw new Error('no game')
  return game
}

const moved = (text: string, otherwise?: RulesId) =>
  only(text, otherwise).line.map(({ move }) => move.path.join(move.captures.length > 0 ? 'x' : '-'))

describe('results', () => {
  test('in English draughts 1-0 means that Black, who moves first, won', () => {
    expect(only('[GameType "21"] 1. 11-15 1-0').result).toEqual({ winner: 'black' })
    expect(only('[GameType "21"] 1. 11-15 0-1').result).toEqual({ winner: 'white' })
  })

  test('in international, Russian and Czech draughts it means White', () => {
    expect(only('[GameType "20"] 1. 32-28 1-0').result).toEqual({ winner: 'white' })
    expect(only('[GameType "25"] 1. c3-d4 2-0').result).toEqual({ winner: 'white' })
    expect(only('[GameType "29"] 1. 22-18 0-2').result).toEqual({ winner: 'black' })
  })

  test.each(['1/2-1/2', '1-1', '½-½', '½–½', '1/2–1/2', '1–1', '1/2—1/2'])('%s is a draw', (score) => {
    expect(only(`1. 11-15 ${score}`).result).toEqual({ winner: null })
    expect(only(`[Result "${score}"]\n1. 11-15`).result).toEqual({ winner: null })
  })

  test('dashes of any length part the two figures', () => {
    expect(only('1. 11-15 1–0').result).toEqual({ winner: 'black' })
    expect(only('1. 11–15 22—18 0—1').result).toEqual({ winner: 'white' })
  })

  test('* and 0-0 are no result', () => {
    expect(only('1. 11-15 *').result).toBeUndefined()
    expect(only('1. 11-15 0-0').result).toBeUndefined()
  })

  test('a score is written in the form of its GameType, and read back in the same sense', () => {
    for (const id of RULES_IDS) {
      for (const result of [{ winner: 'black' }, { winner: 'white' }, { winner: null }, undefined] as const) {
        expect(resultFromScore(ruleSetOf(id), scoreOf(ruleSetOf(id), result))).toEqual(result)
      }
      const scores = (['white', 'black', null] as const).map((winner) => scoreOf(ruleSetOf(id), { winner }))
      const points = id === 'international' || id === 'canadian'
      const won = ruleSetOf(id).begins === 'white' ? ['1-0', '0-1'] : ['0-1', '1-0']
      expect(scores).toEqual(points ? ['2-0', '0-2', '1-1'] : [...won, '1/2-1/2'])
    }
  })

  test('the result stands in the tag, and the moves end with *', () => {
    const text = writePdn(only('[GameType "20"] 1. 32-28 19-23 1-1'))
    expect(text).toContain('[Result "1-1"]\n')
    expect(text).toMatch(/ 19-23 \*\n$/)
    expect(only(text).result).toEqual({ winner: null })
  })

  test.each([
    ['[GameType "20"][Result "1-0"] 1. 32-28 *', '2-0'],
    ['[GameType "20"][Result "2-0"] 1. 32-28 2-0', '2-0'],
    ['[GameType "21"][Result "2-0"] 1. 11-15 *', '1-0'],
    ['[GameType "40"][Result "1-1"] 1. 32-28 *', '1/2-1/2'],
    ['[GameType "27"] 1. 43-37 0-1', '0-2'],
    ['[GameType "20"][Result "0-0"] 1. 32-28 *', '0-0'],
    ['[GameType "20"][Result ""] 1. 32-28 *', '*'],
    ['[GameType "20"][Result "*"] 1. 32-28 0-2', '0-2'],
    ['[GameType "20"][ResultFormat "Plus draw"][Result "1+ - 1-"] 1. 32-28 *', '1+ - 1-'],
    ['[GameType "21"][ResultFormat "Delfts"][Result "2-0"] 1. 11-15 *', '2-0'],
    ['[GameType "20"][ResultFormat "Delfts"][Result "*"] 1. 32-28 *', '*'],
  ])('%s is written again with the result %s, in whichever form it was read', (text, result) => {
    const again = writePdn(only(text))
    expect(again).toContain(`[Result "${result}"]`)
    expect(only(again).result).toEqual(only(text).result)
  })
})

test.each([';x', '; x', ';  x  '])('a comment goes from its semicolon to the end of the line: %s', (remark) => {
  expect(only(`1. 11-15 ${remark}\n22-18`).line.map(({ comments }) => comments)).toEqual([['x'], []])
})

test('an excerpt of a text ends after 40 characters', () => {
  expect(excerpt('x'.repeat(40))).toBe('x'.repeat(40))
  expect(excerpt('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`)
})

test.each(['1. 11-15 22-18 1-1', '1. 11-15 22-18 1-1 [Event "x"] 1. 11-15 *', '1. 11-15 22-18 1-1 1. 9-13 *'])(
  '%s: 1-1 at an end is a draw',
  (text) => {
    const { games, errors } = readPdn(text)
    expect(errors).toEqual([])
    expect(games[0]).toMatchObject({ result: { winner: null }, line: { length: 2 } })
  },
)

test.each([
  ['1. 11-15 1-1 22-18 2. 15x22 *', '1-1: not-your-piece'],
  ['1. 11-15 }', 'a bracket that closes nothing'],
  ['1. 11-15 $', '$ without a number'],
  ['1. 11-15 hello', '“hello” is no move'],
  ['1. 11-15 22-26', 'wrong-square'],
])('%s: the message names the fault', (text, fault) => {
  const { errors } = readPdn(text)
  expect(errors).toHaveLength(1)
  expect(errors[0]?.message).toContain(fault)
})

describe('dialects of real files', () => {
  test.each([
    ['dashes for captures', '1. 11-15 22-18 2. 15-22 *'],
    ['colons', '1. 11-15 22-18 2. 15:22 *'],
    ['no dots', '1 11-15 22-18 2 15x22 *'],
    ['fixed width', '1. 11-15 22-18  2. 15x22 *'],
    ['CRLF', '[Event "x"]\r\n\r\n1. 11-15 22-18\r\n2. 15x22\r\n*\r\n'],
    ['a byte order mark', '\uFEFF1. 11-15 22-18 2. 15x22 *'],
    ['no result', '1. 11-15 22-18 2. 15x22'],
    ['lines with %', '% made by hand\n1. 11-15 22-18\n% and on\n2. 15x22 *'],
    ['remarks to the end of the line', '1. 11-15 ; strong\n22-18 2. 15x22 *'],
    ['nested braces', '1. 11-15 {a {b} c} 22-18 2. 15x22 *'],
    ['NAGs and marks', '1. 11-15! $3 22-18?? 2. 15x22* *'],
    ['tags twice', '[Event "a"][Event "b"]\n1. 11-15 22-18 2. 15x22 *'],
  ])('%s', (_name, text) => {
    expect(moved(text)).toEqual(['11-15', '22-18', '15x22'])
  })

  test('spaces inside a move', () => {
    expect(moved('[FEN "B:W32:B1,2"]\n1. 1- 6 32-27 2. 2- 7 *')).toEqual(['1-6', '32-27', '2-7'])
  })

  test.each(['[Setup "1"]', '[SetUp "1"]', ''])('a position with %s, a dot and ranges', (tag) => {
    expect(moved(`[GameType "20"]${tag}[FEN "W:W31-50:B1-20."] 1. 32-28 *`)).toEqual(['32-28'])
  })

  test.each(['31-27(?)', '31-27?', '31-27 $2'])('the mark of %s', (move) => {
    expect(only(`[FEN "W:W31:B1"] 1. ${move} (31-26 {or}) *`).line).toMatchObject([{ nags: [2], variations: [{}] }])
  })

  test('full paths for moves that need none', () => {
    expect(moved('[FEN "W:W31:B27,19,11,1"] 1. 31x24x15x8 *')).toEqual(['31x24x15x8'])
  })

  test('a position that is set up before the first move is the start', () => {
    const game = only('[GameType "20"]\n/FEN "B:W28:B19"/ 1... 19-23 2. 28x19 *')
    expect(game.line.map(({ move }) => move.path)).toEqual([
      [19, 23],
      [28, 19],
    ])
    expect(writePdn(game)).toContain('[FEN "B:W28:B19"]')
    expect(only('/FEN "W:W45:B1"/ 45-40').rules).toBe('international')
    const { games } = readPdn('1. 11-15 *\n/FEN "B:W32:B1"/ 1-5 *')
    expect(games.map(({ line }) => line[0]?.move.from)).toEqual([11, 1])
  })

  test.each([
    ['1. 11-15 /FEN "W:W22:B15"/ 22-18 *', 'set up during the game', 10],
    ['1. 11-15 /FEN "W::"/ 22-18 *', 'set up during the game', 10],
    ['/FEN "W:W99:B15"/ 22-18 *', 'FEN: no such square', 1],
    ['1. 11-15 /FEN/ *', '“/FEN/” is no move', 10],
  ])('%s is no game', (text, message, column) => {
    const { games, errors } = readPdn(text)
    expect([games, errors]).toMatchObject([[], [{ column, message: expect.stringContaining(message) }]])
  })

  test('letters and numbers', () => {
    expect(moved('[GameType "25"][FEN "W:Wc3,Ka1:Bd4,h8"] 1. c3:e5 *')).toEqual(['22x15'])
    expect(moved('[GameType "25"] 1. c3d4 *')).toEqual(['22-18'])
  })

  test('a Variant tells which rules of the GameType are meant, if it names one of them', () => {
    const rulesOf = (tags: string) => only(`${tags} *`).rules
    expect(rulesOf('[GameType "21"][Variant "english-huffing"]')).toBe('english-huffing')
    expect(rulesOf('[GameType "21"][Variant "russian"]')).toBe('english')
    expect(rulesOf('[Variant "english-huffing"]')).toBe('english')
    const written = writePdn(only('[GameType "21"][Variant "english-huffing"] 1. 11-15 *'))
    expect(written).toContain(',0"]\n[Variant "english-huffing"]\n')
    expect(writePdn(only('[Variant "english"] 1. 11-15 *'))).not.toContain('Variant')
  })

  test('without a GameType the squares tell the board', () => {
    expect(only('1. 33-28 18-23 *').rules).toBe('international')
    expect(only('1. 11-15 *').rules).toBe('english')
    expect(only('1. 22-18 *', 'russian').rules).toBe('russian')
  })

  test('several games: by tags, and by results alone', () => {
    const { games, errors } = readPdn('[Event "a"]\n1. 11-15 1-0\n\n[Event "b"]\n1. 9-13 *\n1. 9-14 0-1')
    expect(errors).toEqual([])
    expect(games.map((game) => game.line[0]?.move.to)).toEqual([15, 13, 14])
  })

  test('a move 1-1 and a result 1-1 are told apart', () => {
    expect(only('1. 11-15 1-1').result).toEqual({ winner: null })
    expect(only('1. 11-15 1-1 *').result).toEqual({ winner: null })
    for (const next of ['1. 9-13', '1 9-13', '1.9-13']) {
      const { games, errors } = readPdn(`1. 11-15 1-1\n${next} 1-0`)
      expect(errors).toEqual([])
      expect(games[0]?.result).toEqual({ winner: null })
      expect(games.slice(1).map(({ line, result }) => [line[0]?.move.to, result])).toEqual([[13, { winner: 'black' }]])
    }
    expect(readPdn('1. 11-15 1-1 22-18 *').errors).toHaveLength(1)
  })

  test('nested variations are kept', () => {
    const game = only('1. 11-15 22-18 (23-19 8-11 (9-13) 22-17) (24-20) 2. 15x22 *')
    const [first, second] = game.line[1]?.variations ?? []
    expect(first?.map(({ move }) => move.to)).toEqual([19, 11, 17])
    expect(first?.[1]?.variations.map((line) => line.map(({ move }) => move.to))).toEqual([[13]])
    expect(second?.map(({ move }) => move.to)).toEqual([20])
    expect(game.line[2]?.move.to).toBe(22)
  })
})

describe('writing', () => {
  test('a written game reads back the same', () => {
    const text = `[Event "A \\"quoted\\" name"]\n[GameType "21"]\n{before} 1. 11-15! {${clockRemark({ white: 259_200, black: 3661 }, 'white')}} 22-18 (23-19 {a line} 8-11) 2. 15x22 $7 1/2-1/2`
    const game = only(text)
    const again = only(writePdn(game))
    expect(again.line).toEqual(game.line)
    expect(again.comments).toEqual(['before'])
    expect(again.tags[0]).toEqual(['Event', 'A "quoted" name'])
    expect(again.line[0]?.comments).toEqual(['[%clock W72:00:00 b1:01:01]'])
    expect(writePdn(again)).toBe(writePdn(game))
  })

  test('the tags of the roster come first, in its order', () => {
    const text =
      '[Board "1"][Round "3"][White "B"][Black "A"][FEN "W:W32:B1"][Date "2026.11.27"][Site "s"][Event "Cup"][GameType "21"] *'
    const names = [...writePdn(only(text)).matchAll(/^\[(\w+) /gm)].map(([, name]) => name)
    const roster = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result']
    expect(names).toEqual([...roster, 'Board', 'SetUp', 'FEN', 'GameType'])
  })

  test('numbers follow the side that begins', () => {
    expect(writePdn(only('[GameType "21"][FEN "W:W32:B1"] 1... 32-27 2. 1-5 *'))).toContain('1... 32-27 2. 1-5 *')
    expect(writePdn(only('[GameType "25"] 1. 22-18 *'))).toContain('1. c3-d4 *')
  })

  test.each([
    ['25', 'W:Wc3,a1:Bd4,h8', 'c3:e5'],
    ['26', 'W:Wc3,a1:Bd4,h8', 'c3xe5'],
    ['31', 'W:W22,29:B18,4', '22-15'],
    ['20', 'W:W33,46:B28,5', '33x22'],
    ['25', 'W:Wc3,a1:Bd4,f6,h8', 'c3:g7'],
  ])('GameType %s: a capture in %s has the sign of its GameType, %s', (type, fen, move) => {
    const text = `[GameType "${type}"][FEN "${fen}"] 1. ${move}`
    expect(writePdn(only(`${text} *`))).toContain(`1. ${move} *`)
    for (const sign of ['x', ':', '-']) {
      expect(only(`${text.replace(move, move.replace(/[x:-]/, sign))} *`).line).toEqual(only(`${text} *`).line)
    }
  })
})

describe('what cannot be read', () => {
  test.each([
    ['an illegal move', '[Event "x"]\n\n1. 11-15 22-19 *', 3, 10, '22-19'],
    ['an unknown game', '[GameType "99"]\n1. 11-15 *', 1, 1, 'GameType'],
    ['a wrong FEN', '[Event "x"]\n[FEN "W:W99:B1"]\n1. 11-15 *', 2, 1, 'FEN'],
    ['a remark that is not closed', '1. 11-15 {oh', 1, 10, 'not closed'],
    ['words', '1. 11-15 hello *', 1, 10, 'hello'],
    ['a bracket too many', '1. 11-15 } *', 1, 10, 'bracket'],
    ['an ambiguous move', '[FEN "B:B2:W6,7,14,15"] 1. 2x18 *', 1, 28, 'ambiguous'],
  ])('%s has its line and column', (_name, text, line, column, word) => {
    const [error] = readPdn(text).errors
    expect(error).toMatchObject({ line, column, game: 1 })
    expect(error?.message).toContain(word)
  })

  test('an invalid game does not affect the next', () => {
    const { games, errors } = readPdn('[Event "a"]\n1. 11-20 *\n[Event "b"]\n1. 11-15 *')
    expect(games.map((game) => game.tags[0]?.[1])).toEqual(['b'])
    expect(errors).toHaveLength(1)
  })

  test('an invalid variation does not affect its game', () => {
    const { games, errors } = readPdn('1. 11-15 22-18 (23-20 8-11 (9-13)) 2. 15x22 *')
    expect(games[0]?.line).toHaveLength(3)
    expect(errors).toHaveLength(1)
  })

  test.each([
    ['1. 11-15 ', 'a', ''],
    ['1. 11-15 (', 'b1', ')'],
    ['[GameType "', '9', '"] 1. 11-15 *'],
    ['1. 11-15', '-1', ' *'],
  ])('%s%s… is quoted in part only', (before, piece, after) => {
    const { errors } = readPdn(`${before}${piece.repeat(5000)}${after}`)
    expect(errors.length).toBeGreaterThan(0)
    for (const { message } of errors) expect(message.length).toBeLessThan(120)
  })

  test('any text gets an answer quickly', () => {
    const chance = chances(11)
    const pieces = [
      '[',
      ']',
      '(',
      ')',
      '{',
      '}',
      '"',
      '1.',
      ' ',
      '\n',
      '11-15',
      '22x18',
      '$',
      '*',
      '1-0',
      '%',
      ';',
      'W:',
      '\\',
      'a1',
      'é',
      '\0',
    ]
    for (let i = 0; i < 2000; i += 1) {
      const text = Array.from({ length: 40 }, () => pieces[Math.floor(chance() * pieces.length)]).join('')
      expect(() => readPdn(text)).not.toThrow()
    }
    const start = performance.now()
    for (const each of ['(', ')', '{', '[', '"', '1-', '[a "', '11-15 (', '\\', '1. '])
      readPdn(`1. 11-15 ${each.repeat(50_000)}`)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

/** Each of these texts takes minutes in quadratic time, and a second in linear time. */
describe('a megabyte is read in linear time', () => {
  const megabyte = (piece: string): readonly [text: string, times: number] => {
    const times = Math.ceil(1_000_000 / piece.length)
    return [piece.repeat(times), times]
  }

  test('remarks on one move', () => {
    const [text, times] = megabyte('{a}')
    expect(only(`1. 11-15 ${text}`).line[0]?.comments).toHaveLength(times)
    expect(only(`${text} 1. 11-15`).comments).toHaveLength(times)
  })

  test('assessments of one move', () => {
    const [text, times] = megabyte('$1 ')
    expect(only(`1. 11-15 ${text}`).line[0]?.nags).toHaveLength(times)
  })

  test('other lines beside one move', () => {
    const [text, times] = megabyte('(9-13)')
    expect(only(`1. 11-15 ${text}`).line[0]?.variations).toHaveLength(times)
  })

  test('remarks, and then tags', () => {
    const [remarks] = megabyte('{a}')
    const [tags, times] = megabyte('[A "b"]')
    expect(only(`${remarks}${tags}`).tags).toHaveLength(times)
  })

  test('games', () => {
    const [text, times] = megabyte('11-15 1-0 ')
    expect(readPdn(text).games).toHaveLength(times)
  })
})
