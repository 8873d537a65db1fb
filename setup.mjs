// This file is plain JavaScript, as it runs before anything is installed, on any Node from version 20.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const windows = process.platform === 'win32'
// The link in .bin would not do, as on Windows it is a batch file.
const node24 = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

/**
 * The file that each npm script runs, and whether it needs the development packages. `dev` is the option with which it
 * does, if it is a text.
 */
const commands = {
  start: { file: 'local/start.ts', dev: false },
  serve: { file: 'local/serve.ts', dev: false },
  key: { file: 'tools/key.ts', dev: false },
  admin: { file: 'tools/admin.ts', dev: false },
  privacy: { file: 'tools/privacy.ts', dev: false },
  backup: { file: 'tools/backup.ts', dev: false },
  move: { file: 'tools/move.ts', dev: false },
  restore: { file: 'tools/restore.ts', dev: false },
  'restore-check': { file: 'tools/restore-check.ts', dev: false },
  redrive: { file: 'tools/redrive.ts', dev: false },
  freeze: { file: 'tools/freeze.ts', dev: false },
  rehearse: { file: 'tools/rehearse.ts', dev: true },
  smoke: { file: 'tools/smoke.ts', dev: false },
  deploy: { file: 'tools/deploy.ts', dev: true },
  doctor: { file: 'tools/doctor.ts', dev: '--stage' },
  packages: { file: 'tools/packages.ts', dev: true },
  gallery: { file: 'tools/gallery.ts', dev: true },
  check: { file: 'tools/check.ts', dev: true },
}

const fail = (sentence) => {
  console.error(`crownhead: ${sentence}`)
  process.exit(1)
}

/**
 * The digests of Node for each platform. npm's lockfile does not cover the program, which a script of the package
 * `node` downloads.
 */
const DIGESTS = 'node-digests.json'
const checkedFile = join(root, 'node_modules', '.node-checked')

/**
 * Ends the process unless Node's digest is known. Hashing 120 MB takes half a second, so a program that has passed is
 * not hashed again.
 */
const requireKnownNode = () => {
  const platform = `${process.platform}-${process.arch}`
  const known = JSON.parse(readFileSync(join(root, DIGESTS), 'utf8'))[platform]
  if (!known) fail(`${DIGESTS} has no digest of Node for ${platform}, so it cannot be checked and is not run.`)
  const { size, mtimeMs } = statSync(node24)
  const fingerprint = `${known} ${size} ${mtimeMs}`
  if (existsSync(checkedFile) && readFileSync(checkedFile, 'utf8') === fingerprint) return
  const digest = createHash('sha256').update(readFileSync(node24)).digest('hex')
  if (digest !== known)
    fail(`${node24} is not the Node that this project knows, and is not run: its SHA-256 is ${digest}, not ${known}.`)
  try {
    writeFileSync(checkedFile, fingerprint)
  } catch {
    // In an image, or in a folder of another user, nothing can be written, so it is checked at each start.
  }
}

const packagesIn = (lockfile) => {
  try {
    return JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages
  } catch {
    return {}
  }
}

/**
 * Whether all packages are installed. npm writes its record last, so an interrupted install has none; optional packages
 * are for other platforms.
 */
const isInstalled = (dev) => {
  const present = packagesIn('node_modules/.package-lock.json')
  const needed = Object.entries(packagesIn('package-lock.json')).filter(
    ([path, entry]) => path !== '' && !entry.optional && (dev || !(entry.dev || entry.devOptional)),
  )
  return existsSync(node24) && needed.every(([path, entry]) => present[path]?.version === entry.version)
}

/** The PATH without the project's own Node: npm must run on the machine's, as it is about to replace the other. */
const outsidePath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== bin)
    .join(delimiter)

/** The ids of the parent and, if that is npm's shell, of npm: the shell outlives a killed npm without a sign. */
const ancestors = () => {
  const shell = process.ppid
  try {
    const isShell = readFileSync(`/proc/${shell}/cmdline`, 'utf8').split('\0')[1] === '-c'
    const [, npm] = /.*\) \S (\d+)/s.exec(readFileSync(`/proc/${shell}/stat`, 'utf8')) ?? []
    return isShell ? `${shell} ${npm}` : `${shell}`
  } catch {
    // There is no /proc on this system, where a shell is replaced by the command that it runs.
    return `${shell}`
  }
}

/**
 * Forwards signals to the child. npm's shell may die of a signal without forwarding it, so losing the parent or npm
 * counts as a signal.
 */
const forwardSignals = (child) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (!process.env.npm_lifecycle_event || windows) return
  const original = ancestors()
  const watch = setInterval(() => {
    if (ancestors() === original) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 200)
  child.on('close', () => clearInterval(watch))
}

const run = (program, args, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, ...options })
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))
    forwardSignals(child)
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: code ?? 128 + constants.signals[signal], output }))
  })

const npm = (args) =>
  run('npm', args, {
    env: { ...process.env, PATH: outsidePath(), NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
  }).catch(() => fail('npm was not found; it comes with Node 20 or later.'))

const NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED/

/** Ends the process with the reason why npm failed, or with npm's own output if the reason is unknown. */
const failAsNpmDid = (output) => {
  const network = NETWORK.exec(output)
  if (network) fail(`the package registry could not be reached (${network[0]}); connect to the network and try again.`)
  console.error(output.trim())
  fail('npm could not install the packages; see its output above.')
}

const install = async (dev) => {
  const version = (await npm(['--version'])).output.trim()
  if (!(Number.parseInt(version, 10) >= 10))
    fail(`npm 10 or later is needed, but this is ${version}; update Node or npm.`)
  console.log(`crownhead: installing what ${dev ? 'running and testing need' : 'running needs'} (once; up to a minute)`)
  const quiet = [
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ]
  // Install scripts would run under the new Node before it is checked. Only its own is needed, and that runs under the
  // machine's Node.
  const ci = await npm(['ci', dev ? '--include=dev' : '--omit=dev', '--ignore-scripts', ...quiet])
  const { code, output } = ci.code === 0 ? await npm(['rebuild', 'node', ...quiet]) : ci
  if (code === 0 && isInstalled(dev)) return
  if (code > 128) process.exit(code)
  if (code === 0) fail('npm installed no Node 24: are install scripts switched off (ignore-scripts)?')
  failAsNpmDid(output)
}

const main = async ([name, ...args]) => {
  if (Number.parseInt(process.versions.node, 10) < 20)
    fail(`Node 20 or later is needed, but this is ${process.version}.`)
  const command = commands[name]
  if (!command) fail(`use one of: ${Object.keys(commands).join(', ')}.`)
  const dev = typeof command.dev === 'string' ? args.includes(command.dev) : command.dev
  if (!isInstalled(dev)) await install(dev)
  requireKnownNode()
  const env = { ...process.env, PATH: bin + delimiter + outsidePath() }
  // The IPC channel closes when this process ends, even by `kill -9`, so the child notices.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const { code } = await run(node24, [join(root, command.file), ...args], { env, stdio })
  process.exitCode = code
}

main(process.argv.slice(2)).catch((error) => fail(error.message))
