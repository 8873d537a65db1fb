/**
 * Measures tournaments: how long the local service takes to start one of 16 players with all its games, the size of its
 * page and of its item, what a look at its boards costs, and what whole events cost on AWS. `npm run bench:tournaments
 * -- --rounds 1` is a quick look.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packFacts } from '../functions/codec/tournament-item.ts'
import { bundledFiles } from '../local/machine/bundled-files.ts'
import { openDatabase } from '../local/sqlite/database/open-database.ts'
import { sqliteApiKeys } from '../local/sqlite/stores/sqlite-api-keys.ts'
import { LANGUAGES } from '../shared/texts/languages/languages.ts'
import { begunLargeEvent, begunRoundRobin, fullEvent, largeEvent } from '../test/tournament/large-event.ts'
import { makeApiKey } from '../tools/key/make-key.ts'
import { EVENTS, type EventKind, eventUses } from './cost/games/event-cost.ts'
import { HABITS } from './cost/games/habits.ts'
import { billOf, billTotal } from './cost/prices/bill.ts'
import { PRICED_ON } from './cost/prices/list-prices.ts'
import { medianOf } from './measuring/median.ts'
import { BENCH_OPTIONS } from './measuring/options.ts'
import { checkTarget, printTable } from './measuring/table.ts'
import { httpCaller } from './service/caller.ts'
import { startContender } from './service/contender.ts'
import { eventByApi } from './service/event-by-api.ts'
import { measureLooks } from './service/look-at-event.ts'
import { ourPerson } from './service/our-person.ts'

const ROUNDS = BENCH_OPTIONS.rounds(5)
const PLAYERS = 16
const GAMES = (PLAYERS * (PLAYERS - 1)) / 2
/** How often each look is repeated. */
const LOOKS = 30

const TARGETS = { answered: 300, made: 30_000, page: 15_000, item: 60_000, look: 50 } as const

const folder = mkdtempSync(join(tmpdir(), 'crownhead-tournaments-'))

const newKey = async (into: string): Promise<string> => {
  const database = openDatabase(into)
  const { key, entry } = makeApiKey({ name: 'A club', scopes: ['games:create', 'seats:hold'] }, Date.now())
  await sqliteApiKeys(database).add(entry)
  database.close()
  return key
}

const packedSize = (text: string): number => gzipSync(text, { level: 9 }).length

const textAt = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
  (await fetch(url, { headers })).text()

/** Returns the bytes of a page with gzip, with the style sheets that it links. */
const pageSize = async (base: string, path: string, language: string): Promise<number> => {
  const html = await textAt(`${base}${path}`, { 'accept-language': language })
  const styles = await Promise.all(
    [...new Set(html.match(/\/assets\/[\w.-]+\.css/g))].map((file) => textAt(base + file)),
  )
  return [html, ...styles].reduce((sum, text) => sum + packedSize(text), 0)
}

type PageSize = { readonly english: number; readonly most: number; readonly language: string }

const pageSizes = async (base: string, id: string): Promise<PageSize> => {
  const sizes = await Promise.all(
    LANGUAGES.map(async (language) => ({ language, size: await pageSize(base, `/t/${id}`, language) })),
  )
  const [most] = sizes.toSorted((a, b) => b.size - a.size)
  const english = sizes.find(({ language }) => language === 'en')
  return { english: english?.size ?? Number.NaN, most: most?.size ?? Number.NaN, language: most?.language ?? '' }
}

/** Starts an event of 16 players in each round, and measures the page of the last one in each of its states. */
const measureStarts = async () => {
  const into = join(folder, 'service')
  const key = await newKey(into)
  const service = await startContender({
    name: 'tournaments',
    file: join(import.meta.dirname, '../local/start.ts'),
    env: { PORT: '0', DATA_DIR: into },
    person: ourPerson,
  })
  const starts: { readonly answered: number; readonly made: number; readonly cpu: number }[] = []
  const pages = new Map<string, PageSize>()
  let [begun, emailed] = [0, 0]
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      await service.whileRunning(async () => {
        const caller = httpCaller(round)
        const event = eventByApi(caller, service.base)
        const addresses = Array.from({ length: PLAYERS }, (_, at) => `player-${at + 1}@club${round}-${at}.example.org`)
        const { id, secretary } = await event.found(key, `round-${round}`, addresses)
        const open = await event.sendAndAccept(id, secretary, addresses)
        const isLast = round === ROUNDS - 1
        if (isLast) pages.set('open', await pageSizes(service.base, id))
        const before = service.processorTime()
        const start = await event.start(open)
        starts.push({ ...start, cpu: service.processorTime() - before })
        begun += (await event.read(id)).games.all
        if (isLast) pages.set('running', await pageSizes(service.base, id))
        const written = (await event.emails()).length
        await event.advance('PT2M')
        emailed += (await event.emails()).length - written
        if (isLast) {
          await event.resignAll(open)
          pages.set('finished', await pageSizes(service.base, id))
        }
        caller.close()
      })
  } finally {
    await service.stop()
  }
  return { starts, pages, begun, emailed }
}

