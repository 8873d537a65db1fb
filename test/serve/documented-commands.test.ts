import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { spawned } from '../clients/spawned.ts'
import { tempFolder } from '../harness/temp.ts'
import { served } from './process.ts'
import { relayWith } from './relay.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const DOCUMENTS = ['README.md', 'docs/one-machine.md', 'docs/programs.md', 'docs/upgrading.md', 'docs/operations.md']

/** Every command that begins with `npm`, in blocks and in sentences. */
const COMMANDS = DOCUMENTS.flatMap((path) =>
  [...read(path).matchAll(/(?:^\s*|`)(npm (?:run )?[a-z-]+(?: [^`\n#]*)?)/gm)].map(
    ([, command = '']) => [command.trim(), path] as const,
  ),
)

const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }

test('every npm command of the documents is a script', () => {
  expect(COMMANDS.length).toBeGreaterThan(40)
  const missing = COMMANDS.filter(([command]) => {
    const [, run, name = ''] = command.split(' ')
    return run === 'run' ? scripts[name] === undefined : !['start', 'test', 'ci', 'init', 'install'].includes(run ?? '')
  })
  expect(missing).toEqual([])
})

/** The commands of docs/one-machine.md for which a service on this machine is enough. */
const HERE = [
  ['npm run serve -- --settings club.env --check', 0, /the settings are right/],
  ['npm run doctor -- --settings club.env', 1, /ok {6}service: runs on/],
  ['npm run backup -- --to DIR --settings club.env', 0, /./],
  ['npm run privacy', 0, /What we store/],
] as const

test('the commands for one machine run as docs/one-machine.md has them', { timeout: 120_000 }, async () => {
  const page = read('docs/one-machine.md')
  await using folder = await tempFolder('documented')
  const relay = await relayWith()
  const data = join(folder.path, 'data')
  const club = await served(data, relay)
  const settings = join(folder.path, 'club.env')
  // A name below `.invalid` has no address anywhere (RFC 6761).
  const lines = [
    'ORIGIN=https://draughts.invalid',
    `MAIL_URL=${relay.url}`,
    'MAIL_FROM=games@draughts.invalid',
    `DATA_DIR=${data}`,
  ]
  await writeFile(settings, `${lines.join('\n')}\n`, { mode: 0o600 })
  for (const [command, exit, says] of HERE) {
    expect(page).toContain(`\`${command}\``)
    const [, ...words] = command.replace('club.env', settings).replace('DIR', join(folder.path, 'copy')).split(' ')
    const { code, out, error } = await spawned('npm', words, { cwd: root })
    expect([command, code, error]).toEqual([command, exit, exit === 0 ? '' : expect.anything()])
    expect(out).toMatch(says)
  }
  expect(existsSync(join(folder.path, 'copy/crownhead.db'))).toBe(true)
  expect(await club.stop()).toBe(0)
  await relay.close()
})
