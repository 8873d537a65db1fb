import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ListLine, ListedPlayer, PlayerList } from '../../shared/api/input/tournaments/list-lines.ts'
import { readPlayerList } from '../../shared/api/input/tournaments/player-list.ts'
import { entrantBody } from '../../shared/api/input/tournaments/tournament-shapes.ts'
import { parse } from '../../shared/api/input/parse-body.ts'
import { cleanName } from '../../shared/email/text/clean-text.ts'
import { plainNameOf } from '../../shared/email/text/plain-names.ts'
import { writePlayersCsv } from '../../shared/record/tournament-csv.ts'
import { entrantFacts } from '../../shared/service/tournaments/entry/named-person.ts'
import { namedEntrant } from '../../shared/service/tournaments/entry/resolve-founding.ts'
import { founded } from '../../shared/tournament/evolving/founding-facts.ts'
import { TOURNAMENT_ALLOWANCE, TOURNAMENT_TEXTS } from '../../shared/tournament/model/tournament-limits.ts'
import type { Tournament } from '../../shared/tournament/model/tournament.ts'
import { chances } from '../draughts/random.ts'
import { HOSTILE, below, pick } from '../fuzz/random.ts'
import { sized } from '../harness/size.ts'
import { NOON } from '../service/stand.ts'
import { TERMS } from '../service/tournaments/event-terms.ts'

type Chance = () => number

const FORMULAS = [
  '=HYPERLINK("http://evil.example","Annie")',
  "=cmd|'/C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(1)',
  '＝1+1',
  'Annie;=1+1',
  'Annie ;\t=1+1',
  'Annie;"=1+1;"',
  "'=1+1",
]

/** Names that look like others, run from right to left, or try to be a link. */
const NAMES = [
  'Annie Bee',
  'Аnnie Bee',
  'Annіe Вee',
  'חנה כהן',
  '\u202EeinnA',
  'www.evil.example',
  'https://evil.example/win',
  'evil。example',
  '<a href="//evil.example">Annie</a>',
  'Annie\u2028Bee',
  'Annie\u0000Bee',
  'H.J. Bakker',
  '⠀',
  '1. Annie',
  '- - Annie',
]
const ADDRESSES = [
  'annie@example.org',
  'ANNIE@EXAMPLE.ORG',
  'annie@exаmple.org',
  'a@b',
  'a@b.nl\r\nBcc: all@b.nl',
  '"a b"@example.org',
  '<annie@example.org>',
  '<<annie@example.org>>',
  'annie@example.org <bea@example.org>',
  '@',
]
const HEADS = [
  'Name;Email;Club',
  'Name,Email,Name',
  'NAME\tE-Mail\tBoard',
  'naam;adres;bord',
  'Имя;Почта',
  'Email',
  '"Name","Email"',
  'Place,Number,Name,Points',
  'Name;__proto__;constructor',
]
const DETAILS = ['', 'London', '1', '0', '-1', '1e9', 'yes', 'A', '\u00A0', '"', "'", ...FORMULAS]
const SEPARATORS = [',', ';', '\t', ', ', ' ; ', '|', '  ', '\u00A0', '\uFF0C']
const BREAKS = ['\n', '\r\n', '\r', '\n\n', '\u2028', '\u0085', '\v', '\f']
const SIGNS = [...'"\',;\t<>@=.-• \\|\0\uFEFF\uFFFD\u200B\u0301']

const quoted = (chance: Chance, text: string): string => {
  const drawn = chance()
  if (drawn < 0.7) return text
  if (drawn < 0.85) return `"${text.replaceAll('"', '""')}"`
  return drawn < 0.92 ? `"${text}` : `${text}"`
}

const cellOf = (chance: Chance): string => {
  const drawn = chance()
  const list = drawn < 0.3 ? NAMES : drawn < 0.55 ? ADDRESSES : drawn < 0.8 ? DETAILS : drawn < 0.9 ? FORMULAS : HOSTILE
  return quoted(chance, pick(chance, list))
}

