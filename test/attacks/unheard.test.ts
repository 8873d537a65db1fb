import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { bundled } from '../simulation/patching.ts'
import { UNHEARD_BUGS } from './unheard-bugs.ts'
import { unheard } from './unheard.ts'

test('whoever wants emails is told, whatever strangers do', async () => expect(await unheard()).toEqual([]))

test.each(UNHEARD_BUGS)(
  'somebody is not told, or told too much, if $name',
  async ({ file, find, replace, said: expected }) => {
    const worker = new Worker(await bundled('../attacks/unheard-worker.ts', [{ file, find, replace }]))
    onTestFinished(async () => void (await worker.terminate()))
    const [wrong] = (await once(worker, 'message')) as [readonly string[]]
    expect(wrong.join('\n')).toContain(expected)
  },
)
