import { expect, test } from 'vitest'
import type { Papers } from '../../shared/service/ports/ports.ts'
import { DAY } from '../../shared/game/words.ts'
import { GAME, START } from './samples.ts'

/** A text far larger than any conditional moves, whose lines largely repeat each other. */
export const LARGE = JSON.stringify({
  ply: 12,
  lines: Array.from({ length: 200 }, (_, line) =>
    Array.from({ length: 24 }, (_, ply) => `${(ply % 32) + 1}-${((ply * 7 + (ply > 20 ? line : 0)) % 32) + 1}`),
  ),
})

export const papersContract = (make: () => Promise<Papers>): void => {
  test('a page that was never written does not exist', async () => {
    expect(await (await make()).load(GAME, 'plan-a')).toBeUndefined()
  })

  test.each(['', 'Żaneta: „14-18!“ \u{1f914}\n', '{"ply":3,"lines":[["11-15","22-18"]]}'])(
    'the text %j is read as it was written',
    async (text) => {
      const papers = await make()
      await papers.save(GAME, 'plan-a', text, undefined)
      expect(await papers.load(GAME, 'plan-a')).toBe(text)
    },
  )

  test('a large text is read as it was written', async () => {
    expect(LARGE.length).toBeGreaterThan(30_000)
    const papers = await make()
    await papers.save(GAME, 'plan-a', LARGE, undefined)
    expect(await papers.load(GAME, 'plan-a')).toBe(LARGE)
  })

  test('a text that was overwritten is gone', async () => {
    const papers = await make()
    for (const text of ['first', 'second', 'third']) await papers.save(GAME, 'notes', text, undefined)
    expect(await papers.load(GAME, 'notes')).toBe('third')
  })

  test('another name, or the same name in another game, is another page', async () => {
    const papers = await make()
    await papers.save(GAME, 'notes', 'here', undefined)
    await papers.save('another', 'notes', 'there', undefined)
    expect(await papers.load(GAME, 'plan-a')).toBeUndefined()
    expect(await papers.load(GAME, 'notes')).toBe('here')
    expect(await papers.load('another', 'notes')).toBe('there')
  })

  test('a removed page is gone, and removing it again changes nothing', async () => {
    const papers = await make()
    await papers.save(GAME, 'notes', 'here', undefined)
    await papers.save(GAME, 'plan-a', 'a plan', undefined)
    for (let times = 0; times < 2; times += 1) await papers.remove(GAME, 'notes')
    expect(await papers.load(GAME, 'notes')).toBeUndefined()
    expect(await papers.load(GAME, 'plan-a')).toBe('a plan')
  })

  test('a page with an expiry is read until then, and so is one that stays again', async () => {
    const papers = await make()
    await papers.save(GAME, 'notes', 'here', START + DAY)
    await papers.keep(GAME, START + 2 * DAY)
    expect(await papers.load(GAME, 'notes')).toBe('here')
    await papers.keep(GAME, undefined)
    await papers.keep('another', START)
    expect(await papers.load(GAME, 'notes')).toBe('here')
    await papers.remove(GAME, 'notes')
    await papers.keep(GAME, START + DAY)
    expect(await papers.load(GAME, 'notes')).toBeUndefined()
  })
}
