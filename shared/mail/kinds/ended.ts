import { type Colour, otherColour } from '../../draughts/index.ts'
import { moveNumber } from '../../game/numbering.ts'
import { outcomeText } from '../../texts/index.ts'
import type { Block, Content } from '../blocks.ts'
import { type Draft, dateText, opponentText } from '../draft.ts'
import type { LetterFacts } from '../facts.ts'

type End = NonNullable<LetterFacts['end']>

const titleOf = ({ texts: { results }, facts, mail }: Draft, { status, result }: End): string => {
  if (status === 'expired') return mail.ended.lapsed
  if (status === 'aborted') return results.off
  if (result === null) return results.over
  if (result.winner === null) return results.draw
  if (facts.colour === undefined) return mail.ended.won(facts.sides?.[result.winner] ?? '')
  return result.winner === facts.colour ? results.youWon : results.youLost
}

const nameAt = ({ facts }: Draft, colour: Colour): string => facts.sides?.[colour] ?? ''

const courseOf = (draft: Draft): readonly Block[] => {
  const {
    facts: { last, opening, position, ply },
    mail,
  } = draft
  if (!last) return []
  const mover = nameAt(draft, otherColour(position.turn))
  return [
    { kind: 'words', text: `${mail.ended.at(moveNumber(opening, ply))} ${mail.ended.lastMove(mover, last.text)}` },
  ]
}

const laterBlocks = (draft: Draft): readonly Block[] => {
  const { facts, mail } = draft
  const { rematch, playOn, renew } = facts.later ?? {}
  const opponent = opponentText(draft)
  return [
    ...(playOn ? [mail.ended.playOn(opponent)] : []),
    ...(rematch ? [mail.ended.rematch[rematch](opponent)] : []),
    ...(renew ? [mail.ended.renewHint] : []),
  ].map((text): Block => ({ kind: 'words', text }))
}

const buttonText = ({ facts: { later }, mail }: Draft): string => {
  if (later?.renew) return mail.ended.renew
  return later?.rematch === 'possible' || later?.rematch === 'asked' ? mail.ended.again : mail.seeGame
}

/** Both parts of an email have it, and an email stays under 30 KB: some 500 plies. Of a longer game the page has it. */
const LONGEST_RECORD = 4000

const keptBlocks = (draft: Draft, { keptUntil, record }: End): readonly Block[] => {
  const { ended: told } = draft.mail
  const until = told.kept(dateText(draft, keptUntil))
  return [
    { kind: 'words', text: until },
    ...(record === undefined || record.length > LONGEST_RECORD
      ? []
      : [{ kind: 'record', lead: told.record, text: record } as const]),
  ]
}

export const ended = (draft: Draft, end: End): Content => {
  const { facts, texts, mail, links } = draft
  const title = titleOf(draft, end)
  const names = { black: nameAt(draft, 'black'), white: nameAt(draft, 'white'), caller: end.caller }
  const why = outcomeText(texts, end, names)
  const begun: readonly Block[] =
    facts.sides === undefined
      ? []
      : [{ kind: 'board' }, ...courseOf(draft), { kind: 'address', lead: mail.ended.show, url: links.watch }]
  return {
    news: `${title}. ${why}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'words', text: why },
      ...(end.said === undefined ? [] : [{ kind: 'quote', lead: mail.ended.said, text: end.said } as const]),
      { kind: 'button', link: { text: buttonText(draft), url: links.seat } },
      ...laterBlocks(draft),
      ...begun,
      ...keptBlocks(draft, end),
    ],
  }
}
