import { unsent } from '#words'
import type { BoardData } from '../shared/pages/game/model/board-page.ts'
import { note, tell } from './said.ts'
import { type Unsent, putBack, store, stored, unsentIn, without } from './unsent.ts'

/** What is shown in this window, and what is not sent. */
type Shown = {
  data: BoardData
  title: string
  /** Typed into fields that the page lacks now. */
  left: Unsent
  /** The address that is drawn. A choice at another ply is not drawn here. */
  shown: string
}

export type Page = Shown & {
  /** With what has no field now; without what was `sent`. */
  readonly entered: (sent?: HTMLFormElement) => Unsent
  /** Returns what has no field here. */
  readonly fill: (typed: Unsent) => Unsent
  readonly retitle: () => void
  readonly stuck: () => void
  /** For screen readers. */
  readonly tell: (text: string) => void
  /** Loads it again; where something is unsent, says `why` the reader should, and returns false. */
  readonly renew: (why?: string) => boolean
  /** Of a page as it came. */
  readonly setClock: (next: Document) => Promise<void>
  /** The piece that stands at the end of its path. */
  readonly slide: (path: readonly number[]) => void
  /** A ply, a tab, a panel: from the server. */
  readonly go: (address: string, isNew?: boolean) => Promise<void>
}

const main = (): HTMLElement => document.querySelector('main') ?? document.body

const isUnsent = (): boolean => document.querySelector('#play') !== null || unsentIn(main()).size > 0

/** Milliseconds that a page stays before it loads itself again. */
const STAY = 60_000

/** Nothing unsent is lost from here on. */
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
      const isKept = page.left.size > 0 || isUnsent()
      if (isKept) note(why)
      else if (performance.now() > STAY && !document.hidden) location.reload()
      return !isKept
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