const noise = (chance: Chance): string =>
  Array.from({ length: below(chance, 24) }, () => pick(chance, SIGNS).repeat(1 + below(chance, 3))).join('')

const lineOf = (chance: Chance, separator: string): string => {
  const drawn = chance()
  if (drawn < 0.1) return noise(chance)
  if (drawn < 0.2) return `${pick(chance, NAMES)} <${pick(chance, ADDRESSES)}>`.repeat(1 + below(chance, 3))
  const cells = Array.from({ length: 1 + below(chance, 10) }, () => cellOf(chance))
  return cells.join(chance() < 0.9 ? separator : pick(chance, SEPARATORS))
}

/** Returns a pasted text of any shape: a few lines, often with a first line of column names. */
const shapeOf = (chance: Chance): string => {
  const separator = pick(chance, SEPARATORS)
  const lines = Array.from({ length: below(chance, 7) }, () => lineOf(chance, separator))
  const head = chance() < 0.3 ? [pick(chance, HEADS)] : []
  return [...head, ...lines].map((line) => line + pick(chance, BREAKS)).join('')
}

const sourceLines = (text: string): readonly string[] => text.split(/\r\n|\r|\n/).map((line) => line.trim())

/** Returns what is wrong with how a text was read. */
const readingFault = (text: string, { lines, players, faults }: PlayerList): string | undefined => {
  const sources = sourceLines(text)
  if (lines.some((line) => 'player' in line === 'fault' in line)) return 'a line is neither a player nor a fault'
  if (players.length + faults.length !== lines.length) return 'the lines are not the players and the faults'
  if (lines.some(({ line, text: shown }) => !sources[line - 1]?.includes(shown))) return 'a line has a wrong number'
  const read = new Set(lines.map(({ line }) => line))
  const missing = sources.flatMap((line, at) => (line !== '' && !read.has(at + 1) ? [at] : []))
  // Only a first line of column names is no player and no fault.
  const [first] = missing
  return missing.length > 1 || (first !== undefined && sources.findIndex((line) => line !== '') !== first)
    ? `line ${(missing.at(-1) ?? 0) + 1} is lost`
    : undefined
}

/** Control, direction and line characters, which no stored name may have. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/u

const playerFault = ({ section = '', ...player }: ListedPlayer): string | undefined => {
  if (!parse(entrantBody, player).ok) return 'a player does not fit the shape of a request'
  const texts = Object.values(player).filter((value) => typeof value === 'string')
  if ([...texts, section].some((value) => UNSEEN.test(value))) return 'a text has characters that nobody sees'
  if (section.length > TOURNAMENT_TEXTS.section) return 'a section is too long'
  if (/[^\p{L}\p{M} '’-]/u.test(plainNameOf(player.name))) return 'a plain name is more than letters'
  // What a mail program would make a link of: a scheme, or a dot or an @ with letters behind it.
  return /:\/\/|[.@。．｡][\p{L}\p{N}]{2}/u.test(cleanName(player.name)) ? 'a cleaned name is a link' : undefined
}

const eventOf = (players: readonly ListedPlayer[]): Tournament =>
  founded({
    type: 'founded',
    at: NOON,
    terms: TERMS,
    salt: 'salt',
    secretary: { name: 'Sam', contact: 'secretary0' },
    entrants: players.map((player, at) => entrantFacts(namedEntrant(player), `contact${at}`)),
  })

/** Reads CSV as a spreadsheet does whose cells are divided by this character. */
const spreadsheet = (csv: string, separator: ',' | ';'): readonly string[] => {
  const cells: string[] = []
  const signs = [...csv.replace(/^\uFEFF/, '')]
  let [cell, isQuoted, isFirst] = ['', false, true]
  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at] ?? ''
    if (sign === '"' && isQuoted && signs[at + 1] === '"') {
      cell += sign
      at++
    } else if (sign === '"' && (isQuoted || isFirst)) isQuoted = !isQuoted
    else if (!isQuoted && (sign === separator || sign === '\n')) {
      cells.push(cell)
      ;[cell, isFirst] = ['', true]
      continue
    } else cell += sign
    isFirst = false
  }
  return [...cells, cell]
}

