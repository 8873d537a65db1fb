import { type Colour, otherColour } from '../../draughts/index.ts'
import { outcomeText } from '../../texts/index.ts'
import type { Block, Content } from '../blocks.ts'
import { type Desk, opponentText } from '../desk.ts'
import type { LetterFacts } from '../facts.ts'

type End = NonNullable<LetterFacts['end']>

const titleOf = ({ texts: { results }, facts, mail }: Desk, { status, result }: End): string => {
  if (status === 'expired') return mail.ended.lapsed
  if (status === 'aborted') return results.off
  if (result === null) return results.over
  if (result.winner === null) return results.draw
  if (facts.colour === undefined) return mail.ended.won(facts.sides?.[result.winner] ?? '')
  return result.winner === facts.colour ? results.youWon : results.youLost
}

const nameAt = ({ facts }: Desk, colour: Colour): string => facts.sides?.[colour] ?? ''

/** The last move was the side's that is not to move. */
const courseOf = (desk: Desk): readonly Block[] => {
  const {
    facts: { last, position, ply },
    mail,
  } = desk
  if (!last) return []
  const mover = nameAt(desk, otherColour(position.turn))
  return [{ kind: 'words', text: `${mail.ended.length(ply)} ${mail.ended.lastMove(mover, last.text)}` }]
}

/** What the reader may still make of it: another game, the same one again, or the invitation anew. */
const laterBlocks = (desk: Desk): readonly Block[] => {
  const { facts, mail } = desk
  const { rematch, playOn, renew } = facts.later ?? {}
  const opponent = opponentText(desk)
  return [
    ...(playOn ? [mail.ended.playOn(opponent)] : []),
    ...(rematch ? [mail.ended.rematch[rematch](opponent)] : []),
    ...(renew ? [mail.ended.renewHint] : []),
  ].map((text): Block => ({ kind: 'words', text }))
}

const buttonText = ({ facts: { later }, mail }: Desk): string => {
  if (later?.renew) return mail.ended.renew
  return later?.rematch === 'possible' || later?.rematch === 'asked' ? mail.ended.again : mail.seeGame
}

/** Won, lost, drawn, called off or never taken, and why. */
export const ended = (desk: Desk, end: End): Content => {
  const { facts, texts, mail, links } = desk
  const title = titleOf(desk, end)
  const names = { black: nameAt(desk, 'black'), white: nameAt(desk, 'white'), caller: end.caller }
  const why = outcomeText(texts, end, names)
  const begun: readonly Block[] =
    facts.sides === undefined
      ? []
      : [{ kind: 'board' }, ...courseOf(desk), { kind: 'address', lead: mail.ended.show, url: links.watch }]
  return {
    news: `${title}. ${why}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'words', text: why },
      { kind: 'button', link: { text: buttonText(desk), url: links.seat } },
      ...laterBlocks(desk),
      ...begun,
    ],
  }
}
