import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The tests that take most of the time, the slowest first. A slow file that begins last keeps one processor busy while
 * the others idle.
 */
const SLOW = [
  'test/attacks/held-connections.test.ts',
  'test/pages/states.test.ts',
  'test/kill/',
  'test/e2e/kill.test.ts',
  'test/email/shown.test.ts',
  'test/infra/bundles.test.ts',
  'test/attacks/besieged-week.test.ts',
  'test/pages/playing.test.ts',
  'test/simulation/',
  'test/serve/serve.test.ts',
  'test/e2e/browser.test.ts',
  'test/fuzz/',
  'test/draughts/fuzz.test.ts',
  'test/rows/',
  'test/races/',
  'test/pages/news.test.ts',
  'test/pages/layout.test.ts',
  'test/attacks/unheard.test.ts',
  'test/attacks/first-emails.test.ts',
  'test/game/model.test.ts',
  'test/e2e/',
  'test/serve/',
  'test/clients/',
  'test/ports/',
  'test/infra/',
  'test/tools/',
  'test/pages/',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const found = SLOW.findIndex((path) => moduleId.replaceAll('\\', '/').includes(`/${path}`))
  return found < 0 ? SLOW.length : found
}

/** Runs the slow files first, and the rest in vitest's order. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
