/** A change of one place in a source file, made when the file is loaded and not on the disk. */
export type Patch = { readonly file: string; readonly find: string; readonly replace: string }

/**
 * Leaves out drawing the board's picture for each email, which takes several times as long as everything else together.
 * No other behaviour depends on it, and the tests in test/email check it.
 */
const NO_PICTURE: Patch = {
  file: 'shared/email/game-emails/compose-game-email.ts',
  find: 'bytes: encodePng(',
  replace: 'bytes: ((..._undrawn: readonly unknown[]) => new Uint8Array())(',
}
const NO_DRAWING: Patch = {
  file: 'shared/email/game-emails/compose-game-email.ts',
  find: 'diagram(rules, position, {',
  replace: '((..._undrawn: readonly unknown[]) => [])(rules, position, {',
}

/** Results for the same bytes are computed only once: see `once.ts`. */
const ONCE: readonly Patch[] = [
  {
    file: 'functions/codec/game-item.ts',
    find: "import { eventCodec } from './event-codec.ts'\n",
    replace:
      "import { eventCodec } from './event-codec.ts'\nimport { logIn, packedOf } from '../../test/simulation/once.ts'\n",
  },
  {
    file: 'functions/codec/game-item.ts',
    find: 'written(NO_EVENTS, log)',
    replace:
      '((known) => written({ ...known, sum: checkSum(known.bytes) }, known.rest))(packedOf(log, NO_EVENTS.bytes))',
  },
  {
    file: 'functions/codec/game-item.ts',
    find: `  const source: ByteReader = { bytes: events, at: 1, time: 0 }
  const log = eventsIn(source)
  packed.set(log, { bytes: events, time: source.time, sum })
  return log
`,
    replace: '  return logIn(events, eventCodec.read)\n',
  },
  {
    file: 'shared/service/games/game-store.ts',
    find: '/** A stored game, and what its log folds to. */\n',
    replace:
      "import { gameOf } from '../../../test/simulation/once.ts'\n/** A stored game, and what its log folds to. */\n",
  },
  { file: 'shared/service/games/game-store.ts', find: 'fold(stored.log)', replace: 'gameOf(stored.log, fold)' },
]

/**
 * Scores that come at the same time are joined by each invocation of a function alone, as each has its own memory. One
 * that dies in a world never ends, and the others would wait for it.
 */
const OWN_MEMORY: Patch = {
  file: 'shared/service/tournaments/boards/join-scores.ts',
  find: 'const lines = linesIn(tournaments)',
  replace: "const lines = linesIn('lineOf' in tournaments ? (tournaments.lineOf as () => Tournaments)() : tournaments)",
}

/**
 * What is loaded at its first use is loaded at each. Otherwise that use would take longer than the others, and calls that
 * are made at the same time would come in another order in the first world of a thread than in a later one.
 */
const ALWAYS_ANEW: Patch = {
  file: 'shared/texts/languages/load-once.ts',
  find: '(loading ??= load()',
  replace: '(loading = load()',
}

/** The patches of every world. */
export const ALWAYS = [NO_PICTURE, NO_DRAWING, OWN_MEMORY, ALWAYS_ANEW, ...ONCE]

/**
 * Returns the source of a file with those patches that are for this file. Each patch must replace exactly one place.
 */
export const patchSource = (path: string, source: string, patches: readonly Patch[]): string => {
  let text = source
  for (const { file, find, replace } of patches.filter((patch) => patch.file === path)) {
    if (text.split(find).length !== 2)
      throw new Error(`"${find}" is in ${file} ${text.split(find).length - 1} times, not once`)
    text = text.replace(find, () => replace)
  }
  return text
}
