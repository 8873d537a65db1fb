import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseRelayUrl } from '../../local/serving/settings/relay-url.ts'
import { SERVING_SETTING_NAMES } from '../../local/serving/settings/serving-settings.ts'
import { OPERATOR_OPTIONS } from '../../infra/settings/operator-options.ts'
import { readServingSettings } from '../../local/serving/settings/read-serving-settings.ts'
import { SERVE_NAMES, operatorAdvice } from '../../local/serving/settings/operator-settings.ts'
import type { Operator } from '../../shared/texts/languages/operator.ts'
import { WEB_PAGE } from '../../local/serving/settings/serving-settings.ts'
import { certificateFor } from '../harness/certificate.ts'
import { tempFolder } from '../harness/temp.ts'

const GIVEN = {
  ORIGIN: 'https://draughts.example.org',
  MAIL_FROM: 'Crownhead <games@example.org>',
  MAIL_URL: 'smtps://club:p%40ss@smtp.example.org',
} as const

test('three settings are enough', () => {
  expect(readServingSettings(GIVEN)).toEqual({
    ok: true,
    serving: {
      origin: 'https://draughts.example.org',
      from: 'Crownhead <games@example.org>',
      operator: {},
      creation: { by: 'anyone' },
      relay: {
        host: 'smtp.example.org',
        port: 465,
        isSecure: true,
        isNear: false,
        user: 'club',
        password: 'p@ss',
      },
      perMinute: 60,
      perDay: 2000,
      push: false,
      folder: './data',
      host: '127.0.0.1',
      port: 8080,
      proxies: ['127.0.0.0/8', '::1'],
    },
  })
})

test.each([
  ['[::1]:24', { host: '::1', port: 24 }],
  ['/run/crownhead/lmtp', { path: '/run/crownhead/lmtp' }],
] as const)('answers may be received at %s', (MAIL_LMTP, listenAt) => {
  const replies = { MAIL_REPLIES: 'in.example.org', MAIL_AUTHSERV: 'mx.example.org' }
  expect(readServingSettings({ ...GIVEN, ...replies, MAIL_LMTP })).toMatchObject({
    ok: true,
    serving: { replies: { host: 'in.example.org', server: 'mx.example.org', place: listenAt } },
  })
  expect(readServingSettings({ ...GIVEN, ...replies })).toMatchObject({
    serving: { replies: { place: { host: '127.0.0.1', port: 2424 } } },
  })
})

test('a file that begins with a byte order mark and ends lines as Windows does is read', () => {
  const lines = Object.entries(GIVEN).map(([name, text]) => `${name}=${text}\r\n`)
  expect(readServingSettings({}, `\uFEFF${lines.join('')}`)).toEqual(readServingSettings(GIVEN))
})

test.each(['Damclub Zürich', 'Шашки', "O'Brien & Co.", 'Crownhead-2'])('emails may be from %s', (name) => {
  expect(readServingSettings({ ...GIVEN, MAIL_FROM: `${name} <games@example.org>` })).toMatchObject({ ok: true })
})

test('an address alone is the sender under the name of the club, or else of the site', () => {
  expect(readServingSettings({ ...GIVEN, MAIL_FROM: 'games@club.example' })).toMatchObject({
    serving: { from: 'Crownhead <games@club.example>' },
  })
  const club = { ...GIVEN, SITE_NAME: 'Damclub Utrecht' }
  expect(readServingSettings({ ...club, MAIL_FROM: 'games@club.example' })).toMatchObject({
    serving: { from: 'Damclub Utrecht <games@club.example>' },
  })
  expect(readServingSettings(club)).toMatchObject({ serving: { from: 'Crownhead <games@example.org>' } })
})

