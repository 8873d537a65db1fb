import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { FileError } from '../terminal/exit-codes.ts'
import { errorCode, withLock } from './file-lock.ts'

/** A game of this person, with the secret token of their link. */
export type SavedLink = {
  /** The id of the game. */
  readonly id: string
  readonly origin: string
  readonly token: string
  /** The link that invites the opponent. It is of use until somebody has accepted. */
  readonly invitation?: string
  /** The link of the opponent's seat, if they are not invited (`--hold`). */
  readonly opponent?: string
  /** The link that invites the arbiter, if there is one. */
  readonly arbiter?: string
}

type Env = Readonly<Record<string, string | undefined>>

/** Returns the path of the file in which links are saved, by the XDG Base Directory Specification. */
export const linksFile = (env: Env): string => {
  const config = env['XDG_CONFIG_HOME'] ?? ''
  // The specification says that a relative path must be ignored.
  return join(config.startsWith('/') ? config : join(env['HOME'] ?? homedir(), '.config'), 'crownhead', 'links.json')
}

const isSavedLink = (value: unknown): value is SavedLink =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'origin', 'token'].every((name) => typeof Reflect.get(value, name) === 'string')

/** Parses JSON; undefined if that fails. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads the saved links. A damaged file is an error: if it counted as empty, the next write would delete all links in
 * it.
 */
export const readLinks = (file: string): readonly SavedLink[] => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw new FileError(`${file} cannot be read (${String(errorCode(error))})`)
  }
  const value = parsed(text)
  if (!Array.isArray(value) || !value.every(isSavedLink))
    throw new FileError(`${file} is damaged: mend it or move it away`)
  return value
}

/** Replaces the file atomically. It is never readable for others. */
const replace = (file: string, links: readonly SavedLink[]): void => {
  const temporary = `${file}.${process.pid}`
  rmSync(temporary, { force: true })
  try {
    const handle = openSync(temporary, 'wx', 0o600)
    try {
      writeSync(handle, `${JSON.stringify(links, undefined, 1)}\n`)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/**
 * Makes a folder, and those above it that are missing. With `recursive`, Node 20 never returns where the system denies
 * that a folder above exists, as in /proc.
 */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process was faster.
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

/** Reads, changes and writes the saved links under a lock, so that no other process changes them in between. */
export const changeLinks = async (
  file: string,
  change: (links: readonly SavedLink[]) => readonly SavedLink[],
): Promise<void> => {
  try {
    makeFolder(dirname(file))
    await withLock(file, () => replace(file, change(readLinks(file))))
  } catch (error) {
    if (error instanceof FileError) throw error
    const why = String(errorCode(error))
    throw new FileError(`${file} cannot be written (${why}): set XDG_CONFIG_HOME to a folder that can be`)
  }
}

const isSame = (a: SavedLink, b: SavedLink): boolean => a.id === b.id && a.origin === b.origin

/** Saves a link in front of the others. It replaces an older link of the same game, whose invitations stay. */
export const saveLink = (file: string, link: SavedLink): Promise<void> =>
  changeLinks(file, (links) => [
    { ...links.find((each) => isSame(each, link)), ...link },
    ...links.filter((each) => !isSame(each, link)),
  ])
