import { BASE } from './base.ts'
import { BOARD } from './board.ts'
import { FORM } from './form.ts'
import { GRAPH } from './graph.ts'
import { HOME } from './home.ts'
import { PLAY } from './play.ts'
import { RECORDS } from './records.ts'

export const STYLE = `${BASE}${FORM}${HOME}`.trim()

/** With a board. It stands in the page: a file would make the first paint wait for a second journey there and back. */
export const BOARD_STYLE = `${BASE}${FORM}${BOARD}${PLAY}`.trim()

/** Its SHA-256 in base64, by which the pages' policy lets it stand there (CSP 3). test/pages/doors.test.ts says the new one. */
export const BOARD_STYLE_DIGEST = 'HyTtvbVIzyYgWaj9wWvkDFhdiBUHyzTqgZclJeytdfI='

/** What a game that is over has beside that: the graph of thinking time, and the records. */
export const END_STYLE = `${GRAPH}${RECORDS}`.trim()
