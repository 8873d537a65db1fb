import { type Colour, otherColour } from '../../draughts/index.ts'
import { moveNumber } from '../../game/board/move-number.ts'
import { isEndedByClock, outcomeBelow, outcomeText, titledOutcome } from '../../texts/index.ts'
import type { Block, Content } from '../blocks/block.ts'
import { type Draft, dateText, opponentText } from '../blocks/draft.ts'
import { receiptBlocks } from '../blocks/receipt-blocks.ts'
import type { EmailFacts } from '../facts/email-facts.ts'

type End = NonNullable<EmailFacts['end']>

const titleOf = ({ texts: { results }, facts, mail }: Draft, { status, result }: End): string => {
  if (status === 'expired') return mail.ended.lapsed
  if (status === 'aborted') return results.off
  if (result === null) return results.over
  if (result.winner === null) return results.draw
  if (facts.colour === undefined) return mail.ended.won(facts.sides?.[result.winner] ?? '')
  return result.winner === facts.colour ? results.youWon : results.youLost
}

const nameAt = ({ facts }: Draft, colour: Colour): string => facts.sides?.[colour] ?? ''

/** Returns the last move, and its number. */
const lastMoveBlocks = (draft: Draft): readonly Block[] => {
  const {
    facts: { last, numberedBy, position, ply },
    mail,
    texts,
  } = draft
  if (!last) return []
  const mover = otherColour(position.turn)
  const move =
    mover === draft.facts.colour
      ? texts.replay.youPlayed(last.text)
      : mail.ended.lastMove(nameAt(draft, mover), last.text)
  return [{ kind: 'words', text: `${mail.ended.at(moveNumber(numberedBy, ply))} ${move}` }]
}

/** Returns what the reader may still do: let the game go on, ask for a rematch, or renew the invitation. */
const afterEndBlocks = (draft: Draft): readonly Block[] => {
  const { facts, mail } = draft
  const { rematch, playOn, renew } = facts.afterEnd ?? {}
  const opponent = opponentText(draft)
  return [
    ...(playOn ? [mail.ended.playOn(opponent)] : []),
    ...(rematch ? [mail.ended.rematch[rematch](opponent)] : []),
    ...(renew ? [mail.ended.renewHint] : []),
  ].map((text): Block => ({ kind: 'words', text }))
}

const buttonText = ({ facts: { afterEnd: later }, mail }: Draft): string => {
  if (later?.renew) return mail.ended.renew
  return later?.rematch === 'possible' || later?.rematch === 'asked' ? mail.ended.again : mail.seeGame
}

/**
 * The most characters of a PDN in an email, enough for some 400 plies. An email contains it twice, in the text and in
 * the HTML, and must stay under 30 KB. A longer game can be downloaded from its page.
 */
const LONGEST_RECORD = 3300

/** Returns when the links of the game are deleted, and the game in PDN. */
const retentionBlocks = (draft: Draft, { deletedAt, record }: End): readonly Block[] => {
  const { ended: texts } = draft.mail
  return [
    { kind: 'words', text: texts.kept(dateText(draft, deletedAt)) },
    ...(record === undefined || record.length > LONGEST_RECORD
      ? []
      : [{ kind: 'record', lead: texts.record, text: record } as const]),
  ]
}

/** Returns the link to the evidence of a game that the clock has ended. */
const evidenceBlocks = ({ mail, links }: Draft, end: End): readonly Block[] =>
  isEndedByClock(end) ? [{ kind: 'link', link: { text: mail.ended.evidence, url: `${links.seat}/evidence` } }] : []

/** Tells how the game ended, and what may follow. */
export const writeEnded = (draft: Draft, end: End): Content => {
  const { facts, texts, mail, links } = draft
  const title = titleOf(draft, end)
  const { caller, isCaller } = end
  const sides = { black: nameAt(draft, 'black'), white: nameAt(draft, 'white') }
  const outcome = outcomeText(texts, end, { ...sides, caller, isCaller, ...(facts.colour && { reader: facts.colour }) })
  const begun: readonly Block[] =
    facts.sides === undefined
      ? []
      : [{ kind: 'board' }, ...lastMoveBlocks(draft), { kind: 'address', lead: mail.ended.show, url: links.watch }]
  return {
    news: titledOutcome(title, outcome),
    blocks: [
      { kind: 'title', text: title },
      { kind: 'words', text: outcomeBelow(title, outcome) },
      ...(end.lastMessage === undefined
        ? []
        : [{ kind: 'quote', lead: mail.ended.said, text: end.lastMessage } as const]),
      { kind: 'button', link: { text: buttonText(draft), url: links.seat } },
      ...afterEndBlocks(draft),
      ...evidenceBlocks(draft, end),
      ...begun,
      ...receiptBlocks(draft),
      ...retentionBlocks(draft, end),
    ],
  }
}
