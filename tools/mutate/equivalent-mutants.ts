import { sourceLine } from './draw-mutants.ts'
import type { Mutant } from './mutants.ts'

/** A mutant that behaves like the original, identified by the text of its line, the operator and the changed text. */
type Equivalent = {
  readonly file: string
  readonly line: string | RegExp
  readonly operator: string
  /** The text that the mutant replaces; any text if left out. */
  readonly before?: string
  readonly why: string
}

/** Equivalent mutants, judged one by one. An entry no longer holds when its line changes. */
const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'shared/draughts/notation/fen.ts',
    line: "const [, first = '', last = first] = ITEM.exec(item) ?? []",
    operator: 'text',
    why: 'No square has either name.',
  },
  {
    file: 'shared/picture/encoding/lzw.ts',
    line: 'let slot = Math.imul(key, 0x9e3779b1) >>> 19',
    operator: 'number',
    before: '19',
    why: 'Where a code is filed does not change what is written.',
  },
  {
    file: 'shared/draughts/pdn/tokens.ts',
    line: "const [whole, name = '', value = ''] = found",
    operator: 'text',
    why: 'A tag that was found has both parts; the compiler does not know.',
  },
  {
    file: 'shared/draughts/moves/generate.ts',
    line: 'let spent = 0',
    operator: 'number',
    why: 'Only differences between two readings are looked at.',
  },
  {
    file: 'shared/picture/painting/shapes.ts',
    line: 'box: boxAround(lines.flat(), pen / 2 + 1),',
    operator: 'number',
    before: '1',
    why: 'A larger box is only more points to look at.',
  },
  {
    file: 'shared/picture/painting/canvas.ts',
    line: 'ink.mixes.set(over, mixes)',
    operator: 'statement removed',
    before: 'ink.mixes.set(over, mixes)',
    why: 'A mix that is not remembered is made again, with the same result.',
  },
  {
    file: 'shared/game/evolving/moving-events.ts',
    line: 'freezes: turn.freezes.length === 0 ? turn.freezes : turn.freezes.filter(({ until }) => until > at),',
    operator: 'number',
    before: '0',
    why: 'What is filtered out of an empty list is an empty list.',
  },
  {
    file: 'shared/game/time/clock-stops.ts',
    line: 'const MOST_WEEKENDS = 10_000',
    operator: 'number',
    before: '10_000',
    why: 'How many weekends are remembered changes none of them.',
  },
  {
    file: 'shared/draughts/moves/search.ts',
    line: /^\w+: (0|-1|false|undefined),$/,
    operator: 'number',
    why: 'A new search: each of its words is set before it is read.',
  },
  {
    file: 'shared/draughts/moves/search.ts',
    line: /^\w+: false,$/,
    operator: 'boolean',
    why: 'A new search: each of its words is set before it is read.',
  },
  {
    file: 'shared/draughts/moves/search.ts',
    line: 's.best = -1',
    operator: 'number',
    before: '1',
    why: 'No jump ranks below 0, and the first listed sets the best in any case.',
  },
  {
    file: 'shared/email/game-emails/email-kinds.ts',
    line: 'priority: 0,',
    operator: 'number',
    before: '0',
    why: 'No step of a game causes a consent email, so its priority is never compared.',
  },
]

/** Returns whether the mutant changes nothing on a page: `html` writes nothing for `false` and `undefined`. */
const isNothingOnPage = ({ file, operator, before }: Mutant): boolean =>
  file.startsWith('shared/pages/') && operator === 'returns undefined' && before === 'false'

const isLine = (line: string | RegExp, text: string): boolean =>
  typeof line === 'string' ? line === text : line.test(text)

export const isEquivalent = (mutant: Mutant): boolean =>
  // An operator may change nothing, such as returning undefined where `undefined` was returned.
  mutant.before === mutant.after ||
  isNothingOnPage(mutant) ||
  EQUIVALENT.some(
    ({ file, line, operator, before = mutant.before }) =>
      file === mutant.file &&
      operator === mutant.operator &&
      before === mutant.before &&
      isLine(line, sourceLine(mutant)),
  )
