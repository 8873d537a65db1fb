import { expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from '../../harness/shared-browser.ts'
import { isLong } from '../../harness/size.ts'
import { tempFolder } from '../../harness/temp.ts'
import { type EventTerms, runEvent } from './run-event.ts'
import { eventFaults, eventFigures } from './event-verdict.ts'

const SHORT: EventTerms = {
  players: 3,
  isWhole: false,
  seed: 1,
  kills: { founding: 1, entering: 1, starting: 1, playing: 1, ending: 0 },
}

const LONG: EventTerms = {
  players: 8,
  isWhole: true,
  seed: 1,
  kills: { founding: 2, entering: 8, starting: 6, playing: 31, ending: 3 },
}

test('one paste and three presses, then a round robin to its report, on a service that is killed again and again', async () => {
  await using folder = await tempFolder('event')
  const browser = await sharedBrowser()
  onTestFinished(() => browser.close())
  const outcome = await runEvent(folder.path, browser, isLong ? LONG : SHORT)
  console.log(eventFigures(outcome))
  expect(eventFaults(outcome)).toEqual([])
})
