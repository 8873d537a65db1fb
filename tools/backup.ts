import { chmodSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backup } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { makeFolder, ownFile } from '../local/folder.ts'
import { Misuse, runTool, say } from './command.ts'
import { openToRead } from './folder.ts'
import { checkAll } from './restore/check-all.ts'
import { folderCopy } from './restore/copy.ts'
import { walkingOf } from './walk.ts'

const USAGE = `Copies the games of one machine's service while it runs, and replays every game of the copy.

  npm run backup -- --to DIR             into a new folder
  npm run backup -- --data DIR --to DIR  of another folder than DATA_DIR or ./data
  npm run backup -- --help               this text

The copy has the keys of all links. Exits with 0 if it is good, 1 if a game in it is not, 2 if it could not be made.
`

/** Pages at a time: the service writes in between. */
const AT_ONCE = 1000

const FILE = 'crownhead.db'

/** As of one instant: what is written meanwhile is copied again. */
const copied = async (from: string, to: string): Promise<void> => {
  if (existsSync(join(resolve(to), FILE))) throw new Misuse(`${resolve(to)} has a ${FILE} already: name a new folder`)
  const source = openToRead(from)
  try {
    makeFolder(to)
    await backup(source, ownFile(to, FILE), { rate: AT_ONCE })
    chmodSync(join(resolve(to), FILE), 0o600)
  } finally {
    source.close()
  }
}

const isWhole = (folder: string): boolean => {
  const copy = openToRead(folder)
  try {
    return copy.prepare('PRAGMA integrity_check').get()?.['integrity_check'] === 'ok'
  } finally {
    copy.close()
  }
}

await runTool('backup', async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      data: { type: 'string', default: process.env['DATA_DIR'] ?? './data' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const { data, to } = values
  if (to === undefined) throw new Misuse('use --to DIR')
  await copied(data, to)
  if (!isWhole(to)) throw new Error('the copy is damaged; try again, and look at the disk')
  const database = openToRead(to)
  const differing = await checkAll(
    { games: folderCopy(database), close: () => database.close() },
    'backup',
    walkingOf({}),
  )
  say(`the copy is in ${resolve(to)}`)
  return differing === 0 ? 0 : 1
})
