import { describe, expect, test } from 'vitest'
import { stand } from '../service/stand.ts'
import { takeChecked, wrongWithAnswer } from './answered.ts'

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const PROBLEM = { 'content-type': 'application/problem+json' }
const LOST = {
  type: 'https://draughts.test/api#not-found',
  title: 'not found',
  status: 404,
  detail: 'No.',
  code: 'not-found',
}

const differenceIn = (
  path: string,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = JSON_TYPE,
) => wrongWithAnswer({ method: 'GET', path }, { status, headers, body: JSON.stringify(body) })

describe('an answer that differs from the document is noticed', () => {
  test.each([
    ['a field that the document does not have', differenceIn('/v1/health', 200, { status: 'ok', since: 1 })],
    ['a field left out', differenceIn('/v1/health', 200, {})],
    ['a value of another kind', differenceIn('/v1/games/AbCdEfGhIjKl/version', 200, { version: '7' })],
    ['a status', differenceIn('/v1/health', 201, { status: 'ok' })],
    ['a content type', differenceIn('/v1/health', 200, { status: 'ok' }, {})],
    ['a file of another type', differenceIn('/v1/games/AbCdEfGhIjKl.png', 200, {})],
    ['a refusal that the route does not have', differenceIn('/v1/rules', 404, LOST, PROBLEM)],
    ['a refusal with another status', differenceIn('/v1/seat', 410, { ...LOST, status: 410 }, PROBLEM)],
    ['a refusal that is no problem', differenceIn('/v1/seat', 404, LOST)],
    ['another answer than 404 where nothing is', differenceIn('/v1/nothing', 200, {})],
  ])('%s', (_what, wrong) => expect(wrong).toEqual(expect.any(String)))

  test('an answer that does not differ passes', () => {
    expect(differenceIn('/v1/health', 200, { status: 'ok' })).toBeUndefined()
    expect(differenceIn('/v1/seat', 404, LOST, PROBLEM)).toBeUndefined()
  })
})

test('the answers that a test gets are counted', async () => {
  takeChecked()
  await stand().ask('GET', '/v1/rules')
  expect(takeChecked()).toEqual({ checked: 1, wrong: [] })
})
