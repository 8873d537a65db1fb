import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { FileError } from '../terminal/exit-codes.ts'

/** Returns the code of a system error, such as ENOENT; undefined for any other error. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Returns the id of the process that has the lock, if the lock file names one. */
const holderOf = (lock: string): number | undefined => {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

/** Creates the lock file; false if it exists. */
const acquire = (lock: string): boolean => {
  try {
    const handle = openSync(lock, 'wx', 0o600)
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    return false
  }
}

const isDead = (lock: string): boolean => {
  const holder = holderOf(lock)
  return holder !== undefined && !isAlive(holder)
}

/**
 * Removes the lock of a process that no longer runs. A lock of its own guards this, and the holder is read once more
 * under it: otherwise, between the reading and the removal, another process could have taken the lock, and would lose it.
 */
const removeIfDead = (lock: string): void => {
  const guard = `${lock}.dead`
  if (!isDead(lock) || !acquire(guard)) return
  try {
    if (isDead(lock)) rmSync(lock, { force: true })
  } finally {
    rmSync(guard, { force: true })
  }
}

/** Attempts to get a lock, and the pause between two of them in ms: 5 seconds in all. */
const ATTEMPTS = 500
const PAUSE = 10

/** Runs an action while this process has the lock of a file. The lock of a process that no longer runs is removed. */
export const withLock = async (file: string, action: () => void): Promise<void> => {
  const lock = `${file}.lock`
  for (let attempts = 0; !acquire(lock); attempts += 1) {
    if (attempts === ATTEMPTS) throw new FileError(`${lock} is held by another process; remove it if there is none`)
    removeIfDead(lock)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  try {
    action()
  } finally {
    rmSync(lock, { force: true })
  }
}
