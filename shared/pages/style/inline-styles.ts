import { BASE_CSS } from './base-style.ts'
import { BOARD_CSS } from './board-style.ts'
import { FIELD_CSS, FORM_CSS } from './form-style.ts'
import { CARD_CSS, LINE_CSS, NOTIFY_CSS, OPEN_CSS } from './open-style.ts'
import { PLAY_CSS } from './play-style.ts'

/** Joins the lines of a style. A line break after each rule would cost a first load 90 bytes. */
const inOneLine = (style: string): string => style.replaceAll('\n', '')

/**
 * The style of pages with a board. It is part of the page, because the first paint would have to wait for a separate
 * file.
 */
export const BOARD_STYLE = inOneLine(`${BASE_CSS}${FIELD_CSS}${BOARD_CSS}${PLAY_CSS}`)

/** The additional style of a board's page that shows forms, panels or tabs. It is part of the page, too. */
export const OPEN_STYLE = inOneLine(`${FORM_CSS}${OPEN_CSS}${LINE_CSS}`)

/** The additional style of a board's page with the card about notifications. It is part of the page, too. */
export const NOTIFY_STYLE = inOneLine(NOTIFY_CSS)

/** The additional style of a board's page that shows cards. It is part of the page, too. */
export const CARD_STYLE = inOneLine(CARD_CSS)
