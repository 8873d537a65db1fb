import { afterEach, expect } from 'vitest'
import { takeChecked, watchedFetch } from './answered.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Answers of the API that were held against the document. */
    answers?: number
  }
}

// Files of a thread share their globals.
const asked = globalThis.fetch
const MARK = Symbol.for('crownhead.watched')
if (!(MARK in asked)) globalThis.fetch = Object.assign(watchedFetch(asked), { [MARK]: true })

afterEach(({ task }) => {
  const { checked, wrong } = takeChecked()
  task.meta.answers = checked
  expect(wrong, 'answers that differ from the document').toEqual([])
})
