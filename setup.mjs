// Plain JavaScript, because it runs before anything is installed, under whatever Node (20 or later) the machine has.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const windows = process.platform === 'win32'
// The binary itself and not its link in .bin, which is a batch file on Windows.
const node24 = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

const commands = {
  start: { file: 'local/start.ts', dev: false, needs: 'what running needs' },
  check: { file: 'tools/check.ts', dev: true, needs: 'what running and testing need' },
}

const fail = (sentence) => {
  console.error(`crownhead: ${sentence}`)
  process.exit(1)
}

const packagesIn = (lockfile) => {
  try {
    return JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages
  } catch {
    return {}
  }
}

/** npm writes its own record last of all: an install that was broken off has none. Packages for other platforms are optional. */
const isInstalled = (dev) => {
  const present = packagesIn('node_modules/.package-lock.json')
  const needed = Object.entries(packagesIn('package-lock.json')).filter(
    ([path, entry]) => path !== '' && !entry.optional && (dev || !(entry.dev || entry.devOptional)),
  )
  return existsSync(node24) && needed.every(([path, entry]) => present[path]?.version === entry.version)
}

/** npm must run on the machine's own Node: the project's lies in the folder that npm is about to replace. */
const outsidePath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== bin)
    .join(delimiter)

/** The parent and, where that is the shell through which npm runs us, npm itself; a shell outlives a killed npm and tells nobody. */
const ancestors = () => {
  const shell = process.ppid
  try {
    const isShell = readFileSync(`/proc/${shell}/cmdline`, 'utf8').split('\0')[1] === '-c'
    const [, npm] = /.*\) \S (\d+)/s.exec(readFileSync(`/proc/${shell}/stat`, 'utf8')) ?? []
    return isShell ? `${shell} ${npm}` : `${shell}`
  } catch {
    // Systems without /proc: their shells give way to the command that they run.
    return `${shell}`
  }
}

/** Hands signals on. Under npm a shell may stand in between which dies of a signal and tells nobody: losing the parent, or npm, is a signal too. */
const handOnSignals = (child) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (!process.env.npm_lifecycle_event || windows) return
  const born = ancestors()
  const watch = setInterval(() => {
    if (ancestors() === born) return
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
    handOnSignals(child)
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

/** What npm said is shown where it is the only thing that explains. */
const failAsNpmDid = (output) => {
  const network = NETWORK.exec(output)
  if (network) fail(`the package registry could not be reached (${network[0]}); connect to the network and try again.`)
  console.error(output.trim())
  fail('npm could not install the packages; what it said stands above.')
}

const install = async ({ dev, needs }) => {
  const version = (await npm(['--version'])).output.trim()
  if (!(Number.parseInt(version, 10) >= 10))
    fail(`npm 10 or later is needed, and this is ${version}; update Node or npm.`)
  console.log(`crownhead: installing ${needs} (once; up to a minute)`)
  const quiet = [
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ]
  const { code, output } = await npm(['ci', dev ? '--include=dev' : '--omit=dev', ...quiet])
  if (code === 0 && isInstalled(dev)) return
  if (code > 128) process.exit(code)
  if (code === 0) fail('npm installed no Node 24: are install scripts switched off (ignore-scripts)?')
  failAsNpmDid(output)
}

const main = async ([name, ...args]) => {
  if (Number.parseInt(process.versions.node, 10) < 20)
    fail(`Node 20 or later is needed, and this is ${process.version}.`)
  const command = commands[name]
  if (!command) fail(`say one of: ${Object.keys(commands).join(', ')}.`)
  if (!isInstalled(command.dev)) await install(command)
  const env = { ...process.env, PATH: bin + delimiter + outsidePath() }
  // The channel closes with this process, however that ends: so the child learns of a `kill -9`, too.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const { code } = await run(node24, [join(root, command.file), ...args], { env, stdio })
  process.exitCode = code
}

main(process.argv.slice(2)).catch((error) => fail(error.message))
