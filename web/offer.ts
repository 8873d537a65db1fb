import type * as next from './next.ts'

let script: Promise<typeof next> | undefined

/** Another game that waits for this reader. Its script is loaded after the first press (`isNew`). */
export const offerNext = async (isNew: boolean): Promise<void> => {
  const place = document.querySelector<HTMLElement>('#next-game')
  if (!place) return
  try {
    if (isNew) script ??= import('./next.ts')
    await (await script)?.offer(place, isNew)
  } catch {
    script = undefined
  }
}
