import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { crownhead, readLink } from '../../packages/client/src/index.ts'
import { installed } from './installed.ts'
import { served } from './served.ts'
import { spawned } from './spawned.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The commands of the third step in docs/programs.md, as a reader runs them. */
const LINES =
  /^ {3}npx crownhead new [^]*?(?=\n {3}```)/m
    .exec(read('docs/programs.md'))?.[0]
    .split('\n')
    .map((line) => line.trim()) ?? []
const BOT = /```js\n([^]*?)```/.exec(read('packages/client/README.md'))?.[1] ?? ''

test('from nothing to a bot: the commands of docs/programs.md, with what each prints put into the next', async () => {
  await using folder = await installed('client', 'cli')
  await using service = await served()
  writeFileSync(join(folder.path, 'bot.mjs'), BOT)
  const env = {
    ...process.env,
    XDG_CONFIG_HOME: join(folder.path, 'own'),
    CROWNHEAD_ORIGIN: service.origin,
    PATH: `${join(folder.path, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`,
  }
  const shell = async (line: string): Promise<string> => {
    const { out, error, code } = await spawned('sh', ['-c', line.replace('npx ', '')], { cwd: folder.path, env })
    expect({ code, error }).toEqual({ code: 0, error: '' })
    return out
  }
  const [offer = '', accept = '', links = '', bot = ''] = LINES
  const invitation = /https?:\S+/.exec(await shell(offer))?.[0] ?? ''
  await shell(accept.replace('INVITATION', invitation))
  const link = /https?:\S+/.exec(await shell(links))?.[0] ?? ''
  expect(bot).toBe('EVERY=1000 node bot.mjs LINK')
  const playing = spawn(process.execPath, ['bot.mjs', link], { cwd: folder.path, env: { ...env, EVERY: '50' } })
  const path = { id: readLink(link)?.id ?? '' }
  await shell(`crownhead play ${path.id} 11-15`)
  const { ask } = crownhead(service)
  await expect.poll(async () => (await ask('game', { path })).ply).toBe(2)
  playing.kill()
  await once(playing, 'exit')
})
