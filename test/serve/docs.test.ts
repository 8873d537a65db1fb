import { access, readFile } from 'node:fs/promises'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { SERVING_SETTING_NAMES, SERVING_SETTINGS } from '../../local/serving/settings/serving-settings.ts'
import { readServingSettings } from '../../local/serving/settings/read-serving-settings.ts'

const page = await readFile('docs/one-machine.md', 'utf8')

const rowOf = (name: (typeof SERVING_SETTING_NAMES)[number]): string => {
  const row: { readonly what: string; readonly usual?: string; readonly needed?: true } = SERVING_SETTINGS[name]
  const usual = row.usual === undefined ? '' : `\`${row.usual}\``
  return `| \`${name}\` | ${row.what} | ${row.needed ? 'needed' : usual} |`
}

test('the page for a club has every setting as the service reads it', () => {
  expect(page.split('\n').filter((line) => /^\| `[A-Z_]+`/.test(line))).toEqual(SERVING_SETTING_NAMES.map(rowOf))
})

test('the settings file that the page shows is enough', () => {
  const [, file = ''] = /^ {3}```\n( {3}ORIGIN=[^]*?) {3}```/m.exec(page) ?? []
  expect(readServingSettings({}, file)).toMatchObject({ ok: true, serving: { relay: { user: 'games@example.org' } } })
})

const [before = '', after = ''] = page.split('## Words\n')
const [, list = '', rest = ''] = /^([^]*?)(\n## [^]*)?$/.exec(after) ?? []
const words = [...list.matchAll(/^- \*\*(.+?)\*\*: .+\.$/gm)].flatMap(([, name = '']) => name.split(', '))
const elsewhere = before + rest

test('each technical word of the page is in its list, with a line that explains it', () => {
  const prose = elsewhere.replaceAll(/```[^]*?```|`[^`]*`|\]\([^)]*\)/g, '')
  const abbreviations = new Set(prose.match(/\b[A-Z][A-Za-z\d]*[A-Z]+\w*\b/g))
  expect(abbreviations.size).toBeGreaterThan(10)
  const others = ['relay', 'proxy', 'systemd', 'Docker', 'Postfix', 'milter', 'envelope', 'return path', 'socket']
  const used = [...abbreviations, ...others].filter((word) => word !== 'KB')
  expect(used.filter((word) => !words.includes(word))).toEqual([])
})

test('the list has no word that the page does not use', () => {
  expect(words.length).toBeGreaterThan(20)
  expect(words.filter((word) => !new RegExp(`\\b${word}`, 'i').test(elsewhere))).toEqual([])
})

const linesOf = async (path: string): Promise<readonly string[]> =>
  (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#'))

test('no secret is in an image or a commit', async () => {
  const left = await linesOf('deploy/Dockerfile.dockerignore')
  const isLeft = (path: string): boolean =>
    left.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`))
  const secrets = ['club.env', 'deploy/club.env', 'deploy/.env', 'data/crownhead.db', 'data/lock.db']
  expect(secrets.filter((path) => !isLeft(path))).toEqual([])
  expect(await linesOf('.gitignore')).toEqual(expect.arrayContaining(['*.env', 'data/']))
})

test('all that the image and the unit start exists, and is in the image', async () => {
  const [image, unit] = await Promise.all(
    ['Dockerfile', 'crownhead.service'].map((name) => readFile(`deploy/${name}`, 'utf8')),
  )
  const left = await linesOf('deploy/Dockerfile.dockerignore')
  const copied = /^COPY (.+) \.\/$/m.exec(image ?? '')?.[1]?.split(' ') ?? []
  expect(copied).toContain('setup.mjs')
  const [, started = ''] = /^ExecStart=\S+ (\S+)$/m.exec(unit ?? '') ?? []
  for (const path of [...copied, started]) {
    await access(path)
    expect(left.some((pattern) => matchesGlob(path, pattern))).toBe(false)
  }
})

test('the unit, the image and the two services name settings that exist', async () => {
  const files = await Promise.all(
    ['crownhead.service', 'Dockerfile', 'compose.yaml'].map((name) => readFile(`deploy/${name}`, 'utf8')),
  )
  const used = files.flatMap((text) =>
    [...text.matchAll(/\b((?:MAIL|TLS|DKIM|DATA|METRICS)_[A-Z_]+|PROXIES|HOST|PORT|ORIGIN)\b[=:]/g)].map(
      ([, name]) => name,
    ),
  )
  expect(used.length).toBeGreaterThan(5)
  for (const name of used) expect(SERVING_SETTING_NAMES).toContain(name)
})

test('club.env overrides nothing that the image relies on, because the environment overrides the file', async () => {
  const [image, pair] = await Promise.all(
    ['Dockerfile', 'compose.yaml'].map((name) => readFile(`deploy/${name}`, 'utf8')),
  )
  const [, environment = ''] = /^ENV NODE_ENV=production (.+)$/m.exec(image ?? '') ?? []
  const [, own = ''] = /^ {4}env_file: club\.env\n {4}environment:\n([^]*?)^ {4}\w/m.exec(pair ?? '') ?? []
  const assignments = [...own.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)].map(([, name, value]) => `${name}=${value}`)
  expect(environment.split(' ')).toHaveLength(4)
  expect(assignments).toEqual(expect.arrayContaining(environment.split(' ')))
})
