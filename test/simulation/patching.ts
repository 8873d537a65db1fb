import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A change of one place of a source file: as the text is read, and nowhere on the disk. */
export type Patch = { readonly file: string; readonly find: string; readonly replace: string }

const root = join(import.meta.dirname, '..', '..')

/**
 * The one thing of the road that no world does: drawing the board's picture into each letter. It takes a hundred
 * times as long as everything else together, and nothing depends on it; test/mail holds it.
 */
const NO_PICTURE: Patch = {
  file: 'shared/mail/compose.ts',
  find: 'bytes: encodePng(',
  replace: 'bytes: ((..._undrawn: readonly unknown[]) => new Uint8Array())(',
}
const NO_DRAWING: Patch = {
  file: 'shared/mail/compose.ts',
  find: 'diagram(rules, position, {',
  replace: '((..._undrawn: readonly unknown[]) => [])(rules, position, {',
}

const patched = (source: string, patches: readonly Patch[]): string => {
  let text = source
  for (const { file, find, replace } of patches) {
    if (text.split(find).length !== 2)
      throw new Error(`"${find}" is in ${file} ${text.split(find).length - 1} times, not once`)
    text = text.replace(find, () => replace)
  }
  return text
}

/** From here on these files are read with these changes. To be called before they are imported, in a thread of their own. */
export const patchSources = (patches: readonly Patch[]): void => {
  const byUrl = Map.groupBy([NO_PICTURE, NO_DRAWING, ...patches], ({ file }) => pathToFileURL(join(root, file)).href)
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      const mine = byUrl.get(url)
      if (!mine) return loaded
      return { ...loaded, source: patched(Buffer.from(loaded.source as Uint8Array).toString('utf8'), mine) }
    },
  })
}
