import { expect, test } from 'vitest'
import type { NotebookStore } from '../../shared/service/ports/notebook.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { GAME, START } from './samples.ts'

/** A text far larger than any conditional moves, whose lines largely repeat each other. */
export const LARGE = JSON.stringify({
  ply: 12,
  lines: Array.from({ length: 200 }, (_, line) =>
    Array.from({ length: 24 }, (_, ply) => `${(ply % 32) + 1}-${((ply * 7 + (ply > 20 ? line : 0)) % 32) + 1}`),
  ),
})

export const notebookContract = (make: () => Promise<NotebookStore>): void => {
  test('a page that was never written does not exist', async () => {
    expect(await (await make()).load(GAME, 'plan-a')).toBeUndefined()
  })

  test.each(['', 'Żaneta: „14-18!“ \u{1f914}\n', '{"ply":3,"lines":[["11-15","22-18"]]}'])(
    'the text %j is read as it was written',
    async (text) => {
      const notebook = await make()
      await notebook.save(GAME, 'plan-a', text, undefined)
      expect(await notebook.load(GAME, 'plan-a')).toBe(text)
    },
  )

  test('a large text is read as it was written', async () => {
    expect(LARGE.length).toBeGreaterThan(30_000)
    const notebook = await make()
    await notebook.save(GAME, 'plan-a', LARGE, undefined)
    expect(await notebook.load(GAME, 'plan-a')).toBe(LARGE)
  })

  test('overwritten text is gone', async () => {
    const notebook = await make()
    for (const text of ['first', 'second', 'third']) await notebook.save(GAME, 'notes', text, undefined)
    expect(await notebook.load(GAME, 'notes')).toBe('third')
  })

  test('another name, or the same name in another game, is another paper', async () => {
    const notebook = await make()
    await notebook.save(GAME, 'notes', 'here', undefined)
    await notebook.save('another', 'notes', 'there', undefined)
    expect(await notebook.load(GAME, 'plan-a')).toBeUndefined()
    expect(await notebook.load(GAME, 'notes')).toBe('here')
    expect(await notebook.load('another', 'notes')).toBe('there')
  })

  test('a removed paper is gone, and removing it again changes nothing', async () => {
    const notebook = await make()
    await notebook.save(GAME, 'notes', 'here', undefined)
    await notebook.save(GAME, 'plan-a', 'a plan', undefined)
    for (let times = 0; times < 2; times += 1) await notebook.remove(GAME, 'notes')
    expect(await notebook.load(GAME, 'notes')).toBeUndefined()
    expect(await notebook.load(GAME, 'plan-a')).toBe('a plan')
  })

  test('a paper that goes some day is read until then, and so is one that stays again', async () => {
    const notebook = await make()
    await notebook.save(GAME, 'notes', 'here', START + DAY)
    await notebook.setExpiry(GAME, START + 2 * DAY)
    expect(await notebook.load(GAME, 'notes')).toBe('here')
    await notebook.setExpiry(GAME, undefined)
    await notebook.setExpiry('another', START)
    expect(await notebook.load(GAME, 'notes')).toBe('here')
    await notebook.remove(GAME, 'notes')
    await notebook.setExpiry(GAME, START + DAY)
    expect(await notebook.load(GAME, 'notes')).toBeUndefined()
  })
}
