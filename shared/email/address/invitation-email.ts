import { boardSize, otherColour } from '../../draughts/index.ts'
import { begunIfAccepted } from '../../game/decisions/seats/begun-if-accepted.ts'
import { type Game, seatToMove } from '../../game/model/game.ts'
import type { Instant, Role } from '../../game/model/words.ts'
import { diagram } from '../../picture/board/diagram.ts'
import { encodePng } from '../../picture/encoding/png.ts'
import type { Deflate } from '../../picture/encoding/raster.ts'
import { instantText, timeZoneOrUtc } from '../../texts/index.ts'
import { type LanguageTexts, directionOf } from '../../texts/languages/languages.ts'
import { clockSentence } from '../../texts/sentences/clock-text.ts'
import { invitedToText } from '../../texts/sentences/invited-to-text.ts'
import type { Block } from '../blocks/block.ts'
import { conditionsText } from '../blocks/terms-blocks.ts'
import { type EmailFacts, emailFactsOf } from '../facts/email-facts.ts'
import type { ComposedEmail } from '../layout/composed-email.ts'
import { listHeaders } from '../layout/email-headers.ts'
import { withOperator } from '../layout/operator-foot.ts'
import { renderHtml } from '../layout/render-html.ts'
import { renderPlainText } from '../layout/render-plain-text.ts'
import { withPlainWords } from './plain-game.ts'
import { toOneLine } from '../text/clean-text.ts'
import { describePosition, drawTextBoard } from '../text/position-text.ts'

/**
 * An invitation that is the only game of its email. Anybody may have caused it, so of the words that people typed it has
 * plain names alone: `inviter` and `event` are undefined if theirs are not plain.
 */
export type EmailedInvitation = {
  readonly game: Game
  readonly role: Exclude<Role, 'creator'>
  readonly inviter?: string | undefined
  readonly event?: string | undefined
  readonly club?: string | undefined
  /** The invitation's page. Its token proves that the reader has the mailbox. */
  readonly url: string
  readonly stopAllUrl: string
  readonly timeZone?: string | undefined
}

type Written = {
  readonly invited: EmailedInvitation
  readonly words: LanguageTexts
  readonly facts: EmailFacts
  readonly now: Instant
}

/** The side of the picture in CSS pixels, and the greatest width of the text. */
const SIDE = 480

/** The picture's Content-ID, which need only differ within the email: the same invitation is the same email. */
const PICTURE_ID = 'board-invitation'

/** Returns the link that opens the page of the invitation with the form that declines. */
export const decliningUrl = (url: string): string => `${url}?answer=decline`

const titleOf = ({ inviter, role }: EmailedInvitation, { texts, mail }: LanguageTexts): string => {
  if (inviter === undefined) return mail.consent.invited.title
  return (role === 'arbiter' ? texts.invitation.arbiterTitle : texts.invitation.title)(inviter)
}

/**
 * Returns whether the email has a picture of the board: not of a position that somebody set up, who could draw with the
 * pieces.
 */
const hasPicture = ({ agreed }: EmailFacts): boolean => !agreed.isSetUp

/** Returns the reader's side and who begins. */
const sideText = ({ invited: { game }, words: { texts }, facts, now }: Written): string => {
  const { invitation } = texts
  if (game.wish === 'toss') return `${invitation.toss}. ${invitation.first(facts.position.turn)}`
  const begun = begunIfAccepted(game, now)
  return `${invitation.plays(otherColour(game.wish), begun !== undefined && seatToMove(begun.play) === 'opponent')}.`
}

const answersOf = ({ role, url }: EmailedInvitation, { texts: { invitation } }: LanguageTexts): Block => ({
  kind: 'answers',
  links:
    role === 'arbiter'
      ? [{ text: invitation.acceptArbiter, url }]
      : [
          { text: invitation.accept, url },
          { text: invitation.decline, url: decliningUrl(url) },
        ],
})

