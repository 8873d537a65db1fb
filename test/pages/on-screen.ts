import { afterAll } from 'vitest'
import { sharedBrowser } from '../harness/shared-browser.ts'
import { serve } from './stand.ts'

/** Returns a real browser and a service for the tests of one file. Contexts are cheap: each test opens its own. */
export const onScreen = async () => {
  const [browser, served] = await Promise.all([sharedBrowser(), serve()])
  afterAll(async () => {
    await browser.close()
    await served.close()
  })
  return { browser, served }
}
