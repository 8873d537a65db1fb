import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { NAMES, SETTINGS } from '../../local/serving/rows.ts'
import { readServing } from '../../local/serving/settings.ts'

const page = await readFile('docs/one-machine.md', 'utf8')

const rowOf = (name: (typeof NAMES)[number]): string => {
  const row: { readonly what: string; readonly usual?: string; readonly needed?: true } = SETTINGS[name]
  const usual = row.usual === undefined ? '' : `\`${row.usual}\``
  return `| \`${name}\` | ${row.what} | ${row.needed ? 'needed' : usual} |`
}

test('the page for a club has every setting as the service reads it', () => {
  expect(page.split('\n').filter((line) => /^\| `[A-Z_]+`/.test(line))).toEqual(NAMES.map(rowOf))
})

test('the file that the page shows is enough', () => {
  const [, file = ''] = /^ {3}```\n( {3}ORIGIN=[^]*?) {3}```/m.exec(page) ?? []
  expect(readServing({}, file)).toMatchObject({ ok: true, serving: { relay: { user: 'games@example.org' } } })
})

test('the unit, the image and the pair of services name settings that exist', async () => {
  const files = await Promise.all(
    ['crownhead.service', 'Dockerfile', 'compose.yaml'].map((name) => readFile(`deploy/${name}`, 'utf8')),
  )
  const used = files.flatMap((text) =>
    [...text.matchAll(/\b((?:MAIL|TLS|DKIM|DATA|METRICS)_[A-Z_]+|PROXIES|HOST|PORT|ORIGIN)\b[=:]/g)].map(
      ([, name]) => name,
    ),
  )
  expect(used.length).toBeGreaterThan(5)
  for (const name of used) expect(NAMES).toContain(name)
})
