import { BASE } from './base.ts'
import { BOARD } from './board-style.ts'
import { FIELD, FORM } from './form-style.ts'
import { OPEN } from './open-style.ts'
import { PLAY } from './play-style.ts'

/** A break for each rule costs a first load 90 bytes. */
const inOneLine = (style: string): string => style.replaceAll('\n', '')

/** With a board. It stands in the page: a file would make the first paint wait for a second journey there and back. */
export const BOARD_STYLE = inOneLine(`${BASE}${FIELD}${BOARD}${PLAY}`)

/** Stands in the page as well, where something is open. */
export const OPEN_STYLE = inOneLine(`${FORM}${OPEN}`)
