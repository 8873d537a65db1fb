import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readServingSettings } from '../../local/serving/settings/read-serving-settings.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { MACHINE_CHECKS } from '../../tools/machine/machine-checks.ts'
import type { Machine } from '../../tools/machine/checked-machine.ts'
import { areAllOk, findingLines, runChecks } from '../../tools/stage/finding.ts'
import { tempFolder } from '../harness/temp.ts'
import { started } from '../tools/started.ts'
import { served } from './process.ts'
import { relayWith } from './relay.ts'

const NOON = Date.UTC(2026, 10, 21, 12)

const SETTINGS = {
  ORIGIN: 'https://draughts.example.org',
  MAIL_URL: 'smtp://localhost',
  MAIL_FROM: 'Damclub <games@example.org>',
  MAIL_REPLIES: 'in.example.org',
  MAIL_AUTHSERV: 'mx.example.org',
  METRICS_PORT: '9090',
  IMPRINT_URL: 'https://example.org/imprint',
  PRIVACY_URL: 'https://example.org/privacy',
  CONTACT: 'club@example.org',
}

const DNS: Readonly<Record<string, readonly string[]>> = {
  'example.org TXT': ['v=spf1 include:provider.example ~all'],
  '_dmarc.example.org TXT': ['v=DMARC1; p=quarantine'],
  'in.example.org MX': ['mx.example.org'],
}

const INDEX = { status: 200, body: '{"document":"https://draughts.example.org/v1/openapi.json"}' }

const WELL: Machine = {
  now: () => NOON,
  isServed: () => true,
  freeBytes: async () => 5 * 1024 ** 3,
  get: async (url) => (url.endsWith('/ready') ? { status: 200, body: 'ready\n' } : INDEX),
  certificateUntil: async () => NOON + 60 * DAY,
  dns: async (name, type) => DNS[`${name} ${type}`] ?? [],
  logIn: async () => {},
}

const look = async (machine: Partial<Machine> = {}, settings: Readonly<Record<string, string>> = {}) => {
  const read = readServingSettings({ ...SETTINGS, ...settings }, '')
  if (!read.ok) throw new Error(read.sentences.join('\n'))
  const found = await runChecks(MACHINE_CHECKS, { machine: { ...WELL, ...machine }, serving: read.serving })
  return { isOk: areAllOk(found), text: findingLines(found).join('\n') }
}

const answering = (of: string, answer: Awaited<ReturnType<Machine['get']>>): Partial<Machine> => ({
  get: async (url) => (url.endsWith(of) ? answer : WELL.get(url)),
})

type Fault = readonly [says: string, machine: Partial<Machine>, settings?: Readonly<Record<string, string>>]

const FAULTS: readonly Fault[] = [
  ['service: no service runs on ', { isServed: () => false }],
  [
    'service: not ready: emails are 1260 seconds late',
    answering('/ready', { status: 503, body: 'not ready: emails are 1260 seconds late\n' }),
  ],
  ['service: degraded', answering('/ready', { status: 200, body: 'degraded: games go on, but emails wait\n' })],
  ['disk: 0.5 GiB free', { freeBytes: async () => 1024 ** 3 / 2 }],
  ['disk: ./data does not exist', { freeBytes: async () => undefined }],
  ['address: https://draughts.example.org/v1 answers 502', answering('/v1', { status: 502, body: '' })],
  [
    'address: https://draughts.example.org/v1 answers 200, and not as',
    answering('/v1', { status: 200, body: 'hello' }),
  ],
  [
    'address: https://draughts.example.org cannot be reached',
    { get: async () => Promise.reject(new Error('fetch failed')) },
  ],
  ['certificate: valid for only 13 days', { certificateUntil: async () => NOON + 13 * DAY }],
  ['certificate: it has expired', { certificateUntil: async () => NOON - DAY }],
  ['mail provider: it refuses', { logIn: async () => Promise.reject(new Error('it refuses')) }],
  ['sender: example.com has no SPF', {}, { MAIL_FROM: 'games@example.com' }],
  [
    'sender: _dmarc.example.org has no DMARC',
    { dns: async (name, type) => (name.startsWith('_dmarc') ? [] : WELL.dns(name, type)) },
  ],
  ['answers: in.example.org has no MX', { dns: async (name, type) => (type === 'MX' ? [] : WELL.dns(name, type)) }],
  ['operator: players cannot learn who runs the service', {}, { IMPRINT_URL: '' }],
]

describe('doctor, for one machine', () => {
  test('says that all is well', async () => {
    const { isOk, text } = await look()
    expect([isOk, text]).toEqual([true, expect.not.stringContaining('WRONG')])
    expect(text).toContain('certificate: valid for 60 days')
  })

  test.each(FAULTS.map(([says, machine, settings]) => ({ says, machine, settings })))(
    'says what is wrong, and what to do: $says',
    async ({ says, machine, settings }) => {
      const { isOk, text } = await look(machine, settings)
      expect(isOk).toBe(false)
      expect(text).toMatch(new RegExp(`^WRONG   ${says.replaceAll('.', String.raw`\.`)}.*\n {8}\\S`, 'm'))
    },
  )

  test('looks at a running service and its relay, and at the internet', { timeout: 120_000 }, async () => {
    await using folder = await tempFolder('doctor')
    const relay = await relayWith()
    const club = await served(folder.path, relay)
    const file = join(folder.path, 'club.env')
    const { port } = new URL(club.metrics)
    // A name below `.invalid` has no address anywhere (RFC 6761).
    await writeFile(
      file,
      `ORIGIN=https://draughts.invalid\nMAIL_URL=${relay.url}\nMAIL_FROM=games@draughts.invalid\nDATA_DIR=${folder.path}\nMETRICS_PORT=${port}\n`,
    )
    const { code, out, error } = await started('doctor', ['--settings', file])
    expect([code, error]).toEqual([1, ''])
    expect(out).toContain(`ok      service: runs on ${folder.path}\nok      service: ready\nok      disk: `)
    expect(out).toMatch(/^WRONG {3}address: https:\/\/draughts\.invalid cannot be reached/m)
    expect(out).toMatch(/^ok {6}mail provider: .* accepts the login$/m)
    expect(await club.stop()).toBe(0)
    expect((await started('doctor', ['--settings', file])).out).toContain('WRONG   service: no service runs on')
    await relay.close()
  })
})
