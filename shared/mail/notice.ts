import { type Words, directionOf } from '../texts/languages.ts'
import type { Block } from './blocks.ts'
import { oneLine } from './clean.ts'
import type { Composed } from './composed.ts'
import { type MailList, headersOfAll } from './envelope.ts'
import { htmlOf } from './html.ts'
import { plainOf } from './plain.ts'

const NO_PICTURE = { contentId: '', alt: '', side: 0 }
const NO_DRAWING = { board: '', legend: '', words: '' }

type Notice = {
  readonly list: MailList
  readonly subject: string
  readonly news: string
  readonly blocks: readonly Block[]
  /** The number of the reader's own boards to which the email has a secret link. */
  readonly boards: number
  readonly stopAllUrl: string
  /** The line above which a reply must stand, if the email can be answered. */
  readonly marker?: string
}

/** Composes an email that has no picture of a board and belongs to no thread of a game. */
export const composeNotice = (notice: Notice, { language, texts, mail }: Words): Composed => {
  const { secret, secrets, stopAll } = mail
  const { list, news, blocks, boards, stopAllUrl, marker } = notice
  const answerable = marker === undefined ? {} : { marker }
  const foot = {
    lines: boards === 0 ? [] : [boards === 1 ? secret : secrets],
    stops: [{ text: stopAll, url: stopAllUrl }],
  }
  const subject = oneLine(notice.subject)
  return {
    subject,
    text: plainOf({ news, blocks, foot, drawing: NO_DRAWING, above: mail.above, ...answerable }),
    html: htmlOf({ locale: texts.locale, direction: directionOf(language) }, subject, {
      news,
      blocks,
      foot,
      picture: NO_PICTURE,
      ...answerable,
    }),
    headers: headersOfAll(list, stopAllUrl),
    attachments: [],
  }
}
