/** The most boards of which a copy is kept. The oldest are dropped. */
const MOST_PAGES = 50

/** The longest page that is kept, in characters. A board with 200 moves has 60,000. */
const LONGEST_PAGE = 300_000

/** The most scripts, styles and icons that are kept: several releases of about fifteen files each. */
const MOST_FILES = 100

/** The names contain a number, which changes if what is stored is no longer read as before. */
export const PAGES = 'crownhead-pages-1'
export const FILES = 'crownhead-files-1'

/** The header of a copy with the instant, by this device's clock, at which the service sent the page. */
const KEPT_AT = 'kept-at'

/** The path of the list of games. It is kept beside the boards. */
export const LIST = '/games'

/**
 * Returns the path under which a page is kept: the list of games, or a seat without the mark of an email. Undefined for
 * all other pages: settings, keys, links by email and other people's boards are never kept.
 */
export const keptPath = ({ pathname }: Pick<URL, 'pathname'>): string | undefined =>
  pathname === LIST ? LIST : /^(\/p\/[\w-]{46})(?:\.[\w-]+)?$/.exec(pathname)?.[1]

/** The parts of an address that leave the board as it stands. */
const PLAIN: readonly string[] = ['flip', 'numbers', 'done']

/** Returns whether an address shows a page as it is kept: no earlier ply, no panel, no chosen move. */
export const isPlain = ({ searchParams }: URL): boolean => [...searchParams.keys()].every((key) => PLAIN.includes(key))

const dropOldest = async (pages: Cache): Promise<void> => {
  const keys = await pages.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST_PAGES))) await pages.delete(key)
}

/** Returns the files that a page or a script names. Their names contain a hash of their content. */
const filesIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\/assets\/[\w-]+-[0-9a-z]{11}\.(?:js|css|svg)/g)),
]

/** Drops all files once they are too many: a file of the first release may still be in use, so no age tells which. */
const dropFiles = async (files: Cache): Promise<void> => {
  const keys = await files.keys()
  if (keys.length > MOST_FILES) for (const key of keys) await files.delete(key)
}

/** Keeps the files that a page needs, and those that they load later. */
const keepFiles = async (files: Cache, text: string): Promise<void> => {
  for (const address of filesIn(text)) {
    if (await files.match(address)) continue
    const answer = await fetch(address)
    if (!answer.ok) continue
    await files.put(address, answer.clone())
    if (address.endsWith('.js')) await keepFiles(files, await answer.text())
  }
}

/** The answer of the last press is not shown again. */
const withoutOutcome = (page: string): string => page.replace(/<p id="outcome">[^]*?<\/p>/, '')

/** Keeps a copy of a whole page, as the service has just sent it, in place of an earlier one. */
export const keepCopy = async (path: string, page: string, headers: Headers): Promise<void> => {
  if (page.length > LONGEST_PAGE) return
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)])
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length']) kept.delete(name)
  kept.set(KEPT_AT, String(Date.now()))
  // The list of a cache is in the order of the entries, and this page becomes its last.
  await pages.delete(path)
  await pages.put(path, new Response(withoutOutcome(page), { headers: kept }))
  await dropOldest(pages)
  await dropFiles(files)
  await keepFiles(files, page)
}

export const copyOf = async (path: string): Promise<Response | undefined> => (await caches.open(PAGES)).match(path)

export const keptAt = (copy: Response): number => Number(copy.headers.get(KEPT_AT))

export const forgetCopy = async (path: string): Promise<void> => {
  await (await caches.open(PAGES)).delete(path)
}

/** Deletes the copies of all boards but these. */
export const forgetCopiesBut = async (paths: readonly string[]): Promise<void> => {
  const pages = await caches.open(PAGES)
  for (const key of await pages.keys())
    if (![LIST, ...paths].includes(new URL(key.url).pathname)) await pages.delete(key)
}
