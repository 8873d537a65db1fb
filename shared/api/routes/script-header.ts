/**
 * The header that a page's own script sends. The page in the answer leaves out the style of the board, which the reader
 * has already. A form is not answered by a redirect: the answer is the next page, with its address in
 * `Content-Location`, which saves a request.
 */
export const SCRIPT_HEADER = 'crownhead-script'
