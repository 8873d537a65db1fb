import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../local/sqlite/database/open-database.ts'
import type { Instant } from '../shared/game/model/words.ts'
import { CommandMisuse, runTool, printLine } from './command/run-tool.ts'
import { requireGameFolder, openGameFolder } from './command/open-game-folder.ts'
import type { Counts } from './command/walk-notes.ts'
import { openAwsPorts } from './redrive/aws-ports.ts'
import { folderSource } from './redrive/folder-source.ts'
import { type RestorePlan, parseRestorePlan, parseSince } from './restore/restore-options.ts'
import { folderRelated, restoreNoRelated, tableRelated } from './restore/related-entries.ts'
import { type CopiedGame, folderCopy, folderName, gameFromRow, tableCopy, tableName } from './replay/game-copy.ts'
import { type RestoreOptions, type RestoreContext, restoreGames, restorePage } from './restore/restore-games.ts'
import { folderGames, folderTarget, tableTarget } from './restore/game-target.ts'
import { startChecker } from './replay/check-threads.ts'
import { WALK_OPTIONS, WALK_USAGE, type WalkOptions, parseWalkOptions } from './command/walk.ts'

const USAGE = `Copies lost and damaged games back from a copy of the table, and sets their timers.

  npm run restore -- --from TABLE [--to TABLE] [--people TABLE]
                      on AWS, with AWS_REGION and the settings of the function Stored, as for redrive. To GAMES_TABLE,
                      unless it is given; the service may keep running. --people: a copy of the people table, for what
                      is missing beside the games that come back
  npm run restore -- --from-data DIR --to-data DIR
                      folders of a local service; stop the service on the second first
  -- --game ID        only this game; may be repeated
  -- --since TIME     games that come back could not be played since then: their clocks leave it out, as with freeze
  -- --dry-run        says what would come back, and changes nothing
${WALK_USAGE}
  -- --help           this text

A game that passes the restore check is never touched. A damaged one is replaced if the copy's passes, has all its
steps, and nobody has written meanwhile. Safe to repeat. Exits with 0 if all games are whole now, 1 if any is not, 2 if it
cannot work.
`

type Opened = {
  readonly restoring: RestoreContext
  /** Returns the games of the copy with these ids. */
  readonly named: (ids: readonly string[]) => Promise<readonly CopiedGame[]>
  readonly close: () => Promise<void>
}

type Tables = Extract<RestorePlan, { kind: 'tables' }>
type Folders = Extract<RestorePlan, { kind: 'folders' }>

const onTables = ({ from, to, people }: Tables): Opened => {
  const { ports, store, queues, tables } = openAwsPorts(to)
  if (tables.games === from) throw new CommandMisuse('--from and --to are the same table')
  const checker = startChecker()
  const beside = people === undefined ? restoreNoRelated : tableRelated(store, people, tables.people)
  const restoring: RestoreContext = {
    copy: tableCopy(store, from),
    target: tableTarget(store, tables.games),
    restoreRelated: beside,
    ports,
    checker,
    targetName: async () => {
      const target = `--to ${await tableName(store, tables.games)}`
      return people === undefined ? target : `${target} --people ${people} to ${tables.people}`
    },
    now: Date.now,
  }
  const copied = tableTarget(store, from)
  const named = async (ids: readonly string[]) => [...(await copied.read(ids)).values()].map(({ found }) => found)
  const close = async (): Promise<void> => {
    await checker.close()
    store.destroy()
    queues.destroy()
  }
  return { restoring, named, close }
}

const onFolders = async ({ from, to }: Folders): Promise<Opened> => {
  if (resolve(from) === resolve(to)) throw new CommandMisuse('--from-data and --to-data are the same folder')
  const source = openGameFolder(from)
  requireGameFolder(to)
  const { ports, now, close: closeSource } = await folderSource({ folder: to, store: { kind: 'sqlite' } })
  const [database, checker] = [openDatabase(to), startChecker()]
  const [restored, beside] = [folderTarget(database), folderRelated(source, database)]
  const games = folderGames(source)
  const named = async (ids: readonly string[]) => games(ids).map(gameFromRow)
  const close = async (): Promise<void> => {
    await checker.close()
    source.close()
    database.close()
    await closeSource()
  }
  const places = async () => `--to ${folderName(database)}`
  return {
    restoring: {
      copy: folderCopy(source),
      target: restored,
      restoreRelated: beside,
      ports,
      checker,
      targetName: places,
      now,
    },
    named,
    close,
  }
}

const restoreNamed = async (
  { restoring, named }: Opened,
  ids: readonly string[],
  options: RestoreOptions,
): Promise<Counts> => {
  const found = await named(ids)
  const missing = ids.filter((id) => !found.some((each) => each.id === id))
  for (const id of missing) printLine(`${id}: FAILED: it is not in the copy`)
  const tally = await restorePage(restoring, options, found, printLine)
  return { ...tally, failed: (tally['failed'] ?? 0) + missing.length }
}

const report = (
  { lost = 0, damaged = 0, whole = 0, newer = 0, hopeless = 0, failed = 0 }: Counts,
  isDry: boolean,
): number => {
  const back = isDry ? 'would come back' : 'are back'
  console.log(
    `${lost} lost and ${damaged} damaged games ${back}, ${whole} are whole, ${newer + hopeless + failed} failed`,
  )
  return newer + hopeless + failed === 0 ? 0 : 1
}

type More = { readonly ids: readonly string[]; readonly isDry: boolean; readonly walking: WalkOptions }

const restore = async (opened: Opened, since: string | undefined, { ids, isDry, walking }: More): Promise<number> => {
  try {
    const from: Instant | undefined = parseSince(since, opened.restoring.now())
    const options = { isDry, ...(from !== undefined && { since: from }) }
    const unique = [...new Set(ids)]
    const tally =
      unique.length > 0
        ? await restoreNamed(opened, unique, options)
        : await restoreGames(opened.restoring, options, printLine, walking)
    return report(tally, isDry)
  } finally {
    await opened.close()
  }
}

const text = { type: 'string' } as const

await runTool('restore', async () => {
  const { values } = parseArgs({
    options: {
      from: text,
      to: text,
      people: text,
      'from-data': text,
      'to-data': text,
      game: { type: 'string', multiple: true, default: [] },
      since: text,
      'dry-run': { type: 'boolean', default: false },
      ...WALK_OPTIONS,
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const [places, walking] = [parseRestorePlan(values), parseWalkOptions(values)]
  if ((walking.resume !== undefined || walking.part) && values.game.length > 0)
    throw new CommandMisuse('--resume and --part go with all games, not with --game')
  const opened = places.kind === 'tables' ? onTables(places) : await onFolders(places)
  return restore(opened, values.since, { ids: values.game, isDry: values['dry-run'], walking })
})
