/**
 * From a page's own script: it has the style of a board already, and takes the page that follows a form in the form's
 * answer, whose `Content-Location` is its address. A request less for each press.
 */
export const SCRIPT_HEADER = 'crownhead-script'
