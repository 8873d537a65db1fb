import { unsent } from '#words'
import type { BoardData } from '../../shared/pages/game/model/board-page.ts'
import { showNotice, announce } from '../display/announce.ts'
import { type FormDrafts, restoreDrafts, storeDrafts, storedDrafts, draftsIn } from '../storage/form-drafts.ts'

/** What this window shows, and what has been typed and not sent. */
type Shown = {
  data: BoardData
  title: string
  /** What was typed into fields that the page does not have now. */
  left: FormDrafts
  /** The address of the view that is drawn. Only the server can draw another view, such as an earlier ply. */
  shown: string
}

/** A board's page in a browser. */
export type LivePage = Shown & {
  /**
   * Returns all drafts, also of fields that the page does not have now. Those of the form that was `sent` are left out.
   */
  readonly entered: (sent?: HTMLFormElement) => FormDrafts
  /** Fills drafts into the page, and returns those that have no field there. */
  readonly fill: (typed: FormDrafts) => FormDrafts
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
  /** Sets the clock by a page that the server has just sent. */
  readonly setClock: (next: Document) => Promise<void>
  /** Lets the piece at the end of a path slide along it. */
  readonly slide: (path: readonly number[]) => void
  /** Shows another view, which the server draws: a ply, a tab, a panel. */
  readonly go: (address: string, isNew?: boolean) => Promise<void>
}

const main = (): HTMLElement => document.querySelector('main') ?? document.body

const isUnsent = (): boolean => document.querySelector('#play') !== null || draftsIn(main()).size > 0

/** Milliseconds that a page is shown before it may reload itself. */
const LEAST_STAY = 60_000

/** Returns the page, from the data in it. From here on, nothing that is typed is lost. */
export const livePage = (
  data: BoardData,
  { setClock, slide, go }: Pick<LivePage, 'setClock' | 'slide' | 'go'>,
): LivePage => {
  const page: LivePage = {
    data,
    title: document.title,
    left: restoreDrafts(main(), storedDrafts(data.path), document.activeElement),
    shown: location.href,
    entered: (sent) => new Map([...page.left, ...draftsIn(main(), sent)]),
    fill: (typed) => restoreDrafts(main(), typed),
    retitle: () => {
      document.title = isUnsent() ? unsent.title(page.title) : page.title
    },
    stuck: () => showNotice(unsent.offline),
    tell: announce,
    renew: (why = unsent.behind) => {
      const hasDrafts = page.left.size > 0 || isUnsent()
      if (hasDrafts) showNotice(why)
      else if (performance.now() > LEAST_STAY && !document.hidden) location.reload()
      return !hasDrafts
    },
    setClock,
    slide,
    go,
  }
  page.retitle()
  addEventListener('pagehide', () => storeDrafts(page.data.path, page.entered()))
  document.addEventListener('input', page.retitle)
  return page
}
