/**
 * The header that a page's own script sends. Such a request has the style of the board already. It gets the page that
 * follows a form in the answer to the form, with its address in `Content-Location`, which saves a request.
 */
export const SCRIPT_HEADER = 'crownhead-script'
