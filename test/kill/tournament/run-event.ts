import type { Browser } from 'playwright-core'
import { addressOf, eventEmails } from './mailbox.ts'
import { type Board, type Books, boardsOf, lengthOf, playBoard, playOnPage } from './boards.ts'
import { playByEmail } from './answers-by-email.ts'
import { type Entrant, accept, shownEvent } from './entrants.ts'
import { type Came, type EventWorld, startEventWorld } from './event-world.ts'
import { openPatiently } from './patient-browser.ts'
import { type Acts, type Secretary, secretaryIn } from './secretary.ts'
import { until } from '../../serve/process.ts'
import { differencesIn } from '../../races/chain.ts'
import { type Folder, forgotten, lookInto } from '../account.ts'
import type { TournamentView } from '../../../shared/api/views/tournaments/tournament-view.ts'

/** How large an event is, and how often the service is killed in each of its parts. `isWhole`: games are played out. */
export type EventTerms = {
  readonly players: number
  readonly isWhole: boolean
  readonly seed: number
  readonly kills: {
    readonly founding: number
    readonly entering: number
    readonly starting: number
    readonly playing: number
    readonly ending: number
  }
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dirk', 'Elif', 'Femi', 'Gita', 'Hugo']

/** An event at its end: what the service says, what the players were told, and what was stored. */
export type EventOutcome = {
  readonly terms: EventTerms
  readonly names: readonly string[]
  readonly secretary: string
  readonly acts: Acts
  readonly view: TournamentView
  readonly pdn: string
  /** The rows of the public page's table: the name, and the sums. */
  readonly page: readonly (readonly string[])[]
  readonly boards: readonly Board[]
  readonly books: Books
  readonly came: readonly Came[]
  readonly storedGames: readonly string[]
  readonly faults: readonly string[]
  readonly forks: number
  readonly forgotten: readonly string[]
  readonly folder: Folder
  readonly moves: { readonly all: number; readonly onPages: number; readonly byEmail: number }
  readonly cutOff: number
  /** The kills that came only when nothing was left to be cut off. */
  readonly idleKills: number
  readonly duplicates: number
  readonly seconds: number
}

export const killsOf = ({ kills }: EventTerms): number => Object.values(kills).reduce((sum, each) => sum + each, 0)

/** Founds the event, sends the invitations and lets everyone accept. Returns the id of the event and who plays. */
const enter = async (world: EventWorld, secretary: Secretary, browser: Browser, { players, kills }: EventTerms) => {
  const names = NAMES.slice(0, players)
  await world.during({ kills: kills.founding, answers: 2 }, () => secretary.found(names))
  const entrants = await world.during({ kills: kills.entering, answers: 3 * players }, async () => {
    await secretary.send()
    return Promise.all(names.map((name, at) => accept(world, browser, name, at)))
  })
  return { id: entrants[0]?.token.slice(2, 14) ?? '', names, entrants }
}

/** Starts the event, and waits until everyone has the email with all boards. */
const begin = async (
  world: EventWorld,
  secretary: Secretary,
  id: string,
  entrants: readonly Entrant[],
  kills: number,
) =>
  world.during({ kills, answers: entrants.length }, async () => {
    await secretary.start()
    await until(() => (countOf(world, 'begun') === entrants.length ? true : undefined))
    return boardsOf(world, id, entrants)
  })

/** Returns how many people have got an email of a kind. */
const countOf = ({ came }: EventWorld, kind: string): number =>
  new Set(eventEmails(came).flatMap((mail) => (mail.kind === kind ? [mail.to] : []))).size

/** Plays all boards: the first ones by email, the last ones begun on their pages, the others by the API. */
const playAll = async (
  world: EventWorld,
  browser: Browser,
  boards: readonly Board[],
  { players, isWhole }: EventTerms,
) => {
  const books: Books = new Map()
  const each = isWhole ? 2 : 1
  const others = boards.slice(each)
  const onPages = others.slice(-each)
  let made = 0
  const note = (moves: number): void => {
    made += moves
  }
  const plies = isWhole ? 5 : 2
  const waiting = [...others]
  const work = async (): Promise<void> => {
    for (let board = waiting.shift(); board; board = waiting.shift()) {
      const length = lengthOf(world, isWhole)
      if (onPages.includes(board)) {
        await using context = await browser.newContext({ locale: 'en-GB' })
        note(await playOnPage(world, context, board, plies - 1))
        await playBoard(world, board, length + plies, books)
      } else await playBoard(world, board, length, books)
    }
  }
  // The email about the beginning has all boards and is not answered, so the first move is made on the page.
  const byEmail = async (board: Board): Promise<void> => {
    await using context = await browser.newContext({ locale: 'en-GB' })
    note(await playOnPage(world, context, board, 1))
    await playByEmail(world, board, plies, books)
  }
  await Promise.all([...boards.slice(0, each).map(byEmail), ...Array.from({ length: players }, work)])
  return { books, onPages: made, byEmail: each * plies }
}

/** Reads the table of the public page in a browser: the name of each row, and its sums. */
const tableOnPage = async (world: EventWorld, { page }: Secretary, id: string) => {
  await openPatiently(world, page, `/t/${id}`)
  return page.locator('.cross tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const cells = [...row.querySelectorAll('td')].slice(-4).map((cell) => cell.textContent?.trim() ?? '')
      return [row.querySelector('th span:last-child')?.firstChild?.textContent?.trim() ?? '', ...cells]
    }),
  )
}

const pdnOf = async ({ phoenix }: EventWorld, id: string): Promise<string> =>
  (await fetch(`${await phoenix.base()}/v1/tournaments/${id}.pdn`)).text()

/** Runs an event from its founding to its reports on a service that is killed meanwhile. */
export const runEvent = async (folder: string, browser: Browser, terms: EventTerms): Promise<EventOutcome> => {
  const begun = performance.now()
  const world = await startEventWorld(folder, terms.seed)
  try {
    const secretary = await secretaryIn(world, browser)
    const { id, names, entrants } = await enter(world, secretary, browser, terms)
    const boards = await begin(world, secretary, id, entrants, terms.kills.starting)
    const answers = boards.length * (terms.isWhole ? 24 : 4)
    const played = await world.during({ kills: terms.kills.playing, answers }, () =>
      playAll(world, browser, boards, terms),
    )
    await world.during({ kills: terms.kills.ending, answers: names.length }, () =>
      until(() => (countOf(world, 'final-report') === names.length + 1 ? true : undefined)),
    )
    const idleKills = await world.killAsOwed()
    await world.club.push()
    await world.settled()
    const [view, pdn, page, chains] = [
      await shownEvent(world, id),
      await pdnOf(world, id),
      await tableOnPage(world, secretary, id),
      await world.chains(),
    ]
    return {
      terms,
      names,
      secretary: addressOf('sam'),
      acts: secretary.acts,
      view,
      pdn,
      page,
      boards,
      books: played.books,
      came: world.came,
      storedGames: [...chains.links.keys()],
      faults: [...chains.faults, ...differencesIn(chains)],
      forks: chains.forks,
      forgotten: forgotten(world.ledger, chains),
      folder: lookInto(folder),
      moves: { all: world.ledger.moves.length, onPages: played.onPages, byEmail: played.byEmail },
      cutOff: world.ledger.cutOff + secretary.acts.cutOff,
      idleKills,
      duplicates: world.ledger.duplicates,
      seconds: (performance.now() - begun) / 1000,
    }
  } finally {
    await world.stop()
  }
}
