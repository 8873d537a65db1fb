/**
 * What PDN 3.0 lets a program write, restated from the standard's tables and grammars apart from the code that writes:
 * the words of a game, the values of its tags, and the form of results and moves of each GameType.
 */

/** The values of TimeControl: unknown, none, or elements after one another. */
export const TIME_CONTROL = /^(?:\?|-|(?:\d+\/\d+|\d+\+\d+|\d+|\*\d+)(?::(?:\d+\/\d+|\d+\+\d+|\d+|\*\d+))*)$/

const DATE = /^(?:\d{4}|\?{4})\.(?:\d\d|\?\?)\.(?:\d\d|\?\?)$/

/** [H]H:MM[:SS]. A game of weeks takes more hours than two figures say. */
const CLOCK = /^\d+:[0-5]\d(?::[0-5]\d)?$/

const PLAYER = /^(?:human|program)$/

/** The tags whose values have a form. */
const VALUES: Readonly<Record<string, RegExp>> = {
  Date: DATE,
  EventDate: DATE,
  UTCDate: DATE,
  UTCTime: /^[0-2]\d:[0-5]\d:[0-5]\d$/,
  GameType: /^\d+(?:,[WB],\d+,\d+,[ANS][0123](?:,[01])?)?$/,
  TimeControl: TIME_CONTROL,
  WhiteTime: CLOCK,
  BlackTime: CLOCK,
  WhiteType: PLAYER,
  BlackType: PLAYER,
  PlyCount: /^\d+$/,
}

/** The mandatory tags that a game always has a value for. */
const ALWAYS = [
  'Event',
  'Site',
  'Date',
  'White',
  'Black',
  'Result',
  'GameType',
  'PlyCount',
  'TimeControl',
  'UTCDate',
  'UTCTime',
]

const isTwoPoints = (type: string): boolean => ['20', '27'].includes(type)

const captureSign = (type: string): string => ({ '25': ':', '31': '-' })[type] ?? 'x'

const WORD =
  /\s+|\[([A-Z][a-zA-Z0-9_]*) "((?:[^"\\]|\\.)*)"\]|\{[^}]*\}|(\d+\.(?:\.\.)?)(?=\s)|(\*)(?=\s|$)|([^\s*{}[\]()]+)(?=\s)/y

/** The words of a text of one game, as the grammar has them; a fault for the rest that is none. */
const wordsOf = (text: string) => {
  const tags: [string, string][] = []
  const moves: string[] = []
  let ends = 0
  for (WORD.lastIndex = 0; WORD.lastIndex < text.length;) {
    const at = WORD.lastIndex
    const found = WORD.exec(text)
    if (found === null) return { tags, moves, ends, fault: `no word of PDN: ${text.slice(at, at + 40)}` }
    const [, name, value = '', , end, move] = found
    if (name !== undefined) tags.push([name, value])
    if (end !== undefined) ends += 1
    if (move !== undefined) moves.push(move)
  }
  return { tags, moves, ends, fault: undefined }
}

const moveForm = (type: string, notation: string): RegExp => {
  const square = notation.startsWith('A') ? '[a-h][1-8]' : '[1-9]\\d?'
  return new RegExp(`^${square}(?:-${square}|(?:${captureSign(type)}${square})+)$`)
}

/** Returns what in the text of one game PDN 3.0 does not let a program write. */
export const pdnFaults = (text: string): readonly string[] => {
  const { tags, moves, ends, fault } = wordsOf(text)
  const valueOf = (tag: string): string => tags.find(([name]) => name === tag)?.[1] ?? ''
  const [type = '', , , , notation = 'N'] = valueOf('GameType').split(',')
  const results = isTwoPoints(type) ? ['2-0', '0-2', '1-1'] : ['1-0', '0-1', '1/2-1/2']
  const form = moveForm(type, notation)
  return [
    ...(fault === undefined ? [] : [fault]),
    ...(ends === 1 && text.trimEnd().endsWith('*') ? [] : [`${ends} separators`]),
    ...ALWAYS.filter((tag) => valueOf(tag) === '').map((tag) => `no ${tag}`),
    ...(new Set(tags.map(([name]) => name)).size < tags.length ? ['a tag twice'] : []),
    ...tags.flatMap(([name, value]) => (VALUES[name]?.test(value) === false ? [`${name} ${value}`] : [])),
    ...([...results, '0-0', '*'].includes(valueOf('Result')) ? [] : [`Result ${valueOf('Result')}`]),
    ...moves.flatMap((move) => (form.test(move) ? [] : [`move ${move}`])),
    ...(valueOf('PlyCount') === `${moves.length}` ? [] : [`PlyCount of ${moves.length} moves`]),
    ...(tags.some(([name]) => name === 'Annotator') ? ['an Annotator'] : []),
  ]
}
