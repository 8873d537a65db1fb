import { unsent } from '#words'
import type { BoardData } from '../shared/pages/game/model/board-page.ts'
import { note, tell } from './said.ts'
import { type Unsent, putBack, store, stored, unsentIn, without } from './unsent.ts'

/** What this window shows, and what has been typed and not sent. */
type Shown = {
  data: BoardData
  title: string
  /** What was typed into fields that the page does not have now. */
  left: Unsent
  /** The address that is drawn. The script cannot draw a choice at another ply. */
  shown: string
}

/** A board's page in a browser. */
export type Page = Shown & {
  /** All drafts, also of fields that the page does not have now. Those of the form that was `sent` are left out. */
  readonly entered: (sent?: HTMLFormElement) => Unsent
  /** Fills drafts into the page, and returns those that have no field there. */
  readonly fill: (typed: Unsent) => Unsent
  /** Marks the window's title if something is not sent. */
  readonly retitle: () => void
  /** Tells the reader that the service cannot be reached. */
  readonly stuck: () => void
  /** Announces a text to screen readers. */
  readonly tell: (text: string) => void
  /**
   * Reloads the page. If something is not sent, it only tells the reader `why` they should reload, and returns false.
   */
  readonly renew: (why?: string) => boolean
  /** Sets the clock by a page as the server sent it. */
  readonly setClock: (next: Document) => Promise<void>
  /** Lets the piece at the end of a path slide along it. */
  readonly slide: (path: readonly number[]) => void
  /** Shows another view, which the server draws: a ply, a tab, a panel. */
  readonly go: (address: string, isNew?: boolean) => Promise<void>
}

const main = (): HTMLElement => document.querySelector('main') ?? document.body

const isUnsent = (): boolean => document.querySelector('#play') !== null || unsentIn(main()).size > 0

/** Milliseconds that a page is shown before it may reload itself. */
const LEAST_STAY = 60_000

/** The page, from the data in it. From here on, nothing that is typed gets lost. */
export const pageOf = (data: BoardData, { setClock, slide, go }: Pick<Page, 'setClock' | 'slide' | 'go'>): Page => {
  const page: Page = {
    data,
    title: document.title,
    left: putBack(main(), stored(data.path), document.activeElement),
    shown: location.href,
    entered: (sent) => new Map([...page.left, ...(sent ? without(unsentIn(main()), sent) : unsentIn(main()))]),
    fill: (typed) => putBack(main(), typed),
    retitle: () => {
      document.title = isUnsent() ? unsent.title(page.title) : page.title
    },
    stuck: () => note(unsent.offline),
    tell,
    renew: (why = unsent.behind) => {
      const hasDrafts = page.left.size > 0 || isUnsent()
      if (hasDrafts) note(why)
      else if (performance.now() > LEAST_STAY && !document.hidden) location.reload()
      return !hasDrafts
    },
    setClock,
    slide,
    go,
  }
  page.retitle()
  addEventListener('pagehide', () => store(page.data.path, page.entered()))
  document.addEventListener('input', page.retitle)
  return page
}
