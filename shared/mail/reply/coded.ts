import { foldedCode } from '../game-codes.ts'
import { type Answer, isOnBoard, readAnswer, sameKey, withoutNumber } from './answer.ts'

/** A line of an answer to an email about several games. `code`: folded, of the game that it names. */
export type Coded = { readonly line: string; readonly code?: string; readonly answer?: Answer }

/** Longer is no line for a game. */
const LONGEST = 120

/** A code, perhaps in quotes or with a colon or dash after it, then the answer. */
const CODED = /^[#*_"'“”„«‘’(]{0,3}([0-9a-z]{6,12})[)\]"'“”»’*_]{0,3}(?: ?[:,;=] ?| [-–—] | )(.+)$/i

const coded = (line: string): Coded => {
  const plain = line.length > LONGEST ? '' : withoutNumber(line.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim())
  const [, code, rest = ''] = CODED.exec(plain) ?? []
  const answer = readAnswer(rest)
  if (code !== undefined) return { line, code: foldedCode(code), ...(answer && { answer }) }
  const bare = readAnswer(line)
  return { line, ...(bare && isOnBoard(bare) && { answer: bare }) }
}

/** `isKnown`: whether a game has this code. A line without an answer counts only if it names such a game. */
export const codedLines = (lines: readonly string[], isKnown: (code: string) => boolean): readonly Coded[] => {
  const seen = new Set<string>()
  return lines.map(coded).filter(({ code, answer }) => {
    if (!answer && (code === undefined || !isKnown(code))) return false
    const key = `${code} ${answer ? sameKey(answer) : ''}`
    return seen.has(key) ? false : seen.add(key)
  })
}
