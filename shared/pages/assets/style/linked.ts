import { BASE } from './base.ts'
import { FIELD, FORM } from './form-style.ts'
import { GRAPH } from './graph-style.ts'
import { HOME } from './home-style.ts'
import { RECORDS } from './records-style.ts'

/** Without a board. */
export const STYLE = `${BASE}${FIELD}${FORM}${HOME}`.trim()

/** What a game that is over has beside its board's: the graph of thinking time, and the records. */
export const END_STYLE = `${GRAPH}${RECORDS}`.trim()