const boardBlocks = (written: Written): readonly Block[] => {
  const { invited, words, facts } = written
  if (invited.role === 'arbiter') return []
  const side = sideText(written)
  return hasPicture(facts)
    ? [{ kind: 'board' }, { kind: 'caption', text: `${words.mail.consent.invitation.board} ${side}` }]
    : [{ kind: 'row', label: words.texts.invitation.yourSide, text: side }]
}

const blocksOf = (written: Written): readonly Block[] => {
  const { invited, words, facts, now } = written
  const { texts, mail } = words
  const { invitation } = mail.consent
  const zone = timeZoneOrUtc(invited.timeZone)
  const whom = invitedToText(texts.invitation, invited)
  const conditions = conditionsText({ facts, texts, mail, now })
  const rules = `${texts.rules[facts.rules.id]} (${texts.game.size(boardSize(facts.rules).columns)})`
  const rulesLink = { text: texts.invitation.pictures, url: `${new URL(invited.url).origin}/rules/${facts.rules.id}` }
  return [
    { kind: 'title', text: titleOf(invited, words) },
    ...(whom === '' ? [] : [{ kind: 'words', text: whom } as const]),
    answersOf(invited, words),
    ...boardBlocks(written),
    { kind: 'row', label: texts.invitation.rules, text: rules, link: rulesLink },
    { kind: 'row', label: texts.invitation.clock, text: clockSentence(texts, facts.clock) },
    ...(conditions === '' ? [] : [{ kind: 'row', label: texts.invitation.conditions, text: conditions } as const]),
    {
      kind: 'row',
      label: invitation.answer,
      text: invitation.until(instantText(texts, facts.openUntil, zone, 'dated')),
    },
  ]
}

const footOf = ({ inviter, stopAllUrl }: EmailedInvitation, { mail: { consent } }: LanguageTexts) => {
  const { invitation, invited } = consent
  const typed = inviter === undefined ? invitation.typedBySomeone : invitation.typed(inviter)
  return { lines: [typed, invited.otherwise], stops: [{ text: invitation.never, url: stopAllUrl }] }
}

/** Returns what the reader sees of the email beside its subject in the list of their mailbox. */
const newsOf = ({ inviter, role }: EmailedInvitation, { mail: { consent } }: LanguageTexts): string =>
  inviter === undefined || role === 'arbiter' ? consent.invited.text : consent.invitedBy(inviter).text

/**
 * Composes the email of an invitation: its answers, the board, the rules, the time, until when, and who typed the
 * address. It is the consent email of its mailbox. Its picture has 6 to 9 KB.
 */
export const composeInvitationEmail = (
  invited: EmailedInvitation,
  words: LanguageTexts,
  { now, deflate }: { readonly now: Instant; readonly deflate: Deflate },
): ComposedEmail => {
  const { language, texts, mail } = words
  const { game, role, club, stopAllUrl } = invited
  const facts = emailFactsOf(withPlainWords(game), role, now, invited.url, texts.seat.somebody)
  const { rules, position } = facts
  const flip = game.wish === 'white'
  const title = titleOf(invited, words)
  const subject = toOneLine(club === undefined ? title : `${title} · ${club}`)
  const content = { news: newsOf(invited, words), blocks: blocksOf({ invited, words, facts, now }) }
  const foot = withOperator(words, footOf(invited, words), invited.url)
  const inWords = describePosition(texts, rules, position)
  const drawing = {
    board: drawTextBoard(mail.letters, rules, position, flip),
    legend: mail.legend,
    words: inWords,
  }
  const picture = { contentId: PICTURE_ID, alt: inWords, side: SIDE }
  const isDrawn = content.blocks.some(({ kind }) => kind === 'board')
  const bytes = isDrawn ? encodePng(diagram(rules, position, { size: SIDE, flip }), deflate) : undefined
  return {
    subject,
    text: renderPlainText({ ...content, foot, drawing, above: mail.above }),
    html: renderHtml({ locale: texts.locale, direction: directionOf(language) }, subject, {
      ...content,
      foot,
      picture,
      width: SIDE,
    }),
    headers: listHeaders('door', stopAllUrl),
    attachments: bytes ? [{ name: 'board.png', type: 'image/png', contentId: PICTURE_ID, bytes }] : [],
  }
}