const csvFault = (players: readonly ListedPlayer[]): string | undefined => {
  const csv = writePlayersCsv(eventOf(players), true)
  const run = ([',', ';'] as const).flatMap((separator) =>
    spreadsheet(csv, separator).filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell)),
  )
  return run.length > 0 ? `a spreadsheet runs ${JSON.stringify(run[0])}` : undefined
}

const faultOf = (text: string): string | undefined => {
  const list = readPlayerList(text)
  return (
    readingFault(text, list) ??
    list.players.map(playerFault).find((fault) => fault !== undefined) ??
    csvFault(list.players)
  )
}

test('of any shape of list, each line is a player or a fault with its number, and no text runs or becomes a link', () => {
  const seed = 26
  const chance = chances(seed)
  const count = sized(3000, 100_000)
  let [players, faults] = [0, 0]
  for (let n = 0; n < count; n++) {
    const text = shapeOf(chance)
    const fault = faultOf(text)
    if (fault !== undefined) throw new Error(`list ${n} of seed ${seed}: ${fault}: ${JSON.stringify(text)}`)
    const read = readPlayerList(text)
    players += read.players.length
    faults += read.faults.length
  }
  // The shapes are not so wild that nothing of the reader is tried.
  expect(players).toBeGreaterThan(count / 4)
  expect(faults).toBeGreaterThan(count / 4)
})

test('a list with more lines than an event has places has a fault, so that nobody is left out in silence', () => {
  const chance = chances(27)
  for (let n = sized(10, 200); n > 0; n--) {
    const lines = Array.from({ length: TOURNAMENT_ALLOWANCE.entrants + 1 + below(chance, 100) }, (_, at) =>
      chance() < 0.9 ? `Player ${at}` : lineOf(chance, ';'),
    )
    expect(readPlayerList(lines.join(pick(chance, ['\n', '\r\n']))).faults).not.toEqual([])
  }
})

describe('a list is read in linear time', () => {
  afterEach(() => void vi.restoreAllMocks())

  /** Counts the characters that methods of texts and patterns are given, which bounds the steps of the reader. */
  const charactersRead = (text: string): number => {
    let read = 0
    for (const name of [
      'trim',
      'replace',
      'replaceAll',
      'split',
      'match',
      'toLowerCase',
      'normalize',
      'includes',
    ] as const) {
      const method = String.prototype[name] as (...given: readonly unknown[]) => unknown
      vi.spyOn(String.prototype, name).mockImplementation(function (this: string, ...given: readonly unknown[]) {
        read += this.length + 1
        return method.apply(this, [...given])
      } as never)
    }
    readPlayerList(text)
    vi.restoreAllMocks()
    return read
  }

  const UNITS = [
    'a',
    '"',
    'a"',
    ' "',
    '"a',
    '"a"',
    '""',
    ',',
    ';a',
    '<',
    '<>',
    '<a@b.nl>,',
    '> ',
    '- ',
    '1. ',
    'a@',
    'é\u0301',
    '\n',
    'a\n',
    '"\n',
    "'=",
    '💣',
    '\u00A0',
    '\\',
  ]

  test.each(UNITS)('of %j, over and over', (unit) => {
    const text = unit.repeat(TOURNAMENT_TEXTS.list / unit.length)
    expect(charactersRead(text)).toBeLessThan(40 * text.length)
  })
})

test('a giant line is one fault, beside which the others are read', () => {
  const giant = `${'Annie Bee, '.repeat(4000)}annie@example.org`
  const { players, faults } = readPlayerList(`Bea\n${giant}\nCy`)
  expect(players.map(({ name }) => name)).toEqual(['Bea', 'Cy'])
  expect(faults.map(({ line }: ListLine) => line)).toEqual([2])
})

test.each(FORMULAS)('the table of players keeps %s a text, in every country', (name) => {
  expect(csvFault([{ name, club: name.slice(0, TOURNAMENT_TEXTS.club) }])).toBeUndefined()
})
