import { BASE_CSS } from './base-style.ts'
import { FIELD_CSS, FORM_CSS } from './form-style.ts'
import { GRAPH_CSS } from './graph-style.ts'
import { HOME_CSS } from './home-style.ts'
import { EXPORTS_CSS } from './records-style.ts'

/** The style sheet of pages without a board, which is a file. */
export const PAGE_STYLE = `${BASE_CSS}${FIELD_CSS}${FORM_CSS}${HOME_CSS}`.trim()

/**
 * The additional style sheet of a board's page once the game is over, for the graph of thinking time and the exports.
 */
export const END_STYLE = `${GRAPH_CSS}${EXPORTS_CSS}`.trim()
