import type { Html } from '../../kit/html.ts'
import { BOARD_STYLE, OPEN_STYLE } from './style-sheets.ts'

/** Without a space that its hash does not know. */
const styled = (style: string): Html => ({ markup: `<style>${style}</style>` })

export const BOARD_STYLED = styled(BOARD_STYLE)
/** In `main`, which the script draws again: so it comes and goes with what is open. */
export const OPEN_STYLED = styled(OPEN_STYLE)
