import type { DrawLimit, RuleSet } from '../../draughts/index.ts'
import type { RulesPagesTexts } from '../../texts/en/explained.ts'
import type { Topic } from './diagrams.ts'
import { isCounted, topicTexts } from './lesson-words.ts'
import type { Lesson } from './lessons.ts'

/** A part of the page with an id: a lesson, the list of draws, the names of the squares. */
export type PagePart = Topic | 'drawn' | 'squares'

/** An article of the laws as a page has it. */
export type Article = {
  readonly number: string
  /** The parts of the page that show it. */
  readonly parts: readonly PagePart[]
  readonly texts: readonly string[]
}

type Facts = {
  readonly texts: RulesPagesTexts
  readonly rules: RuleSet
  readonly lessons: readonly Lesson[]
  /** What the page says about the squares, and how moves are written. */
  readonly squares: string
  readonly examples: string
}

type Row = readonly [number: string, parts: readonly PagePart[], more?: readonly string[]]

/** Returns whether the articles of a rule set are numbered as those of the international rules. */
export const isInternational = ({ articles }: RuleSet): boolean => articles['must-capture'].startsWith('Intl ')

/** A way in which a game is drawn, with the number of its article. */
export type DrawLine = { readonly text: string; readonly article: string }

/** The articles by the Laws of Checkers. The international rules have chapter 6 for all draws. */
const DRAW_ARTICLES = { agreed: '16.1a', repetition: '16.1b', material: '16.2', limit: '17' } as const

const limitText = ({ draws }: RulesPagesTexts, { counts, plies }: DrawLimit): string =>
  counts === 'quiet' ? draws.quiet(plies / 2) : draws.loneKing(plies / 2)

/** Returns the ways in which a game is drawn by these rules; the last may say what is no draw. */
export const drawLines = (texts: RulesPagesTexts, rules: RuleSet): readonly DrawLine[] => {
  const { draws } = texts
  const line = (name: keyof typeof DRAW_ARTICLES, text: string): DrawLine => ({
    text,
    article: isInternational(rules) ? '6' : DRAW_ARTICLES[name],
  })
  const endsByMaterial = rules.kingAgainstKing || rules.limits.some(({ counts }) => counts === 'lone-king')
  return [
    line('agreed', draws.agreed),
    line('repetition', draws.repetition[rules.repetition]),
    ...rules.limits.map((limit) => line('limit', limitText(texts, limit))),
    ...(rules.kingAgainstKing ? [line('material', draws.kings)] : []),
    ...(endsByMaterial ? [] : [line('material', draws.material)]),
  ]
}

const CHOICES: readonly Topic[] = ['most', 'value', 'kingsTaken', 'earlyKing']

const drawTexts = (lines: readonly DrawLine[], article: string): readonly string[] =>
  lines.filter((line) => line.article === article).map(({ text }) => text)

/** The articles by the Laws of Checkers. Article 14 here is 14 and 15 together. */
const englishRows = ({ texts: { says, lost }, texts, rules, squares, examples }: Facts): readonly Row[] => {
  const draws = drawLines(texts, rules)
  const choice = isCounted(rules) ? [] : [says.anyJump]
  return [
    ['1.4', ['squares'], [squares]],
    ['4', ['moving']],
    ['4.4', [], [says.backward]],
    ['5', ['kings', 'kingJump']],
    ['6', ['jumping', 'spared']],
    ['9', ['first', 'huffing']],
    ['10', ['several']],
    [
      '11',
      ['most', 'value', 'captor', 'kingsTaken', 'earlyKing'],
      rules.duty === 'must' ? [...choice, says.finish] : choice,
    ],
    ['13', ['crowning']],
    ['14', [], [lost]],
    ...['16.1a', '16.1b', '16.2', '17'].map((number): Row => [number, ['drawn'], drawTexts(draws, number)]),
    ['21', [], [says.turns]],
    ['27', ['squares'], [examples]],
  ]
}

const internationalRows = ({ texts: { says, lost }, texts, rules, squares, examples }: Facts): readonly Row[] => [
  ['2', ['squares'], [squares]],
  ['3', ['moving', 'kings'], [lost]],
  ['3.1', [], [says.turns]],
  ['3.4', [], [says.backward]],
  ['4', ['jumping', 'straight', 'kingJump']],
  ['4.2', ['first']],
  ['4.5', ['several'], [says.finish]],
  ['4.13', CHOICES, isCounted(rules) ? [] : [says.anyJump]],
  ['4.14', ['captor']],
  ['4.15', ['crowning', 'passing']],
  ['5', ['squares'], [examples]],
  ['6', ['drawn'], drawTexts(drawLines(texts, rules), '6')],
]

/** Returns the articles of a rule set, in the order of their numbers. Those without a sentence here are left out. */
export const articlesOf = (facts: Facts): readonly Article[] => {
  const { texts, rules, lessons } = facts
  const rows = isInternational(rules) ? internationalRows(facts) : englishRows(facts)
  const isShown = (part: PagePart): part is Topic => lessons.some(({ topic }) => topic === part)
  return rows.flatMap(([number, parts, more = []]) => {
    const said = [...parts.filter(isShown).flatMap((topic) => topicTexts(texts, rules, topic)), ...more]
    const shown = parts.filter((part) => part === 'drawn' || part === 'squares' || isShown(part))
    return said.length === 0 ? [] : [{ number, parts: shown, texts: [...new Set(said)] }]
  })
}
