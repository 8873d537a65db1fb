import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { Misuse } from './fault.ts'

/** A game that this person plays, with the secret of their link. */
export type Kept = {
  /** Of the game. */
  readonly id: string
  readonly origin: string
  readonly token: string
  /** Of the invitation to it, until somebody has accepted. */
  readonly invitation?: string
}

type Env = Readonly<Record<string, string | undefined>>

export const linksFile = (env: Env): string => {
  const config = env['XDG_CONFIG_HOME'] ?? ''
  // The specification ignores a relative one.
  return join(config.startsWith('/') ? config : join(env['HOME'] ?? homedir(), '.config'), 'crownhead', 'links.json')
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'origin', 'token'].every((name) => typeof Reflect.get(value, name) === 'string')

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Throws rather than to take a damaged file for an empty one, which the next write would make true. */
export const keptIn = (file: string): readonly Kept[] => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw new Misuse(`${file} cannot be read`)
  }
  const value = parsed(text)
  if (!Array.isArray(value) || !value.every(isKept)) throw new Misuse(`${file} is damaged: mend it or move it away`)
  return value
}

/** Whole or not at all, and never readable for others. */
const replace = (file: string, kept: readonly Kept[]): void => {
  const aside = `${file}.${process.pid}`
  rmSync(aside, { force: true })
  const handle = openSync(aside, 'wx', 0o600)
  try {
    writeSync(handle, `${JSON.stringify(kept, undefined, 1)}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(aside, file)
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const holderOf = (lock: string): number | undefined => {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

const taken = (lock: string): boolean => {
  try {
    const handle = openSync(lock, 'wx', 0o600)
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw new Misuse(`${lock} cannot be made`)
    return false
  }
}

const TRIES = 500
const PAUSE = 10

/** Under a lock of its own, which the death of its holder releases. */
const locked = async (file: string, change: () => void): Promise<void> => {
  const lock = `${file}.lock`
  for (let tries = 0; !taken(lock); tries += 1) {
    if (tries === TRIES) throw new Misuse(`${lock} is held by another process; remove it if there is none`)
    const holder = holderOf(lock)
    if (holder !== undefined && !isAlive(holder)) rmSync(lock, { force: true })
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  try {
    change()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Changes the links as they are now, whatever other processes do at the time. */
export const changeLinks = async (file: string, change: (kept: readonly Kept[]) => readonly Kept[]): Promise<void> => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  await locked(file, () => replace(file, change(keptIn(file))))
}

const isSame = (a: Kept, b: Kept): boolean => a.id === b.id && a.origin === b.origin

/** The newest first; a game that is kept already has its new link. */
export const keepLink = (file: string, link: Kept): Promise<void> =>
  changeLinks(file, (kept) => [link, ...kept.filter((each) => !isSame(each, link))])
