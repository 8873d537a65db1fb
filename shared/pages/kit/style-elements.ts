import type { Html } from './html.ts'
import { BOARD_STYLE, CARD_STYLE, NOTIFY_STYLE, OPEN_STYLE } from '../style/inline-styles.ts'

/**
 * Returns a style element. It adds no space to the style, because the content security policy allows the style by its
 * hash.
 */
const styled = (style: string): Html => ({ markup: `<style>${style}</style>` })

export const BOARD_STYLE_ELEMENT = styled(BOARD_STYLE)
/**
 * The style element of forms, panels and tabs. It stands in `main`, which the script redraws, so it comes and goes with
 * them.
 */
export const OPEN_STYLE_ELEMENT = styled(OPEN_STYLE)
export const CARD_STYLE_ELEMENT = styled(CARD_STYLE)
export const NOTIFY_STYLE_ELEMENT = styled(NOTIFY_STYLE)
