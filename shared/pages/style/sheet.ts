import { BASE } from './base.ts'
import { BOARD } from './board.ts'
import { FORM } from './form.ts'
import { HOME } from './home.ts'
import { PLAY } from './play.ts'
import { RECORDS } from './records.ts'

/** The one style sheet of all pages. */
export const STYLE = `${BASE}${FORM}${BOARD}${PLAY}${HOME}${RECORDS}`.trim()
