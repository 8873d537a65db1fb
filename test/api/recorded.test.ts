import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Recorder, recorder } from './recorder.ts'
import { everyAct } from './scenes/acts.ts'
import { arbiting, planning, sitting, takingBack, timing } from './scenes/asking.ts'
import { elsewhere, holding, inviting, making } from './scenes/making.ts'
import { cautioned, drawing, huffing, matched, moving } from './scenes/playing.ts'
import { organizing } from './scenes/organizing.ts'
import { trying } from './scenes/rules.ts'
import { written } from './written.ts'

/**
 * The API's answers, recorded with status, headers and body, except English sentences. Clients rely on them. To change
 * an answer on purpose, record it with `npm run test:only -- test/api -u`; the commit then shows the change.
 */
const SCENES: { readonly [name: string]: (table: Recorder) => Promise<void> } = {
  making,
  inviting,
  holding,
  elsewhere,
  moving,
  cautioned,
  drawing,
  huffing,
  matched,
  timing,
  'taking-back': takingBack,
  planning,
  arbiting,
  sitting,
  organizing,
  rules: trying,
}

const fixture = (name: string): string => join(import.meta.dirname, 'answers', `${name}.json`)

test.each(Object.entries(SCENES))('%s: the answers equal the recorded ones', async (name, scene) => {
  const table = recorder()
  await scene(table)
  await expect(written(table.recorded)).toMatchFileSnapshot(fixture(name))
})

test('every act by every role in every state has the recorded effect', async () => {
  await expect(written(await everyAct())).toMatchFileSnapshot(fixture('acts'))
})
