import type { Html } from './html.ts'
import { BOARD_STYLE, OPEN_STYLE } from '../style/inline-styles.ts'

/**
 * Returns a style element. It adds no space to the style, because the content security policy allows the style by its
 * hash.
 */
const styled = (style: string): Html => ({ markup: `<style>${style}</style>` })

export const BOARD_STYLE_ELEMENT = styled(BOARD_STYLE)
/**
 * The style element for what is open on a page. It stands in `main`, which the script redraws, so it comes and goes
 * with what is open.
 */
export const OPEN_STYLE_ELEMENT = styled(OPEN_STYLE)
