import { BASE } from './base.ts'
import { BOARD } from './board.ts'
import { FORM } from './form.ts'

/** The one style sheet of all pages. */
export const STYLE = `${BASE}${FORM}${BOARD}`.trim()
