import { expect, test } from 'vitest'
import { tempFolder } from '../harness/temp.ts'
import { clientOf } from './client.ts'
import { type Running, startService } from './running.ts'

/** Returns the demo game's id, from the links in the output. */
const demoOf = ({ said }: Running): string => /\/p\/c[0-9a-z]([0-9A-Za-z]{12})/.exec(said())?.[1] ?? ''

test('pressing "+3 days" repeatedly brings the reminder and in the end the loss on time, as the README says', async () => {
  await using folder = await tempFolder('demo')
  await using running = await startService({ folder: folder.path })
  const client = clientOf(running)
  const game = async () => (await client.show(demoOf(running))).body
  const subjects = async () =>
    (await client.mailTo('ada@example.org')).map(({ text }) => text.replace(/^~~.*\n\n/, '').split('\n')[0] ?? '')
  await client.consent('ada@example.org')
  expect(await game()).toMatchObject({ status: 'active', ply: 2, turn: 'black' })
  expect((await game()).legalMoves.length).toBeGreaterThan(1)

  await client.advance('P3D')
  await client.advance('P3D')
  expect((await subjects()).at(-1)).toMatch(/reserve is running/i)
  await client.advance('P3D')
  await client.advance('P3D')
  expect((await subjects()).at(-1)).toMatch(/lost/i)
  expect(await game()).toMatchObject({ status: 'finished', result: { winner: 'white', reason: 'time' } })
})

test('a restart continues the same game; after a finished game it makes another', async () => {
  await using folder = await tempFolder('demo')
  const first = await startService({ folder: folder.path })
  const id = demoOf(first)
  const [black = ''] = first.said().match(/(?<=\/p\/)c\S+/) ?? []
  const before = (await clientOf(first).show(id)).body
  const [move = ''] = before.legalMoves
  expect((await clientOf(first).move(id, black, 2, move)).status).toBe(200)
  await first.stop()

  const second = await startService({ folder: folder.path })
  expect(demoOf(second)).toBe(id)
  expect((await clientOf(second).show(id)).body.moves).toEqual([...before.moves, move])
  await clientOf(second).advance('P20D')
  await second.stop()

  await using third = await startService({ folder: folder.path })
  expect(demoOf(third)).not.toBe(id)
  expect((await clientOf(third).show(demoOf(third))).body).toMatchObject({ status: 'active', ply: 2 })
})

/** Returns the id of the demo tournament. */
const eventOf = ({ said }: Running): string => /\/t\/([0-9A-Za-z]{12})/.exec(said())?.[1] ?? ''

test('a tournament of four has begun, with its games; a restart finds the same', async () => {
  await using folder = await tempFolder('demo')
  const first = await startService({ folder: folder.path })
  const id = eventOf(first)
  const read = async ({ base }: Running) => {
    const answer = await fetch(`${base}/v1/tournaments/${id}`)
    const { boards, ...event } = (await answer.json()) as { readonly boards: readonly { readonly game: string }[] }
    return { event, ids: boards.map(({ game }) => game) }
  }
  const { event, ids } = await read(first)
  expect(event).toMatchObject({ status: 'running', games: { all: 6, over: 0 } })
  const states = () => Promise.all(ids.map(async (game) => (await clientOf(first).show(game)).body.status))
  await expect.poll(states).toEqual(ids.map(() => 'active'))
  await first.stop()

  await using second = await startService({ folder: folder.path })
  expect(eventOf(second)).toBe(id)
  expect((await read(second)).ids).toEqual(ids)
})
