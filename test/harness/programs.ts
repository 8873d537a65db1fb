import { memoryHooks } from '../../local/memory/hooks.ts'
import { memoryNotices } from '../../local/memory/notices.ts'

/** Webhooks in memory, whose notices wait for a test that reads them. */
export const programsPorts = (clock: () => number = () => 0) => ({
  hooks: memoryHooks(),
  notices: memoryNotices(clock),
})