test('who runs the service comes from the settings, each only if it is set', () => {
  const operator = (more: object) => {
    const read = readServingSettings({ ...GIVEN, ...more })
    return read.ok ? read.serving.operator : read.sentences
  }
  expect(operator({})).toEqual({})
  expect(operator({ SITE_NAME: 'Damclub Utrecht', ABUSE_TO: 'abuse@club.example' })).toEqual({
    club: 'Damclub Utrecht',
    abuseTo: 'abuse@club.example',
  })
  expect(operator({ CONTACT: 'club@example.org' })).toEqual({ contact: 'club@example.org' })
  expect(operator({ IMPRINT_URL: 'https://club.example/a?b=1#c' })).toEqual({ imprint: 'https://club.example/a?b=1#c' })
  expect(OPERATOR_OPTIONS.imprint.form).toEqual(WEB_PAGE)
})

test('settings are read by the names that they had before, from file and environment', () => {
  const before = { CLUB_NAME: 'Damclub Utrecht', PRIVACY: 'https://club.example/privacy' }
  const file = 'IMPRINT=https://club.example/old\nCLUB_NAME=Damclub Zeist'
  const read = readServingSettings({ ...GIVEN, ...before, IMPRINT_URL: 'https://club.example/new' }, file)
  expect(read).toMatchObject({
    ok: true,
    serving: {
      operator: { club: 'Damclub Utrecht', privacy: before.PRIVACY, imprint: 'https://club.example/new' },
    },
  })
})

test('an operator is told what readers cannot learn about the service, until all of it is set', () => {
  const advice = (operator: Operator) => operatorAdvice(operator, SERVE_NAMES)
  const page = 'https://club.example'
  expect(advice({ club: 'Damclub Utrecht' })).toMatch(
    /^not set: IMPRINT_URL, PRIVACY_URL, CONTACT\. .* the law of many countries/,
  )
  expect(advice({ imprint: page, abuseTo: 'abuse@club.example' })).toMatch(/^not set: PRIVACY_URL\. /)
  expect(advice({ imprint: page, privacy: page, contact: page })).toBeUndefined()
})

test('the environment overrides a file', () => {
  const file = `# The club's\nPORT=9000\nHOST="0.0.0.0"\n${Object.entries(GIVEN)
    .map(([name, text]) => `${name}="${text}"`)
    .join('\n')}`
  expect(readServingSettings({ PORT: '9100' }, file)).toMatchObject({
    ok: true,
    serving: { port: 9100, host: '0.0.0.0' },
  })
})

