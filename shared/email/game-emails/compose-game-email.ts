import type { GameEvent } from '../../game/model/events.ts'
import type { Game } from '../../game/model/game.ts'
import { moveNumber } from '../../game/board/move-number.ts'
import type { Instant } from '../../game/model/words.ts'
import { timeZoneOrUtc } from '../../texts/index.ts'
import { type LanguageTexts, directionOf } from '../../texts/languages/languages.ts'
import { diagram } from '../../picture/board/diagram.ts'
import { encodePng } from '../../picture/encoding/png.ts'
import type { Deflate } from '../../picture/encoding/raster.ts'
import type { Block, Content } from '../blocks/block.ts'
import type { ComposedEmail } from '../layout/composed-email.ts'
import type { Draft, EmailLinks } from '../blocks/draft.ts'
import { gameEmailHeaders, shortId, subjectOf } from '../layout/email-headers.ts'
import { hasOneProposal } from '../facts/pending-facts.ts'
import { type EmailFacts, emailFactsOf } from '../facts/email-facts.ts'
import { withOperator } from '../layout/operator-foot.ts'
import { type EmailFooter, renderHtml } from '../layout/render-html.ts'
import { writeContent } from './write-content.ts'
import type { GameEmail } from './queued-email.ts'
import { renderPlainText } from '../layout/render-plain-text.ts'
import { describePosition, drawTextBoard } from '../text/position-text.ts'

/** The reader of an email. If `mayAnswer` is set, a reply to the email can play a move. */
export type EmailReader = {
  readonly words: LanguageTexts
  readonly timeZone?: string
  readonly links: EmailLinks
  readonly mayAnswer?: boolean
  readonly consent?: ConsentBlocks
}

/** What an email says to a reader who has not consented: how to do so, below the first button, and who it is for. */
export type ConsentBlocks = { readonly how: string; readonly end: readonly Block[] }

/** `deflate` compresses the picture. `happened` is the event that the email is about, if it is about one. */
export type ComposeContext = {
  readonly now: Instant
  readonly deflate: Deflate
  readonly happened?: GameEvent | undefined
}

/** The largest side of the picture on the screen, in CSS pixels. */
const SHOWN_SIDE = 440

/** The side of the picture in its file, a little larger, so that it looks good on phones and on dense screens. */
const DRAWN_SIDE = 480

/**
 * Returns the number of the move that is to be made or, after the end, of the last one. A game that has not begun, or
 * that ended without a move, has none.
 */
const moveNumberIn = ({ numberedBy, ply, end, turn }: EmailFacts): number | undefined =>
  (end ? ply === 0 : turn === undefined) ? undefined : moveNumber(numberedBy, end ? ply : ply + 1)

const aboutText = ({ facts, texts }: Draft): string => {
  const number = moveNumberIn(facts)
  const rules = texts.rules[facts.rules.id]
  return number === undefined ? rules : `${rules} · ${texts.seat.move(number)}`
}

const footOf = (draft: Draft, game: string): EmailFooter => ({
  lines: [draft.mail.footer(aboutText(draft), shortId(game)), draft.mail.secret],
  stops: [
    { text: draft.mail.stop, url: draft.links.stop },
    { text: draft.mail.stopAll, url: draft.links.stopAll },
  ],
})

export const draftGameEmail = (
  email: GameEmail,
  game: Game,
  { words: { texts, mail }, timeZone, links }: EmailReader,
  now: Instant,
): Draft => {
  const facts = emailFactsOf(game, email.seat, now, links.watch, texts.seat.somebody)
  return { facts, texts, mail, zone: timeZoneOrUtc(timeZone), links, now }
}

/** The sign before each move, so that no line begins with a move when a mail program quotes the email. */
const MOVE_SIGN = '· '

/**
 * Adds the text `how`, which says how to reply with a move, below the first button. That button opens the page where
 * the reader can move, too.
 */
const answerable = (content: Content, how: string): Content => {
  const { blocks } = belowFirstButton(content, how)
  return { ...content, blocks: blocks.map((block) => (block.kind === 'moves' ? { ...block, sign: MOVE_SIGN } : block)) }
}

/** Returns how to reply: with a move, or with a word to what the other side asks. */
const howToAnswer = ({ facts, mail: { replies } }: Draft): string =>
  hasOneProposal(facts) ? `${replies.how} ${replies.howAsked}` : replies.how

const belowFirstButton = (content: Content, text: string): Content => {
  const first = content.blocks.findIndex(({ kind }) => kind === 'button')
  const words: Block = { kind: 'words', text }
  return { ...content, blocks: content.blocks.flatMap((block, at) => (at === first ? [block, words] : [block])) }
}

const askingForConsent = (content: Content, { how, end }: ConsentBlocks): Content => {
  const { blocks, ...rest } = belowFirstButton(content, how)
  return { ...rest, blocks: [...blocks, ...end] }
}

/**
 * Composes an email about `game` as it stands, with the reader's own links only. It has 5 to 20 KB, and a picture of 6
 * to 9 KB.
 */
export const composeGameEmail = (
  email: GameEmail,
  game: Game,
  reader: EmailReader,
  { now, deflate, happened }: ComposeContext,
): ComposedEmail => {
  const draft = draftGameEmail(email, game, reader, now)
  const { facts, texts } = draft
  const { rules, position, last } = facts
  const flip = facts.colour === 'black'
  const subject = subjectOf(draft, email.game)
  const { marker } = draft.mail.replies
  const written = writeContent(email, draft, happened)
  const plain = reader.consent ? askingForConsent(written, reader.consent) : written
  const content = reader.mayAnswer ? { ...answerable(plain, howToAnswer(draft)), marker } : plain
  const foot = withOperator(reader.words, footOf(draft, email.game), `/g/${email.game}`)
  const words = describePosition(texts, rules, position, facts.end !== undefined)
  const contentId = `board-${email.game}-${email.version}`
  const drawing = { board: drawTextBoard(draft.mail.letters, rules, position, flip), legend: draft.mail.legend, words }
  const hasPicture = content.blocks.some(({ kind }) => kind === 'board')
  return {
    subject,
    text: renderPlainText({ ...content, foot, drawing, above: draft.mail.above }),
    html: renderHtml({ locale: texts.locale, direction: directionOf(reader.words.language) }, subject, {
      ...content,
      foot,
      picture: { contentId, alt: words, side: SHOWN_SIDE },
    }),
    headers: gameEmailHeaders(draft, email.game),
    attachments: hasPicture
      ? [
          {
            name: 'board.png',
            type: 'image/png',
            contentId,
            bytes: encodePng(
              diagram(rules, position, { size: DRAWN_SIDE, flip, ...(last?.way && { last: last.way }) }),
              deflate,
            ),
          },
        ]
      : [],
  }
}
