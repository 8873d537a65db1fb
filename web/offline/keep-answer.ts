import { forgetCopy, isPlain, keepCopy, keptPath } from './page-copies.ts'
import { isListed } from '../storage/stored-seats.ts'
import { removeWaiting } from './waiting-moves.ts'

const scriptOf = (page: Document): string | null | undefined => page.querySelector('head script')?.getAttribute('src')

/** Returns a page to which the service did not add the style again, with the style that this page has. */
const withStyle = (page: string): string => {
  const style = document.querySelector('head > style')?.outerHTML ?? ''
  return page.includes('<style>', page.indexOf('<head>')) && page.indexOf('<style>') < page.indexOf('</head>')
    ? page
    : page.replace('</head>', () => `${style}</head>`)
}

/**
 * Keeps a copy of a board that a script has fetched, so that without a network it opens as it stood last. `url` is its
 * address, `next` the same page as a document. A link that opens nothing any more loses its copy.
 */
export const keepAnswer = async (answer: Response, url: URL, page: string, next: Document): Promise<void> => {
  const path = keptPath(url)
  // Without a service worker nobody would show the copy.
  if (path === undefined || !navigator.serviceWorker?.controller || !isListed(path)) return
  if ([404, 410].includes(answer.status)) {
    await forgetCopy(path)
    await removeWaiting(path)
  }
  // The policy of a later release would refuse this page's style.
  if (answer.ok && isPlain(url) && scriptOf(next) === scriptOf(document))
    await keepCopy(path, withStyle(page), answer.headers)
}