const REFUSED = [
  ['ORIGIN', 'http://draughts.example.org', 'ORIGIN must begin with https://, such as https://draughts.example.org.'],
  ['ORIGIN', 'draughts.example.org', 'ORIGIN must be the address that players see, with https:// and'],
  ['ORIGIN', 'https://', 'ORIGIN must be the address that players see'],
  ['ORIGIN', 'https://draughts.example.org/', 'ORIGIN must be written https://draughts.example.org: the host alone'],
  ['ORIGIN', 'https://Draughts.Example.org:443/club', 'ORIGIN must be written https://draughts.example.org: '],
  ['ORIGIN', '', 'ORIGIN is missing'],
  ['IMPRINT_URL', 'http://club.example', 'IMPRINT_URL must be an https address'],
  ['PRIVACY_URL', 'https://club.example/"><b>', 'PRIVACY_URL must be an https address'],
  ['PRIVACY_URL', 'javascript:alert(1)', 'PRIVACY_URL must be an https address'],
  ['CONTACT', 'the board', 'CONTACT must be a bare address or an https address'],
  ['CONTACT', 'http://club.example', 'CONTACT must be a bare address or an https address'],
  ['NEW_GAMES', 'word:club', 'NEW_GAMES must be anyone, keys, or word:'],
  ['ABUSE_TO', 'Club <abuse@club.example>', 'ABUSE_TO must be a bare address'],
  ['MAIL_FROM', 'games at example.org', 'MAIL_FROM must be an address, or a name and an address'],
  ['MAIL_FROM', 'games@example', 'MAIL_FROM must be an address'],
  ['MAIL_URL', 'smtp://club:pass@localhost:465', 'MAIL_URL must begin with smtps://, as TLS is spoken at port 465'],
  ['DATA_DIR', '~/games', 'DATA_DIR must be written in full, from / on'],
  ['DKIM_KEY_FILE', '~/key.pem', 'DKIM_KEY_FILE must be written in full'],
  ['MAIL_FROM', 'Draughts, Ltd <games@example.org>', 'the name has only letters'],
  ['MAIL_FROM', 'A\r\nBcc: b <games@example.org>', 'MAIL_FROM must be'],
  ['MAIL_URL', 'smtp://club:pass@smtp.example.org', 'must begin with smtps://, or end with :587'],
  ['MAIL_URL', 'smtp://club:pass@smtp.example.org:25', 'must begin with smtps://, or end with :587'],
  ['MAIL_URL', 'https://smtp.example.org', 'MAIL_URL must be an address such as smtps://'],
  [
    'MAIL_URL',
    'smtps://club:pa#ss@smtp.example.org',
    '% is written as %25, @ as %40, : as %3A, / as %2F, # as %23, ? as %3F',
  ],
  [
    'MAIL_URL',
    'smtps://games@example.org:p#ss@smtp.example.org',
    '% is written as %25, @ as %40, : as %3A, / as %2F, # as %23, ? as %3F',
  ],
  [
    'MAIL_URL',
    'smtps://club:12/ss@smtp.example.org',
    'must end with the host or its port; in the user and the password, % is written as %25',
  ],
  ['MAIL_URL', '', 'MAIL_URL is missing: your mail provider, such as smtps://'],
  ['MAIL_URL_FILE', '/dev/null', 'Set MAIL_URL or MAIL_URL_FILE, not both.'],
  ['MAIL_URL_FILE', '/nowhere', 'MAIL_URL_FILE names a file that cannot be read'],
  ['MAIL_PER_MINUTE', '0', 'MAIL_PER_MINUTE must be a whole number from 1 to 10000'],
  ['MAIL_PER_DAY', 'many', 'MAIL_PER_DAY must be a whole number'],
  ['MAIL_REPLIES', 'in.example.org', 'MAIL_REPLIES and MAIL_AUTHSERV go together'],
  ['MAIL_REPLIES', 'games@example.org', 'MAIL_REPLIES must be the name of a host'],
  ['MAIL_AUTHSERV', 'mx example', 'MAIL_AUTHSERV must be a name'],
  ['MAIL_LMTP', '0.0.0.0:24', 'MAIL_LMTP must be a port of this machine'],
  ['MAIL_LMTP', '127.0.0.1:70000', 'MAIL_LMTP must be a port of this machine'],
  ['MAIL_LMTP', 'lmtp.sock', 'or the path of a socket'],
  ['DKIM_SELECTOR', 'mail', 'DKIM_SELECTOR and DKIM_KEY_FILE go together'],
  ['TLS_KEY_FILE', '/dev/null', 'TLS_CERTIFICATE_FILE and TLS_KEY_FILE go together'],
  ['HOST', 'localhost', 'HOST must be an address'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535'],
  ['PROXIES', '10.0.0.0/33', 'PROXIES must be addresses or networks'],
  ['PROXIES', 'proxy.example.org', 'PROXIES must be addresses or networks'],
  [
    'CLUB_NETWORKS',
    '192.168.1.0/24 10.0.0.0/8',
    'CLUB_NETWORKS must be networks with commas between, such as 203.0.113.0/24',
  ],
  ['CLUB_NETWORKS', 'club.example.org', 'CLUB_NETWORKS must be networks'],
  ['CLUB_NETWORKS', '203.0.113.0/33', 'CLUB_NETWORKS must be networks'],
  ['CLUB_NETWORKS', '203.0.113.0/024', 'CLUB_NETWORKS must be networks'],
  ['CLUB_NETWORKS', '203.0.113.0/', 'CLUB_NETWORKS must be networks'],
  ['CLUB_NETWORKS', '203.0.113.0/24/8', 'CLUB_NETWORKS must be networks'],
  ['CLUB_NETWORKS', '203.0.113/24', 'CLUB_NETWORKS must be networks'],
  ['CLUB_NETWORKS', 'fe80::1%eth0', 'CLUB_NETWORKS must be networks'],
  ['CLUB_NETWORKS', ',', 'CLUB_NETWORKS must be networks'],
  [
    'CLUB_NETWORKS',
    '203.0.113.0/24, 10.0.0.0/7',
    'CLUB_NETWORKS must be no wider than /8 (IPv4) and /16 (IPv6), but has 10.0.0.0/7',
  ],
  ['CLUB_NETWORKS', '0.0.0.0/0', 'but has 0.0.0.0/0'],
  ['CLUB_NETWORKS', '2001::/15', 'but has 2001::/15'],
  ['CLUB_NETWORKS', '::/16', 'CLUB_NETWORKS must have IPv4 networks written as such, not ::/16'],
  ['CLUB_NETWORKS', '::ffff:10.0.0.0/104', 'not ::ffff:10.0.0.0/104'],
  ['CLUB_NETWORKS', '203.0.113.9/24', 'CLUB_NETWORKS must have 203.0.113.9/24 written 203.0.113.0/24'],
  ['CLUB_NETWORKS', '2001:db8:1:2::9/48', 'must have 2001:db8:1:2::9/48 written 2001:db8:1::/48'],
  ['PUSH', 'yes', 'PUSH must be on or off'],
  ['METRICS_PORT', '-1', 'METRICS_PORT must be'],
  ['MAIL_FROM', '', 'MAIL_FROM is missing'],
  [
    'MAIL_URL',
    'smtps://club:100%@smtp.example.org',
    'MAIL_URL must be written otherwise: in the user and the password, % is written as %25',
  ],
  ['MAIL_URL', 'smtps://club:pa/ss@smtp.example.org', 'MAIL_URL must'],
  ['SITE_NAME', 'www.evil.example', 'SITE_NAME must be 2 to 40 letters'],
  ['SITE_NAME', 'Call 030 555', 'SITE_NAME must be 2 to 40 letters'],
  ['MAIL_RETURNS', 'yes', 'MAIL_RETURNS needs MAIL_REPLIES'],
  ['MAIL_AUTHSERV_BELOW', 'yes', 'MAIL_AUTHSERV_BELOW needs MAIL_AUTHSERV'],
  ['MAIL_AUTHSERV_BELOW', 'no', 'MAIL_AUTHSERV_BELOW must be yes, or not set'],
  ['MAIL_RETURNS', 'on', 'MAIL_RETURNS must be yes, or not set'],
  ['DKIM_SELECTOR', '-', 'DKIM_SELECTOR must be a name such as mail'],
  ['DKIM_KEY_FILE', '/nowhere', 'DKIM_KEY_FILE names a file that cannot be read'],
  ['DKIM_KEY_FILE', '/dev/null', 'DKIM_KEY_FILE names a file that has no private key in PEM'],
  ['TLS_CERTIFICATE_FILE', '/dev/null', 'TLS_CERTIFICATE_FILE names a file that has no certificate in PEM'],
  ['TLS_KEY_FILE', '/dev/null', 'TLS_KEY_FILE names a file that has no private key in PEM'],
] as const

test('every setting that can be wrong has a sentence that is tested', () => {
  const tested = new Set<string>(REFUSED.map(([name]) => name))
  expect(SERVING_SETTING_NAMES.filter((name) => !tested.has(name))).toEqual([])
})

test.each(REFUSED)('%s=%s is refused with a sentence that says what to do', (name, text, sentence) => {
  const read = readServingSettings({ ...GIVEN, [name]: text })
  expect(read).toMatchObject({ ok: false })
  const sentences = read.ok ? '' : read.sentences.join('\n')
  expect(sentences).toContain(sentence)
  expect(sentences, 'no Markdown, and nothing of a password').not.toMatch(/`|ss@/)
})

const REPLIES = { MAIL_REPLIES: 'in.example.org', MAIL_AUTHSERV: 'mx.example.org' } as const

test.each([
  [{ PORT: '9090', METRICS_PORT: '9090' }, 'PORT and METRICS_PORT must be different ports: both are 9090.'],
  [{ PORT: '9090', METRICS_PORT: '09090', HOST: '0.0.0.0' }, 'PORT and METRICS_PORT must'],
  [{ PORT: '9090', METRICS_PORT: '9090', HOST: '::' }, 'PORT and METRICS_PORT must'],
  [{ ...REPLIES, PORT: '2424' }, 'PORT and MAIL_LMTP must'],
  [{ ...REPLIES, METRICS_PORT: '2424' }, 'METRICS_PORT and MAIL_LMTP must'],
])('two ports of the service cannot be the same: %j', (more, sentence) => {
  expect(readServingSettings({ ...GIVEN, ...more })).toEqual({
    ok: false,
    sentences: [expect.stringContaining(sentence)],
  })
})

test.each([
  { PORT: '0', METRICS_PORT: '0' },
  { PORT: '9090', METRICS_PORT: '9090', HOST: '192.0.2.1' },
  { PORT: '2424' },
  { ...REPLIES, PORT: '2424', MAIL_LMTP: '/run/crownhead/lmtp' },
])('ports that differ are accepted: %j', (more) => {
  expect(readServingSettings({ ...GIVEN, ...more })).toMatchObject({ ok: true })
})

test('everything that is wrong is said at once, also what the file has that is unknown', () => {
  const read = readServingSettings({ ORIGIN: 'x' }, 'MAIL_FORM=games\nMAIL_PER_DAY: 500\nconstructor=1')
  expect(!read.ok && read.sentences.map((sentence) => sentence.split(' ').slice(0, 3).join(' '))).toEqual([
    'line 2 of',
    'line 1 of',
    'line 3 of',
    'ORIGIN must be',
    'MAIL_FROM is missing:',
    'MAIL_URL is missing:',
  ])
  expect(!read.ok && read.sentences[1]).toBe(
    'line 1 of the file sets MAIL_FORM, which is not a setting: try MAIL_FROM.',
  )
})

test.each([
  ['SMTP_HOST=secret', 'line 1 of the file sets SMTP_HOST, which is not a setting.'],
  [
    'PORT=1\n\n# secret\n  export METRIC_PORT = 9090',
    'line 4 of the file sets METRIC_PORT, which is not a setting: try M',
  ],
  ['ORIGIN="\nHOTS=a"\nHOTS=b', 'line 3 of the file sets HOTS, which is not a setting: try HOST.'],
  ['MAIL_URL=secret\nMAIL_FORM=a', 'line 2 of the file sets what is not a setting: try MAIL_FROM.'],
  ['mail_from=secret', 'line 1 of the file sets what is not a setting: try MAIL_FROM.'],
  ['Secret=1', 'line 1 of the file sets what is not a setting.'],
])('an unknown setting is named, with the one that may be meant: %j', (file, sentence) => {
  const read = readServingSettings({ ...GIVEN, PORT: '1', MAIL_URL: 'smtp://localhost' }, file)
  expect(read).toEqual({ ok: false, sentences: [expect.stringContaining(sentence)] })
  expect(JSON.stringify(read)).not.toMatch(/secret/i)
})

test('a setting that a file has twice is reported', () => {
  const read = readServingSettings(GIVEN, 'PORT=8080\n# later\nexport PORT=8081')
  expect(read).toEqual({ ok: false, sentences: ['line 3 of the file sets again what line 1 sets.'] })
})

test.each([
  'MAIL_URL=smtps://u:\\\nHUNTER2=x@smtp.example.org',
  'MAIL_URL=smtps://u:\nHUNTER2=x@smtp.example.org',
  'MAIL_URL=smtps://u:\n# of the club\n\nHUNTER2=x@smtp.example.org',
  'MAIL_URL=smtps://u:a\nB9=c\nHUNTER2=x@smtp.example.org',
  'MAIL_PASSWORD=a\nHUNTER2=b',
  'MAIL_URL="smtps://u:a\nb"\nHUNTER2=x@smtp.example.org',
  'PORT=1\nhunter\nHUNTER2=x',
])('a password that continues in another line is in no sentence: %j', (file) => {
  const read = readServingSettings(GIVEN, file)
  expect(!read.ok && read.sentences.join('\n')).toContain('of the file sets what is not a setting.')
  expect(JSON.stringify(read)).not.toContain('HUNTER2')
})

test('the relay may be in a file, and its password is in no sentence', async () => {
  await using folder = await tempFolder()
  const file = join(folder.path, 'relay')
  const { MAIL_URL, ...others } = GIVEN
  await writeFile(file, `${MAIL_URL}\n`)
  expect(readServingSettings({ ...others, MAIL_URL_FILE: file })).toMatchObject({
    ok: true,
    serving: { relay: { password: 'p@ss' } },
  })
  await writeFile(file, 'smtp://club:secret@smtp.example.org')
  const read = readServingSettings({ ...others, MAIL_URL_FILE: file })
  expect(!read.ok && read.sentences.join()).toContain('must begin with smtps://')
  expect(JSON.stringify(read)).not.toContain('secret')
})

test.each([
  ['smtp://localhost', { host: 'localhost', port: 25, isSecure: false, isNear: true }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, isNear: true }],
  ['smtp://relay:587', { host: 'relay', port: 587, isSecure: false, isNear: true }],
  ['smtp://club:pass@relay:587', { host: 'relay', isNear: false }],
  ['smtp://club:pass@localhost', { isNear: true }],
  ['smtp://club:pass@10.0.0.7:587', { port: 587, isNear: false }],
  ['smtps://smtp.example.org:4650', { port: 4650, isSecure: true }],
  ['smtp://club:pass@smtp.example.org:587', { port: 587, isSecure: false, isNear: false, user: 'club' }],
] as const)('%s is accepted as a relay', (text, relay) => {
  expect(parseRelayUrl(text).relay).toMatchObject(relay)
})

test('emails are signed with a key from a file', async () => {
  await using folder = await tempFolder()
  const DKIM_KEY_FILE = join(folder.path, 'dkim.pem')
  await writeFile(DKIM_KEY_FILE, certificateFor('example.org').key)
  expect(readServingSettings({ ...GIVEN, DKIM_SELECTOR: 'mail-2026.a', DKIM_KEY_FILE })).toMatchObject({
    ok: true,
    serving: { dkim: { selector: 'mail-2026.a', keyFile: DKIM_KEY_FILE } },
  })
})

test('a certificate needs its own key, and no sentence shows any of it', async () => {
  await using folder = await tempFolder()
  const [own, other] = [certificateFor('draughts.example.org'), certificateFor('draughts.example.org')]
  const [certificate, key, wrong] = ['certificate', 'key', 'wrong'].map((name) => join(folder.path, name))
  await Promise.all([
    writeFile(String(certificate), own.certificate),
    writeFile(String(key), own.key),
    writeFile(String(wrong), other.key),
  ])
  const settings = { ...GIVEN, TLS_CERTIFICATE_FILE: certificate }
  expect(readServingSettings({ ...settings, TLS_KEY_FILE: key })).toMatchObject({
    ok: true,
    serving: { tls: { certificate, key } },
  })
  expect(readServingSettings({ ...settings, TLS_KEY_FILE: wrong })).toEqual({
    ok: false,
    sentences: ['TLS_KEY_FILE must be the key of the certificate in TLS_CERTIFICATE_FILE.'],
  })
  expect(readServingSettings({ ...settings, TLS_CERTIFICATE_FILE: key, TLS_KEY_FILE: key })).toEqual({
    ok: false,
    sentences: ['TLS_CERTIFICATE_FILE names a file that has no certificate in PEM.'],
  })
})
