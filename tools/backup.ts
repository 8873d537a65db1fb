import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backup } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { makeFolder, privateFile } from '../local/machine/data-folder.ts'
import { parseSettingsFile } from '../local/serving/settings/settings-file.ts'
import { CommandMisuse, runTool, printLine } from './command/run-tool.ts'
import { openGameFolder } from './command/open-game-folder.ts'
import { checkAll } from './replay/check-all.ts'
import { folderCopy } from './replay/game-copy.ts'
import { parseWalkOptions } from './command/walk.ts'

/** The file name of the settings in the copy. The service reads them only if `--settings` names this file. */
const SETTINGS_COPY = 'settings.env'

const USAGE = `Copies the games of one machine's service while it runs, and replays every game of the copy.

  npm run backup -- --to DIR             into a new folder
  npm run backup -- --data DIR --to DIR  of another folder than DATA_DIR or ./data
  npm run backup -- --settings FILE --to DIR
                                         of the folder that FILE names, and a copy of FILE as DIR/${SETTINGS_COPY}
  npm run backup -- --help               this text

The copy has the keys of all links, and with --settings the password of MAIL_URL. Exits with 0 if it is good, 1 if a game in it is not, 2 if it could not be made.
`

/** Database pages that are copied at a time; the service can write in between. */
const PAGES_AT_ONCE = 1000

const FILE = 'crownhead.db'

const requireFree = (to: string, names: readonly string[]): void => {
  const taken = names.find((name) => existsSync(join(resolve(to), name)))
  if (taken !== undefined) throw new CommandMisuse(`${resolve(to)} has a ${taken} already: name a new folder`)
}

/** Copies the database as it is at one instant: pages that are written meanwhile are copied again. */
const copyDatabase = async (from: string, to: string): Promise<void> => {
  const source = openGameFolder(from)
  try {
    makeFolder(to)
    await backup(source, privateFile(to, FILE), { rate: PAGES_AT_ONCE })
    chmodSync(join(resolve(to), FILE), 0o600)
  } catch (error) {
    // A partial copy would make the next attempt fail.
    for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(join(resolve(to), FILE + ending), { force: true })
    throw error
  } finally {
    source.close()
  }
}

const isWhole = (folder: string): boolean => {
  const copy = openGameFolder(folder)
  try {
    return copy.prepare('PRAGMA integrity_check').get()?.['integrity_check'] === 'ok'
  } finally {
    copy.close()
  }
}

type Settings = { readonly bytes: Uint8Array; readonly folder: string | undefined; readonly named: readonly string[] }

/** Reads a settings file. `named`: the names of the settings whose values are paths of further files. */
const settingsIn = (path: string): Settings => {
  const bytes = readFileSync(path)
  const { values } = parseSettingsFile(bytes.toString())
  return {
    bytes,
    folder: values['DATA_DIR'],
    named: Object.keys(values).filter((name) => name.endsWith('_FILE') && values[name] !== ''),
  }
}

/** Writes the settings so that only the owner can ever read them, as they contain a password. */
const copySettings = ({ bytes, named }: Settings, to: string): void => {
  const path = join(resolve(to), SETTINGS_COPY)
  writeFileSync(path, bytes, { mode: 0o600, flag: 'wx' })
  printLine(`the settings are in ${path}; keep them as you keep passwords`)
  if (named.length > 0) printLine(`not in the copy: the files that ${named.join(', ')} name`)
}

await runTool('backup', async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      data: { type: 'string' },
      settings: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const { to } = values
  if (to === undefined) throw new CommandMisuse('use --to DIR')
  const settings = values.settings === undefined ? undefined : settingsIn(values.settings)
  const data = values.data ?? process.env['DATA_DIR'] ?? settings?.folder ?? './data'
  requireFree(to, settings ? [FILE, SETTINGS_COPY] : [FILE])
  await copyDatabase(data, to)
  if (settings) copySettings(settings, to)
  if (!isWhole(to)) throw new Error('the copy is damaged; try again, and look at the disk')
  const database = openGameFolder(to)
  const differing = await checkAll(
    { games: folderCopy(database), close: () => database.close() },
    'backup',
    parseWalkOptions({}),
  )
  printLine(`the copy is in ${resolve(to)}`)
  return differing === 0 ? 0 : 1
})
