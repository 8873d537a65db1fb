import { normalizeScore } from './pdn-game.ts'

/** A word of PDN, with the index of its first character. */
export type Token =
  | { readonly kind: 'tag'; readonly name: string; readonly value: string; readonly at: number }
  | { readonly kind: 'comment' | 'move' | 'result' | 'fault'; readonly text: string; readonly at: number }
  /** A position that is set up on the board, `/FEN "…"/`. */
  | { readonly kind: 'setup'; readonly fen: string; readonly at: number }
  | { readonly kind: 'nag'; readonly value: number; readonly at: number }
  | { readonly kind: 'open' | 'close'; readonly at: number }

type Scanned = { readonly token: Token | undefined; readonly end: number }

const TAG = /\[\s*([A-Za-z0-9_]+)\s*"((?:[^"\\\n]|\\.)*)"?[^\]\n]*\]?/y
const LINE_REMARK = /;[^\n]*/y
const SETUP = /\/\s*FEN\s*"([^"\n]*)"\s*\//iy
const NAG = /\$(\d{1,3})/y
const NUMBER = /\d{1,4}[ \t]*\.+|\.+|\d{1,4}(?=\s|$)/y
const RESULT = /(?:(?:1\/2|½)[-–—](?:1\/2|½)|[012][-–—][012]|\*)(?![\dx×:/–—-])/y
const MOVE =
  /(?:\d{1,2}(?:[ \t]*[-–—x×:][ \t]*\d{1,2})+|[a-l]\d{1,2}(?:[ \t]*[-–—x×:][ \t]*[a-l]\d{1,2}|[a-l]\d{1,2})+)(?!\d)(?:[!?]+|\([!?]+\)|\*)?/iy
const WORD = /\S[^\s()[\]{};]*/y
const BRACKETED = /\(([!?]+)\)$/
const MARK = /(?<![!?*])[!?*]*$/
const MARKS: Readonly<Record<string, number>> = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6, '*': 7 }

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** The most characters of a text that a message quotes. */
const LONGEST_ECHO = 40

/** Returns a text as a message quotes it: cut if it is long. */
export const excerpt = (word: string): string => (word.length > LONGEST_ECHO ? `${word.slice(0, LONGEST_ECHO)}…` : word)

/** Reads a comment in braces. Real files nest braces. */
const scanRemark = (text: string, at: number): Scanned => {
  let depth = 0
  for (let end = at; end < text.length; end += 1) {
    if (text[end] === '{') depth += 1
    if (text[end] === '}') depth -= 1
    if (depth === 0) return { token: { kind: 'comment', text: text.slice(at + 1, end).trim(), at }, end: end + 1 }
  }
  return { token: { kind: 'fault', text: 'a remark is not closed', at }, end: text.length }
}

const unquote = (value: string): string => value.replace(/\\(.)/g, '$1')

const scanTag = (text: string, at: number): Scanned => {
  const found = matchAt(TAG, text, at)
  if (found === null) {
    const line = text.indexOf('\n', at)
    return { token: { kind: 'fault', text: 'a tag that cannot be read', at }, end: line < 0 ? text.length : line }
  }
  const [whole, name = '', value = ''] = found
  return { token: { kind: 'tag', name, value: unquote(value), at }, end: at + whole.length }
}

/**
 * Returns whether a text such as `1-1` ends a game. It does if a tag, a comment, `*`, a new first move or nothing
 * follows.
 */
const endsGame = (text: string, end: number): boolean =>
  /^\s*(?:$|[[{;%*]|1(?:[ \t]*\.|\s+\d))/.test(text.slice(end, end + 200))

const scanWord = (text: string, at: number): Scanned => {
  const result = matchAt(RESULT, text, at)?.[0]
  if (result !== undefined && (/[0*/½]/.test(result) || endsGame(text, at + result.length))) {
    return { token: { kind: 'result', text: normalizeScore(result), at }, end: at + result.length }
  }
  const move = matchAt(MOVE, text, at)?.[0]
  if (move !== undefined) return { token: { kind: 'move', text: move, at }, end: at + move.length }
  const number = matchAt(NUMBER, text, at)?.[0]
  if (number !== undefined) return { token: undefined, end: at + number.length }
  const word = matchAt(WORD, text, at)?.[0] ?? '?'
  return { token: { kind: 'fault', text: `“${excerpt(word)}” is no move`, at }, end: at + word.length }
}

const scan = (text: string, at: number): Scanned => {
  switch (text.charAt(at)) {
    case '[':
      return scanTag(text, at)
    case '{':
      return scanRemark(text, at)
    case '(':
      return { token: { kind: 'open', at }, end: at + 1 }
    case ')':
      return { token: { kind: 'close', at }, end: at + 1 }
    case '}':
    case ']':
      return { token: { kind: 'fault', text: 'a bracket that closes nothing', at }, end: at + 1 }
    case ';': {
      const remark = matchAt(LINE_REMARK, text, at)?.[0] ?? ';'
      return { token: { kind: 'comment', text: remark.slice(1).trim(), at }, end: at + remark.length }
    }
    case '/': {
      const setup = matchAt(SETUP, text, at)
      if (setup === null) return scanWord(text, at)
      return { token: { kind: 'setup', fen: setup[1] ?? '', at }, end: at + setup[0].length }
    }
    case '$': {
      const nag = matchAt(NAG, text, at)
      if (nag === null) return { token: { kind: 'fault', text: '$ without a number', at }, end: at + 1 }
      return { token: { kind: 'nag', value: Number(nag[1]), at }, end: at + nag[0].length }
    }
    default:
      return scanWord(text, at)
  }
}

/** Returns whether a line begins here with `%`. PDN says to skip such a line. */
const isEscaped = (text: string, at: number): boolean => text[at] === '%' && (at === 0 || text[at - 1] === '\n')

/** Splits a text into tokens. Each step consumes a character or more, so it ends for any text. */
export const tokenize = (text: string): readonly Token[] => {
  const tokens: Token[] = []
  for (let at = 0; at < text.length;) {
    if (/[\s\uFEFF]/.test(text[at] ?? '')) {
      at += 1
    } else if (isEscaped(text, at)) {
      const line = text.indexOf('\n', at)
      at = line < 0 ? text.length : line
    } else {
      const { token, end } = scan(text, at)
      if (token !== undefined) tokens.push(token)
      at = Math.max(end, at + 1)
    }
  }
  return tokens
}

/**
 * Splits a word into a move and its marks, which become NAGs (`!` is 1, `*` is 7: the only move). Marks may stand in
 * brackets.
 */
export const splitMoveMarks = (marks: string): { readonly text: string; readonly nags: readonly number[] } => {
  const word = marks.replace(BRACKETED, '$1')
  const marked = word.search(MARK)
  const nag = MARKS[word.slice(marked)]
  return { text: word.slice(0, marked), nags: nag === undefined ? [] : [nag] }
}

/** Writes a move such as `c3d4` with dashes. */
export const insertDashes = (move: string): string => move.replace(/([a-l]\d{1,2})(?=[a-l])/gi, '$1-')
