/**
 * The header that a page's own script sends. The page for it leaves out the style of the board, which the reader has
 * already. A form is answered not by a redirect but by the next page itself, with its address in `Content-Location`,
 * which saves a request.
 */
export const SCRIPT_HEADER = 'crownhead-script'
