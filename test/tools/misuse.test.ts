import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { isLong } from '../harness/size.ts'
import { tempFolder } from '../harness/temp.ts'
import { started } from './started.ts'

const TOOLS = [
  'backup',
  'move',
  'redrive',
  'restore-check',
  'freeze',
  'key',
  'admin',
  'restore',
  'rehearse',
  'smoke',
  'doctor',
  'deploy',
] as const
const MISTAKES: readonly (readonly [args: readonly string[]])[] = [
  [['--mistyped']],
  [['stray']],
  [['--data']],
  [['--store', '--all']],
]
const OUTAGE = ['--from', '2026-01-05T09:00:00Z', '--until', '2026-01-05T10:00:00Z']

let folders = 0

/**
 * Runs tools on a local service's folder, and returns their results: all five in the long form of the tests, otherwise
 * two, which change from call to call.
 */
const onFolder = (folder: string) => {
  const runs = [
    () => started('redrive', [], { DATA_DIR: folder }),
    () =>
      started('redrive', ['--store', 'dynamodb'], {
        DATA_DIR: folder,
        AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:1',
      }),
    () => started('restore-check', ['--data', folder]),
    () => started('freeze', [...OUTAGE, '--data', folder]),
    () => started('key', ['list'], { DATA_DIR: folder }),
  ]
  const first = folders++ % runs.length
  const chosen = isLong ? runs : [...runs, ...runs].slice(first, first + 2)
  return Promise.all(chosen.map((run) => run()))
}

/** Expects that a tool failed with code 2 and printed one sentence of its own, without a stack trace. */
const expectSentence = (result: Awaited<ReturnType<typeof started>>, sentence: string | RegExp): void => {
  expect(result).toMatchObject({
    code: 2,
    out: '',
    error: expect.stringMatching(
      /^(backup|move|redrive|restore-check|restore|freeze|key|admin|rehearse|smoke|doctor|deploy): \S/,
    ),
  })
  expect(result.error).toMatch(sentence)
  expect(result.error).not.toMatch(/^ {4}at |node:internal|\.ts:\d/m)
}

describe.each(TOOLS)('npm run %s', (tool) => {
  test('shows its usage', async () => {
    const usage = await started(tool, ['--help'])
    expect(usage).toMatchObject({ code: 0, error: '', out: expect.stringContaining(`npm run ${tool} -- --`) })
  })

  // All tools read their arguments with the same code, so outside the long form of the tests each tool is given a
  // single mistake.
  test.each(MISTAKES.filter((_, index) => isLong || index === TOOLS.indexOf(tool)))(
    'answers %s with a sentence that leads to its usage',
    async (args) => expectSentence(await started(tool, args), `npm run ${tool} -- --help`),
  )
})

test('redrive lists the stores that it knows', async () => {
  const onAws = { FAILED_CHANGES_URL: 'https://queue.example/failed' }
  for (const result of [
    await started('redrive', ['--store', 'foo']),
    await started('redrive', ['--store', 'foo'], onAws),
  ])
    expectSentence(result, "--store must be sqlite or dynamodb, not 'foo'")
})

test('key lists the stores that it knows, and needs the address of one', async () => {
  expectSentence(await started('key', ['list', '--store', 'foo'], {}), "--store must be sqlite or dynamodb, not 'foo'")
  expectSentence(
    await started('key', ['list', '--store', 'dynamodb'], { AWS_ENDPOINT_URL_DYNAMODB: 'nowhere' }),
    'needs AWS_ENDPOINT_URL_DYNAMODB',
  )
})

test('an option without its value is named', async () =>
  expectSentence(await started('doctor', ['--settings']), 'doctor: --settings needs a value\n'))

test('restore-check needs exactly one copy', async () => {
  for (const args of [[], ['--table', 'games', '--data', 'data']])
    expectSentence(await started('restore-check', args), /--table NAME or --data DIR/)
})

test('without a region or credentials the tool says what to set', async () => {
  const bare = {
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_CONFIG_FILE: '/nowhere',
    AWS_SHARED_CREDENTIALS_FILE: '/nowhere',
    AWS_PROFILE: '',
    AWS_ACCESS_KEY_ID: '',
  }
  const runIn = (region: string) =>
    started('restore-check', ['--table', 'games'], { ...bare, AWS_REGION: region, AWS_DEFAULT_REGION: '' })
  const [nowhere, unknown] = await Promise.all([runIn(''), runIn('eu-central-1')])
  expectSentence(nowhere, /Region (is missing|not accepted).*\nSet AWS_REGION/)
  expectSentence(unknown, /credentials.*\nLog in to AWS/)
})

describe('a folder without a Crownhead database is refused, and nothing is created in it', () => {
  test('if the folder does not exist', async () => {
    await using folder = await tempFolder('misuse')
    const missing = join(folder.path, 'mistyped')
    for (const result of await onFolder(missing)) expectSentence(result, `no Crownhead database in ${missing}`)
    expect(await readdir(folder.path)).toEqual([])
  })

  test('if it is empty or a file', async () => {
    await using folder = await tempFolder('misuse')
    const file = join(folder.path, 'file')
    await writeFile(file, 'no folder')
    for (const path of [folder.path, file])
      for (const result of await onFolder(path)) expectSentence(result, `no Crownhead database in ${path}`)
    expect(await readdir(folder.path)).toEqual(['file'])
  })

  test.each([
    ['a text', (path: string) => writeFile(path, 'something quite different\n'.repeat(100))],
    ['nothing at all', (path: string) => writeFile(path, '')],
    ['a folder', (path: string) => mkdir(path)],
    [
      "another program's database",
      async (path: string) => {
        const database = new DatabaseSync(path)
        database.exec('CREATE TABLE game (title TEXT)')
        database.close()
      },
    ],
  ])('if the file is %s', async (_, write) => {
    await using folder = await tempFolder('misuse')
    await write(join(folder.path, 'crownhead.db'))
    for (const result of await onFolder(folder.path))
      expectSentence(result, /crownhead\.db cannot be read as a Crownhead database \(.+\)/)
    expect(await readdir(folder.path)).toEqual(['crownhead.db'])
  })
})
