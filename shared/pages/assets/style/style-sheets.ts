import { BASE } from './base.ts'
import { BOARD } from './board-style.ts'
import { FIELD, FORM } from './form-style.ts'
import { OPEN } from './open-style.ts'
import { PLAY } from './play-style.ts'

/** Joins the lines of a style. A line break after each rule would cost a first load 90 bytes. */
const inOneLine = (style: string): string => style.replaceAll('\n', '')

/**
 * The style of pages with a board. It stands in the page, because the first paint would wait for the request of a
 * file.
 */
export const BOARD_STYLE = inOneLine(`${BASE}${FIELD}${BOARD}${PLAY}`)

/** The style of a board's page on which something is open. It stands in the page as well. */
export const OPEN_STYLE = inOneLine(`${FORM}${OPEN}`)
