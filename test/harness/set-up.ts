import { afterEach, expect } from 'vitest'
import { takeChecked, watchedFetch } from './answered.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The number of the API's answers that this test compared with openapi.json. */
    answers?: number
  }
}

// Test files that run in the same thread share their globals, so `fetch` must be wrapped only once.
const realFetch = globalThis.fetch
const MARK = Symbol.for('crownhead.watched')
if (!(MARK in realFetch)) globalThis.fetch = Object.assign(watchedFetch(realFetch), { [MARK]: true })

afterEach(({ task }) => {
  const { checked, wrong } = takeChecked()
  task.meta.answers = checked
  expect(wrong, 'answers that differ from the document').toEqual([])
})
