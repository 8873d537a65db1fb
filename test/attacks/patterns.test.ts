import { globSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { maskSecrets } from '../../functions/runtime/json-log.ts'
import { parseFen, readMove, ruleSetOf, startPosition } from '../../shared/draughts/index.ts'
import { readPdn } from '../../shared/draughts/pdn.ts'
import { root, sourceOf } from '../rows/parse.ts'
import { stand } from '../service/stand.ts'

type Pattern = { readonly file: string; readonly pattern: string; readonly flags: string }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Finds every regular expression literal in this part of a syntax tree. */
const patternsUnder = (value: unknown): readonly { readonly pattern: string; readonly flags: string }[] => {
  if (!isObject(value)) return []
  const { regex } = value
  if (isObject(regex)) return [{ pattern: String(regex['pattern']), flags: String(regex['flags']) }]
  return Object.values(value).flatMap(patternsUnder)
}

const PATTERNS: readonly Pattern[] = globSync('{shared,functions,local,web}/**/*.ts', { cwd: root })
  .toSorted()
  .flatMap((file) => patternsUnder(parseSync(file, sourceOf(file)).program.body).map((each) => ({ file, ...each })))

/** Beginnings of texts. A pattern may match one of them before it reads the repeated unit that follows. */
const HEADS = ['', 'a', '1', 'a@', '"', '[a "', '$1 ', 'W:', 'P', 'Bearer ', '2000-01-01T00:00:00', 'q=']
const UNITS = [...'aé1 \t\n-.:@"[({+!?*/\\<;=x', 'a.', '1-', 'a1', '1 ', ' a', 'a@', 'W1,', '1.', '\\"', ', ', '\u0301']
const END = '\0'

const SIZE = 100_000
/** The largest body of a request. */
const REQUEST = 16_384

const textsOf = (heads: readonly string[], size: number): readonly string[] =>
  heads.flatMap((head) => UNITS.map((unit) => head + unit.repeat(size / unit.length) + END))

const TEXTS = { anchored: textsOf(HEADS, SIZE), free: textsOf([''], SIZE) }

/**
 * The milliseconds in which a pattern must read all texts: ten times what one pass takes. A pattern with quadratic time
 * takes longer for a single text.
 */
const PATIENCE = 2500

const RUN = new Script(
  "{ const each = new RegExp(pattern, flags); for (const text of texts) flags.includes('g') ? text.replace(each, '') : each.test(text) }",
)
const context = createContext({})

const run = (facts: Omit<Pattern, 'file'>, texts: readonly string[], timeout = PATIENCE): void => {
  Object.assign(context, facts, { texts })
  RUN.runInContext(context, { timeout })
}

describe(`a pattern reads ${SIZE} hostile characters in one pass`, () => {
  test('the patterns are found in the source', () => {
    expect(PATTERNS.length).toBeGreaterThan(60)
  })

  test.each(PATTERNS)('/$pattern/$flags in $file', ({ pattern, flags }) => {
    const texts = pattern.startsWith('^') || flags.includes('y') ? TEXTS.anchored : TEXTS.free
    expect(() => run({ pattern, flags }, texts)).not.toThrow()
  })

  test('a pattern that takes more than one pass is noticed', () => {
    const text = ' '.repeat(SIZE) + END
    expect(() => run({ pattern: '\\s+$', flags: '' }, [text], 300)).toThrow(/timed out/)
  })
})

describe(`code that reads strangers' texts ends with ${REQUEST} hostile characters`, () => {
  const rules = ruleSetOf('international')
  const texts = textsOf(['', 'a@'], REQUEST)

  test('in positions and moves', () => {
    for (const text of textsOf(HEADS, REQUEST)) {
      expect(parseFen(rules, text).kind).toBe('fault')
      expect(readMove(rules, startPosition(rules), text)).toMatchObject({ kind: 'illegal', reason: 'unreadable' })
    }
  })

  test('in records of games', () => {
    for (const text of texts) expect(readPdn(text).games.every(({ line }) => line.length === 0)).toBe(true)
  })

  test('in the log, whose mask keeps no address', () => {
    for (const text of texts) expect(maskSecrets(`${text} ada@players.test`)).not.toContain('players.test')
  })

  const creator = { name: 'Mal', seat: 'white' }
  const BODIES: Readonly<Record<string, (text: string) => object>> = {
    'a name': (text) => ({ creator: { ...creator, name: text } }),
    'an address': (text) => ({ creator: { ...creator, email: text } }),
    'a language': (text) => ({ creator: { ...creator, locale: text } }),
    'a time zone': (text) => ({ creator: { ...creator, timeZone: text } }),
    'a position': (text) => ({ creator, opening: { fen: text } }),
    'a first move': (text) => ({ creator, firstMove: text }),
    'a duration': (text) => ({ creator, clock: { perMove: text, reserve: 'P1D', increment: 'PT0S' } }),
    'a rule set': (text) => ({ creator, rules: text }),
  }

  // In JSON each of these characters takes two bytes at most, so that the body stays within its limit.
  const quoted = textsOf(['', 'a@'], (REQUEST - 200) / 2)

  test.each(Object.entries(BODIES))('in %s of a new game', async (_, bodyOf) => {
    let { ask } = stand()
    for (const [n, text] of quoted.entries()) {
      // Each service gets fewer requests than its hourly limit.
      if (n % 100 === 0) ({ ask } = stand())
      const { status } = await ask('POST', '/v1/games', { body: bodyOf(text) })
      expect(status).toBe(400)
    }
  })
})
