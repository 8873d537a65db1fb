import { BASE } from './base.ts'
import { FIELD, FORM } from './form-style.ts'
import { GRAPH } from './graph-style.ts'
import { HOME } from './home-style.ts'
import { RECORDS } from './records-style.ts'

/** The style sheet of pages without a board, which is a file. */
export const STYLE = `${BASE}${FIELD}${FORM}${HOME}`.trim()

/**
 * The style sheet that a board's page needs besides when the game is over, for the graph of thinking time and the
 * exports.
 */
export const END_STYLE = `${GRAPH}${RECORDS}`.trim()
