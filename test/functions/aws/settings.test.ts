import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../../functions/aws/clients/environment.ts'

const ENVIRONMENT = { GAMES_TABLE: 'games', ORIGIN: 'https://example.org', ALARM_ARN: 'arn:aws:lambda:x', OTHER: 'y' }

describe('the environment of a function', () => {
  test('has the values that are asked for', () =>
    expect(readEnvironment(ENVIRONMENT, 'GAMES_TABLE', 'ORIGIN', 'ALARM_ARN')).toEqual({
      GAMES_TABLE: 'games',
      ORIGIN: 'https://example.org',
      ALARM_ARN: 'arn:aws:lambda:x',
    }))

  test('names everything that is missing in one error', () =>
    expect(() =>
      readEnvironment({ ...ENVIRONMENT, OUTBOX_URL: '' }, 'GAMES_TABLE', 'OUTBOX_URL', 'SEAL_SECRET'),
    ).toThrow('environment: OUTBOX_URL is missing; SEAL_SECRET is missing'))

  test('says in the error what is wrong and why', () => {
    expect(() => readEnvironment({ ...ENVIRONMENT, ALARM_ARN: 'alarm' }, 'ALARM_ARN')).toThrow('ALARM_ARN is no ARN')
    expect(() => readEnvironment({ ORIGIN: 'https://example.org/' }, 'ORIGIN')).toThrow('ORIGIN is no origin')
  })
})
