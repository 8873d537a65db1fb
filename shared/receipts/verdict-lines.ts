import type { ReceiptDifference } from './compare-record.ts'
import type { ReceiptVerdict } from './verify-receipts.ts'

/** What the verifier says. Values stand in braces, as `{issuer}`. */
export type VerdictTexts = Readonly<
  Record<
    | 'genuine'
    | 'moves'
    | 'alone'
    | 'unplayed'
    | 'changed'
    | 'otherGame'
    | 'unknownKey'
    | 'broken'
    | 'outdatedKey'
    | 'noReceipt'
    | 'unreadable'
    | 'white'
    | 'black'
    | 'result'
    | 'tag'
    | 'move'
    | 'time'
    | 'remark'
    | 'remarkFirst'
    | 'more'
    | 'unnamed'
    | 'nothing'
    | 'quoted'
    | 'further',
    string
  >
>

/** The most differences that are listed. After a deleted move, all others differ, too. */
const MOST_LISTED = 12

/** The most characters of a value that a line quotes. */
const LONGEST_QUOTE = 200

/** Fills in values in one pass, so that braces in a value are no place for another. */
const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => `${values[name] ?? place}`)

const quoted = (texts: VerdictTexts, value: string | undefined): string => {
  if (value === undefined) return texts.nothing
  const text = value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value
  return fillIn(texts.quoted, { text })
}

const TAGS: Readonly<Record<string, 'white' | 'black' | 'result'>> = {
  white: 'white',
  black: 'black',
  result: 'result',
}

const differenceLine = (texts: VerdictTexts, difference: ReceiptDifference): string => {
  switch (difference.kind) {
    case 'tag': {
      const { name } = difference
      const text = texts[TAGS[name.toLowerCase()] ?? 'tag']
      return fillIn(text, { name, here: quoted(texts, difference.here), signed: quoted(texts, difference.signed) })
    }
    case 'move':
    case 'time': {
      const values = { here: quoted(texts, difference.here), signed: quoted(texts, difference.signed) }
      return fillIn(texts[difference.kind], { ...values, number: difference.ply + 1 })
    }
    case 'remark':
      return difference.ply < 0 ? texts.remarkFirst : fillIn(texts.remark, { number: difference.ply + 1 })
    case 'more':
    case 'unnamed':
      return texts[difference.kind]
  }
}

const changedLines = (texts: VerdictTexts, issuer: string, differences: readonly ReceiptDifference[]) => {
  const more = differences.length - MOST_LISTED
  return [
    fillIn(texts.changed, { issuer }),
    ...differences.slice(0, MOST_LISTED).map((each) => differenceLine(texts, each)),
    ...(more > 0 ? [fillIn(texts.further, { count: more })] : []),
  ]
}

const genuineLine = (
  texts: VerdictTexts,
  { claims, covers }: ReceiptVerdict & { readonly kind: 'genuine' },
): string => {
  const { iss: issuer, game, plies, move, receivedAt } = claims
  if (covers === 'record') return fillIn(texts.genuine, { issuer })
  if (covers === 'moves') return fillIn(texts.moves, { issuer, plies })
  if (move === undefined || receivedAt === undefined) return fillIn(texts.unplayed, { issuer, game })
  return fillIn(texts.alone, { issuer, game, plies, move, at: receivedAt })
}

/** Returns what a verdict says in sentences. The first is the verdict, and each further one names a difference. */
export const verdictLines = (texts: VerdictTexts, verdict: ReceiptVerdict): readonly string[] => {
  switch (verdict.kind) {
    case 'genuine':
      return [genuineLine(texts, verdict)]
    case 'changed':
      return changedLines(texts, verdict.claims.iss, verdict.differences)
    case 'other-game': {
      const { iss: issuer, game } = verdict.claims
      return [fillIn(texts.otherGame, { issuer, game, here: quoted(texts, verdict.here) })]
    }
    case 'unknown-key':
      return [fillIn(texts.unknownKey, { issuer: verdict.claims.iss })]
    case 'broken':
      return [fillIn(texts.broken, { issuer: verdict.claims.iss })]
    case 'outdated-key':
      return [fillIn(texts.outdatedKey, { until: verdict.until })]
    case 'no-receipt':
      return [texts.noReceipt]
    case 'unreadable':
      return [texts.unreadable]
  }
}
