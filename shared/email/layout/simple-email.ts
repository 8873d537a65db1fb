import { type LanguageTexts, directionOf } from '../../texts/languages/languages.ts'
import type { Block } from '../blocks/block.ts'
import { toOneLine } from '../text/clean-text.ts'
import type { ComposedEmail } from './composed-email.ts'
import { type MailList, listHeaders } from './email-headers.ts'
import { withOperator } from './operator-foot.ts'
import { renderHtml } from './render-html.ts'
import { renderPlainText } from './render-plain-text.ts'

const NO_PICTURE = { contentId: '', alt: '', side: 0 }
const NO_DRAWING = { board: '', legend: '', words: '' }

type Notice = {
  readonly list: MailList
  readonly subject: string
  readonly news: string
  readonly blocks: readonly Block[]
  /** How many secret links to the reader's own boards the email contains. */
  readonly boards: number
  readonly stopAllUrl: string
  /** The line above which a reply must stand, if the email can be answered. */
  readonly marker?: string
}

/** Composes an email that has no picture of a board and belongs to no thread of a game. */
export const composeSimpleEmail = (notice: Notice, words: LanguageTexts): ComposedEmail => {
  const { language, texts, mail } = words
  const { secret, secrets, stopAll } = mail
  const { list, news, blocks, boards, stopAllUrl, marker } = notice
  const answerable = marker === undefined ? {} : { marker }
  const foot = withOperator(words, {
    lines: boards === 0 ? [] : [boards === 1 ? secret : secrets],
    stops: [{ text: stopAll, url: stopAllUrl }],
  })
  const subject = toOneLine(notice.subject)
  return {
    subject,
    text: renderPlainText({ news, blocks, foot, drawing: NO_DRAWING, above: mail.above, ...answerable }),
    html: renderHtml({ locale: texts.locale, direction: directionOf(language) }, subject, {
      news,
      blocks,
      foot,
      picture: NO_PICTURE,
      ...answerable,
    }),
    headers: listHeaders(list, stopAllUrl),
    attachments: [],
  }
}
