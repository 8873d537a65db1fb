import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../harness/temp.ts'

const MINUTE = 60_000

const ROOT = join(import.meta.dirname, '../..')

/** The two ways to start the service: by `npm start`, and by `setup.mjs` directly. */
const WAYS = {
  npm: [process.platform === 'win32' ? 'npm.cmd' : 'npm', ['start']],
  'setup.mjs': [process.execPath, ['setup.mjs', 'start']],
} as const

/** The environment without the variables of the npm that runs this test. */
const outside = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))

const started = async (way: keyof typeof WAYS, folder: string) => {
  const [program, args] = WAYS[way]
  const child: ChildProcess = spawn(program, args, {
    cwd: ROOT,
    env: { ...outside, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
    // The child has a process group of its own, so that the test can end it together with every process that it
    // started.
    detached: true,
  })
  const group = -(child.pid ?? 0)
  let said = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text))
  await expect.poll(() => said, { timeout: MINUTE }).toMatch(/^ready http\S+/m)
  return {
    child,
    base: /^ready (\S+)/m.exec(said)?.[1] ?? '',
    [Symbol.dispose]: () => {
      try {
        process.kill(group, 'SIGKILL')
      } catch {
        // The group is gone if all of its processes have ended, as they should.
      }
    },
  }
}

const isServing = (base: string): Promise<boolean> =>
  fetch(`${base}/v1/health`).then(
    () => true,
    () => false,
  )

test.each([
  ['setup.mjs', 'SIGKILL'],
  ['setup.mjs', 'SIGTERM'],
  ['npm', 'SIGKILL'],
  ['npm', 'SIGTERM'],
] as const)('no service goes on when %s has been ended by %s', async (way, signal) => {
  await using folder = await tempFolder('setup')
  using running = await started(way, folder.path)
  expect(await isServing(running.base)).toBe(true)
  const gone = once(running.child, 'exit')
  running.child.kill(signal)
  await gone
  await expect.poll(() => isServing(running.base), { timeout: MINUTE, interval: 100 }).toBe(false)
})

test("the CDK runs its app with the project's own Node, whatever Node the machine has", () => {
  const { app } = JSON.parse(readFileSync(join(ROOT, 'cdk.json'), 'utf8')) as { readonly app: string }
  const [program = ''] = app.split(' ')
  const PATH = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const env = { ...process.env, PATH: PATH.join(delimiter) }
  expect(execFileSync(program, ['--version'], { cwd: ROOT, env, encoding: 'utf8' })).toBe(`${process.version}\n`)
})

test(
  'it starts where no file can be written beside the packages, as in a read-only image',
  { timeout: MINUTE },
  async () => {
    await using folder = await tempFolder('image')
    const packages = join(folder.path, 'node_modules')
    mkdirSync(packages)
    for (const name of ['setup.mjs', 'package.json', 'package-lock.json', 'node-digests.json'])
      copyFileSync(join(ROOT, name), join(folder.path, name))
    for (const name of ['local', 'shared', 'functions']) symlinkSync(join(ROOT, name), join(folder.path, name))
    for (const name of readdirSync(join(ROOT, 'node_modules')))
      if (name !== '.node-checked') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name))
    symlinkSync('/nowhere/at/all', join(packages, '.node-checked'))
    const { status, stdout, stderr } = spawnSync(process.execPath, ['setup.mjs', 'serve', '--help'], {
      cwd: folder.path,
      env: outside,
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('npm run serve')
  },
)

test('setup.mjs knows every name by which npm scripts start it', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  const named = Object.values(scripts).flatMap((script) => /^node setup\.mjs (\S+)/.exec(script)?.[1] ?? [])
  const { status, stderr } = spawnSync(process.execPath, ['setup.mjs', 'nothing'], { cwd: ROOT, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(/use one of: (.*)\./.exec(stderr)?.[1]?.split(', ').toSorted()).toEqual(named.toSorted())
})
