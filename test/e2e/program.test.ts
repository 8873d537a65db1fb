import { expect, test } from 'vitest'
import { tempFolder } from '../harness/temp.ts'
import { started } from '../tools/started.ts'
import { clientOf, playOn } from './client.ts'
import { startService } from './running.ts'

// The log is checked for secrets when the service stops: see `stop` in running.ts.
test('an operator makes a key beside the running service; a program plays both sides with it, until it is revoked', async () => {
  await using folder = await tempFolder('program')
  await using running = await startService({ folder: folder.path })
  const client = clientOf(running)
  const tool = (...args: readonly string[]) => started('key', args, { DATA_DIR: folder.path })
  const made = await tool('new', '--name', 'A bot', '--scope', 'seats:hold')
  const key = made.out.trim()
  running.keepSecret(key)
  const offer = { creator: { name: 'Wyllie', seat: 'black' }, opponent: { name: 'Anderson' }, hold: true }
  const create = () => client.ask<Held>('POST', '/v1/games', { token: key, body: offer })

  const { status, body } = await create()
  expect(status).toBe(201)
  const { game, links } = body
  const pair = { black: { name: 'Wyllie', email: '' }, white: { name: 'Anderson', email: '' } }
  const table = { ...pair, id: game.id, tokens: { black: links.creator.token, white: links.opponent.token } }
  await playOn(client, table, ['11-15', '22-18', '15x22', '25x18'])
  expect((await client.show(game.id)).body).toMatchObject({ status: 'active', ply: 4 })

  const [id = ''] = /\w{12}/.exec((await tool('list')).out) ?? []
  expect(await tool('revoke', id)).toMatchObject({ code: 0 })
  expect((await create()).status).toBe(401)
  // The program's games continue, because the players have links of their own.
  await playOn(client, table, ['12-16'], 4)
})

type Link = { readonly token: string }
type Held = {
  readonly game: { readonly id: string }
  readonly links: { readonly creator: Link; readonly opponent: Link }
}
