import type { ComposedEmail } from '../layout/composed-email.ts'
import type { Block } from '../blocks/block.ts'
import { shortId } from '../layout/email-headers.ts'
import { renderHtml } from '../layout/render-html.ts'
import { renderPlainText } from '../layout/render-plain-text.ts'
import { cleanMessage, cleanName } from '../text/clean-text.ts'

/** The most messages that a report quotes: the newest ones. */
export const MOST_QUOTED = 20

/** What a player reports. `from` is the name of whoever wrote the messages, `by` the name of whoever reports them. */
export type ReportedMessages = {
  readonly game: string
  readonly from: string
  readonly by: string
  readonly messages: readonly { readonly text: string; readonly ply: number }[]
  readonly watchUrl: string
}

const NO_PICTURE = { contentId: '', alt: '', side: 0 }
const NO_DRAWING = { board: '', legend: '', words: '' }

/** Says that no person sent the email, so that no machine replies to it (RFC 3834). */
const AUTO_GENERATED = { 'Auto-Submitted': 'auto-generated' } as const

/**
 * Composes the email that reports messages to the operator. It is in English, as all that the service tells operators.
 * It contains no link to a seat.
 */
export const composeReportEmail = ({ game, from, by, messages, watchUrl }: ReportedMessages): ComposedEmail => {
  const subject = `Messages reported in game ${shortId(game)}`
  const news = `${cleanName(by) || 'A player'} reports what ${cleanName(from) || 'the other player'} wrote in game ${game}.`
  const blocks: readonly Block[] = [
    { kind: 'title', text: subject },
    { kind: 'words', text: news },
    ...messages.map(({ text, ply }): Block => ({
      kind: 'quote',
      lead: `After half-move ${ply}:`,
      text: cleanMessage(text) ?? '',
    })),
    { kind: 'address', lead: 'The game, without the messages:', url: watchUrl },
  ]
  const foot = { lines: ['The player who reported them can mute the other one. Nobody else was told.'], stops: [] }
  return {
    subject,
    text: renderPlainText({ news, blocks, foot, drawing: NO_DRAWING, above: (link) => link }),
    html: renderHtml({ locale: 'en-GB', direction: 'ltr' }, subject, { news, blocks, foot, picture: NO_PICTURE }),
    headers: AUTO_GENERATED,
    attachments: [],
  }
}
