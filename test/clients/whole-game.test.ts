import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { installed } from './installed.ts'
import { served } from './served.ts'
import { SHORT_GAME } from './short-game.ts'

type Line = { readonly game: { readonly ply: number; readonly status: string; readonly result: unknown } }

/** Answers each turn that the process announces, and resolves with how the game ended. */
const playing = async (child: ChildProcess): Promise<unknown> => {
  const ended = once(child, 'exit')
  let result: unknown
  for await (const text of createInterface({ input: child.stdout ?? process.stdin })) {
    const { game, ...more } = JSON.parse(text) as Line
    if (game.status === 'active' && !('receipt' in more)) child.stdin?.write(`${SHORT_GAME[game.ply]}\n`)
    else result = game.result ?? result
  }
  expect((await ended)[0]).toBe(0)
  return result
}

test('packed and installed elsewhere without a network, the command line plays a whole game over two processes', async () => {
  await using folder = await installed('cli')
  await using service = await served()
  const program = join(folder.path, 'node_modules/.bin/crownhead')
  const started = (home: string, ...words: readonly string[]): ChildProcess =>
    spawn(program, words, {
      env: { ...process.env, XDG_CONFIG_HOME: join(folder.path, home), CROWNHEAD_ORIGIN: service.origin },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
  const outputOf = async (child: ChildProcess): Promise<string> => {
    let out = ''
    child.stdout?.on('data', (text: Buffer) => (out += text.toString()))
    expect((await once(child, 'close'))[0]).toBe(0)
    return out
  }
  const offered = await outputOf(started('a', 'new', '--name', 'Amara', '--seat', 'black', '--invite', '--json'))
  const { invitation } = JSON.parse(offered) as { readonly invitation: string }
  await outputOf(started('b', 'join', invitation, '--name', 'Otis'))

  const play = (home: string) => playing(started(home, 'play', '--json', '--every', '0.05'))
  const results = await Promise.all([play('a'), play('b')])
  const won = { winner: 'white', reason: 'no-pieces' }
  expect(results).toEqual([won, won])
  expect(await outputOf(started('a', 'pdn'))).toMatch(/\[Result "0-1"\]/)
})
