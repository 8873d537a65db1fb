import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandMisuse, runTool, printLine } from './command/run-tool.ts'
import { isInHistory, readerAt } from './release/reader-at.ts'

const USAGE = `Keeps how the last release reads games, for the tests of the next one.

  npm run last-release -- [--commit COMMIT]

Run it once a release has gone over everywhere, with the commit of that release: without one it is what is checked out. It
writes test/releases/last.json, which is committed.
`

const FILE = join(import.meta.dirname, '../test/releases/last.json')

const options = { help: { type: 'boolean' }, commit: { type: 'string', default: 'HEAD' } } as const

await runTool('last-release', async () => {
  const { values } = parseArgs({ options, strict: true })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  if (isInHistory(values.commit) !== 'yes') throw new CommandMisuse(`${values.commit} is no commit of this history.`)
  const reader = await readerAt(values.commit)
  writeFileSync(FILE, `${JSON.stringify(reader, undefined, 1)}\n`)
  printLine(`The next release is held to what ${reader.commit} reads.`)
  return 0
})