const printStarts = async (): Promise<void> => {
  const { starts, pages, begun, emailed } = await measureStarts()
  const of = (pick: (start: (typeof starts)[number]) => number) => starts.map(pick)
  const row = printTable(`Start of ${PLAYERS} players, ${GAMES} games`, 'median, ms', 'longest, ms')
  const rows = {
    'until the answer': of(({ answered }) => answered),
    'until all games are made': of(({ made }) => made),
    'processor time of both': of(({ cpu }) => cpu),
  }
  for (const [name, times] of Object.entries(rows)) row(name, medianOf(times).toFixed(0), Math.max(...times).toFixed(0))
  checkTarget(
    `each start is answered in ${TARGETS.answered} ms, all ${GAMES} games are made in ${TARGETS.made / 1000} s, and each of ${PLAYERS} players gets one email.`,
    Math.max(...rows['until the answer']) <= TARGETS.answered &&
      Math.max(...rows['until all games are made']) <= TARGETS.made &&
      begun === ROUNDS * GAMES &&
      emailed === ROUNDS * PLAYERS,
  )
  console.log('')
  const page = printTable(`Page of ${PLAYERS} players, with its styles`, 'English, bytes', 'most, bytes', 'language')
  for (const [state, { english, most, language }] of pages) page(state, english, most, language)
  checkTarget(
    `a page has at most ${TARGETS.page / 1000} KB with gzip.`,
    pages.size === 3 && [...pages.values()].every(({ most }) => most <= TARGETS.page),
  )
}

const printItems = (): void => {
  const finished = largeEvent()
  const items = {
    'just begun': begunLargeEvent(),
    'all games over': finished,
    'all that may be added': fullEvent(finished),
  }
  const row = printTable('Item of 200 players and 500 games', 'bytes')
  const sizes = Object.entries(items).map(([name, log]) => [name, packFacts(log).length] as const)
  for (const [name, size] of sizes) row(name, size)
  checkTarget(
    `an item has at most ${TARGETS.item / 1000} KB.`,
    sizes.every(([, size]) => size <= TARGETS.item),
  )
}

const printLooks = async (): Promise<void> => {
  const events = { [`${GAMES} games`]: begunRoundRobin(PLAYERS), '500 games': begunLargeEvent() }
  const row = printTable('Processor time of a look, ms', 'one board', 'a result', 'all boards')
  const all: number[] = []
  for (const [name, log] of Object.entries(events)) {
    const { board, result, all: every } = await measureLooks(join(folder, `looks ${name}`), log, LOOKS)
    row(name, board.toFixed(1), result.toFixed(1), every.toFixed(1))
    all.push(board, result, every)
  }
  checkTarget(`a look takes under ${TARGETS.look} ms.`, Math.max(...all) < TARGETS.look)
}

const printCosts = async (): Promise<void> => {
  const files = await bundledFiles()
  console.log(`Prices of ${PRICED_ON}, us-east-1, at list.\n`)
  const row = printTable('A whole event', 'dollars', 'emails', 'requests', 'calls', 'writes', 'GB s')
  for (const kind of Object.keys(EVENTS) as readonly EventKind[])
    for (const plies of [0, HABITS.plies]) {
      const uses = await eventUses(files, kind, plies)
      const { answers, pages, stored, deliver, alarm, request, email, write, compute } = uses
      row(
        `${kind}, ${plies === 0 ? 'no moves' : `${plies} plies a game`}`,
        billTotal(billOf(uses, false)).toPrecision(3),
        email,
        request,
        answers + pages + stored + deliver + alarm,
        write,
        (compute / 1000).toFixed(0),
      )
    }
}

try {
  await printStarts()
  console.log('')
  printItems()
  console.log('')
  await printLooks()
  console.log('')
  await printCosts()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
