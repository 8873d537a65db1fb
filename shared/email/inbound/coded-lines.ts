import { foldCode } from '../several-games/game-codes.ts'
import { type EmailAnswer, hasPossibleSquares, parseAnswerLine, answerKey, stripMoveNumber } from './email-answer.ts'

/**
 * A line of a reply to an email about several games. `code` is the code with which the line begins, the beginning of a
 * game's id, in the form that `foldCode` returns.
 */
export type CodedLine = { readonly line: string; readonly code?: string; readonly answer?: EmailAnswer }

/** The most characters of a line that can be about a game. */
const LONGEST_LINE = 120

/** A code, perhaps in quotes or followed by a colon or a dash, and then the answer. */
const CODED_LINE = /^[#*_"'“”„«‘’(]{0,3}([0-9a-z]{6,12})[)\]"'“”»’*_]{0,3}(?: ?[:,;=] ?| [-–—] | )(.+)$/i

const parseLine = (line: string): CodedLine => {
  const plain =
    line.length > LONGEST_LINE ? '' : stripMoveNumber(line.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim())
  const [, code, rest = ''] = CODED_LINE.exec(plain) ?? []
  const answer = parseAnswerLine(rest)
  if (code !== undefined) return { line, code: foldCode(code), ...(answer && { answer }) }
  const bare = parseAnswerLine(line)
  return { line, ...(bare && hasPossibleSquares(bare) && { answer: bare }) }
}

/**
 * Returns the lines of a reply that are about games, each distinct answer once. `isKnown` tells whether a game has a
 * code. A line without an answer counts only if it names such a game.
 */
export const parseCodedLines = (lines: readonly string[], isKnown: (code: string) => boolean): readonly CodedLine[] => {
  const seen = new Set<string>()
  return lines.map(parseLine).filter(({ code, answer }) => {
    if (!answer && (code === undefined || !isKnown(code))) return false
    const key = `${code} ${answer ? answerKey(answer) : ''}`
    return seen.has(key) ? false : seen.add(key)
  })
}
