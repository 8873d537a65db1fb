import { expect, test } from 'vitest'
import { readOperator } from '../../local/serving/settings/operator-settings.ts'
import { readStartSettings } from '../../local/resources/start-settings.ts'

test('the default is SQLite in ./data on port 8080', () => {
  expect(readStartSettings([], {})).toEqual({
    ok: true,
    settings: { port: 8080, folder: './data', store: { kind: 'sqlite' }, hasLimits: true },
  })
})

test('the store may be DynamoDB at a given address', () => {
  const endpoint = 'http://127.0.0.1:8000'
  expect(
    readStartSettings(['--store', 'dynamodb'], { PORT: '0', DATA_DIR: '/tmp/x', AWS_ENDPOINT_URL_DYNAMODB: endpoint }),
  ).toEqual({
    ok: true,
    settings: {
      port: 0,
      folder: '/tmp/x',
      store: {
        kind: 'dynamodb',
        endpoint,
        games: 'crownhead-games',
        contacts: 'crownhead-contacts',
        ledger: 'crownhead-ledger',
        programs: 'crownhead-programs',
        orders: 'crownhead-orders',
      },
      hasLimits: true,
    },
  })
})

test.each([
  [['--store'], {}],
  [['--store', 'paper'], {}],
  [['--verbose'], {}],
  [['here'], {}],
  [['--store', 'dynamodb'], {}],
  [['--store', 'dynamodb'], { AWS_ENDPOINT_URL_DYNAMODB: 'here' }],
  [[], { PORT: '-1' }],
  [[], { PORT: '65536' }],
  [[], { PORT: '' }],
  [[], { DATA_DIR: '' }],
])('%j with %j is answered with one sentence', (args, environment) => {
  expect(readStartSettings(args, environment)).toEqual({ ok: false, sentence: expect.stringMatching(/^[^\n]+\.$/) })
})

test('who runs the service is read, too, each part of it or none', () => {
  expect(readOperator({})).toEqual({ ok: true, operator: {} })
  expect(readOperator({ SITE_NAME: ' Damclub Utrecht ', ABUSE_TO: 'abuse@club.example', IMPRINT_URL: '' })).toEqual({
    ok: true,
    operator: { club: 'Damclub Utrecht', abuseTo: 'abuse@club.example' },
  })
  expect(readOperator({ ABUSE_TO: 'nobody' })).toEqual({
    ok: false,
    sentence: 'ABUSE_TO must be a bare address, such as abuse@example.org.',
  })
})
