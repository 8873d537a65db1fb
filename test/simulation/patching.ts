import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plugin, build } from 'esbuild'

/** A change of one place of a source file: as the text is read, and nowhere on the disk. */
export type Patch = { readonly file: string; readonly find: string; readonly replace: string }

/**
 * The one thing of the road that no world does: drawing the board's picture into each email. It takes several times as
 * long as everything else together, and nothing depends on it; test/mail holds it.
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

/** What is worked out once is not worked out again: see `once.ts`. */
const ONCE: readonly Patch[] = [
  {
    file: 'functions/codec/item.ts',
    find: "import { event } from './events.ts'\n",
    replace: "import { event } from './events.ts'\nimport { logIn, packedOf } from '../../test/simulation/once.ts'\n",
  },
  {
    file: 'functions/codec/item.ts',
    find: 'written(NO_EVENTS, log)',
    replace:
      '((known) => written({ ...known, sum: checkSum(known.bytes) }, known.rest))(packedOf(log, NO_EVENTS.bytes))',
  },
  {
    file: 'functions/codec/item.ts',
    find: `  const source: Source = { bytes: events, at: 1, time: 0 }
  const log = eventsIn(source)
  packed.set(log, { bytes: events, time: source.time, sum })
  return log
`,
    replace: '  return logIn(events, event.read)\n',
  },
  {
    file: 'shared/service/games/game-store.ts',
    find: '/** A stored game, and what its log folds to. */\n',
    replace:
      "import { gameOf } from '../../../test/simulation/once.ts'\n/** A stored game, and what its log folds to. */\n",
  },
  { file: 'shared/service/games/game-store.ts', find: 'fold(stored.log)', replace: 'gameOf(stored.log, fold)' },
]

/** Of every world. */
export const ALWAYS = [NO_PICTURE, NO_DRAWING, ...ONCE]

const patched = (source: string, patches: readonly Patch[]): string => {
  let text = source
  for (const { file, find, replace } of patches) {
    if (text.split(find).length !== 2)
      throw new Error(`"${find}" is in ${file} ${text.split(find).length - 1} times, not once`)
    text = text.replace(find, () => replace)
  }
  return text
}

const patching = (patches: readonly Patch[]): Plugin => {
  const byFile = Map.groupBy([...ALWAYS, ...patches], ({ file }) => file)
  return {
    name: 'patching',
    setup: (build) => {
      // Each by its own name: for the thousand others esbuild need not ask.
      for (const [file, mine] of byFile)
        build.onLoad({ filter: new RegExp(`/${file.replaceAll('.', '\\.')}$`) }, async ({ path }) => ({
          contents: patched(await readFile(path, 'utf8'), mine),
          loader: 'ts',
        }))
    },
  }
}

/**
 * The address of a module, named from this folder, with all that it needs, in one text, with these changes. A thread reads it in a
 * tenth of the time that a thousand files take.
 */
export const bundled = async (module: string, patches: readonly Patch[]): Promise<URL> => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, module)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // A stack would name the whole address otherwise.
    footer: { js: '//# sourceURL=worlds.js' },
    logLevel: 'silent',
    plugins: [patching(patches)],
  })
  return new URL(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`)
}
