import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

const { version } = JSON.parse(read('package.json')) as { readonly version: string }

const RELEASES = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+), \d{4}-\d\d-\d\d$/gm)].map(
  ([, name = '']) => name,
)

test('the version is the newest release of the changelog', () => {
  expect(RELEASES[0]).toBe(version)
  expect(RELEASES.length).toBeGreaterThan(1)
})

test('the document on upgrading and the image have this version', () => {
  const named = [...read('docs/upgrading.md').matchAll(/(?:v|crownhead-|before-)(\d+\.\d+\.\d+)/g)].map(
    ([, name]) => name,
  )
  expect(new Set(named)).toEqual(new Set([version]))
  expect(read('deploy/compose.yaml')).toContain(`image: \${IMAGE:-crownhead:${version}}`)
})

test.each(RELEASES)('the data of release %s is opened by a test', (release) => {
  expect(existsSync(join(import.meta.dirname, `folders/${release}.json`))).toBe(true)
})

test('a release is an image for both processors, with an SBOM', () => {
  const workflow = read('.github/workflows/image.yml')
  expect(workflow).toContain('platforms: linux/amd64,linux/arm64')
  expect(workflow).toContain('sbom: true')
})
