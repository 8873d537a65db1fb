import { BASE } from './base.ts'
import { BOARD } from './board.ts'
import { FORM } from './form.ts'
import { HOME } from './home.ts'
import { PLAY } from './play.ts'
import { RECORDS } from './records.ts'

/** The style sheet of the pages that are forms or texts. */
export const STYLE = `${BASE}${FORM}${HOME}`.trim()

/** The style sheet of the pages with a board: their first load is small. */
export const BOARD_STYLE = `${BASE}${FORM}${BOARD}${PLAY}${RECORDS}`.trim()
