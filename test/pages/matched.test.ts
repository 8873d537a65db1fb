import { expect, test } from 'vitest'
import { textsFor } from '../harness/words.ts'
import { act, ask, begun, stand } from './stand.ts'

const { match } = textsFor('en')

test('a match is over once both of its games are finished, and the page of either says so', async () => {
  const at = stand()
  const { creator, opponent } = await begun(at, { match: 'together' })
  const read = async (path: string): Promise<string> => (await ask(at, path)).body
  const other = new RegExp(`<a href="([^"]+)"[^>]*>${match.otherBoard}`).exec(await read(creator))?.[1] ?? ''
  expect(await read(creator)).not.toContain(match.over)
  await act(at, opponent, 'resign')
  expect(await read(creator)).not.toContain(match.over)
  expect(await read(other)).not.toContain(match.over)
  await act(at, other, 'resign')
  for (const path of [creator, other]) expect(await read(path)).toContain(match.over)
})
