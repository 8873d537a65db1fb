import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  statfsSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartFault, errorCode, diskFullFault } from './start-fault.ts'

/**
 * Only the owner may read: the database holds the keys that sign all links, and emails with the tokens of links.
 * Windows ignores modes.
 */
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const

const OURS = ['crownhead.db', 'lock.db'] as const

/**
 * Endings of the files that SQLite keeps beside a database. They take the mode of the database, but only at creation.
 */
const COMPANIONS = ['', '-wal', '-shm', '-journal'] as const

const isOurs = (name: string): boolean => OURS.some((file) => COMPANIONS.some((ending) => name === file + ending))

const isFolder = (path: string): boolean => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) throw new StartFault(`${path} is a file; set DATA_DIR to a folder.`)
  return found !== undefined
}

const makeWithParents = (path: string): void => {
  if (isFolder(path)) return
  if (dirname(path) !== path) makeWithParents(dirname(path))
  // Another process may have created it by now.
  if (!isFolder(path)) mkdirSync(path, { mode: OWNER_ONLY.folder })
}

/**
 * Closes a folder that an earlier release left open to others. If it holds other files too, its modes are left alone.
 */
const restrictToOwner = (folder: string): void => {
  const { mode } = statSync(folder)
  if ((mode & 0o77) !== 0 && readdirSync(folder).every(isOurs)) chmodSync(folder, OWNER_ONLY.folder)
}

const nearestExisting = (path: string): string =>
  isFolder(path) || dirname(path) === path ? path : nearestExisting(dirname(path))

/** The bytes that a start needs, for a few pages of the database and of its log. */
const FREE_BYTES = 256 * 1024

/**
 * `statfs` types of kernel file systems that cannot hold our files, though root may write to them: proc, sysfs, cgroup
 * 1 and 2.
 */
const KERNEL_FILE_SYSTEMS: ReadonlySet<number> = new Set([0x9f_a0, 0x62_65_65_72, 0x27_e0_eb, 0x63_67_72_70])

const checkFreeSpace = (path: string): void => {
  const { type, blocks, bavail, bsize } = statfsSync(nearestExisting(path))
  if (KERNEL_FILE_SYSTEMS.has(type))
    throw new StartFault(`${path} is in a file system of the kernel; set DATA_DIR to a folder.`)
  // Some network file systems report a size of 0.
  if (blocks > 0 && bavail * bsize < FREE_BYTES) throw diskFullFault(path)
}

/**
 * Checks that `makeFolder` would succeed and that the disk has room, without creating anything. Throws a `StartFault`.
 */
export const checkFolder = (folder: string): void => {
  const path = resolve(folder)
  try {
    checkFreeSpace(path)
    accessSync(nearestExisting(path), constants.W_OK | constants.X_OK)
    for (const file of OURS)
      for (const ending of COMPANIONS)
        if (existsSync(join(path, file + ending)))
          accessSync(join(path, file + ending), constants.R_OK | constants.W_OK)
  } catch (error) {
    if (error instanceof StartFault) throw error
    throw new StartFault(`the folder ${path} cannot be written to (${errorCode(error)}); set DATA_DIR to one that can.`)
  }
}

/**
 * Creates the folder and its parents one by one, because Node's `recursive` option never returns where that is
 * impossible (/proc).
 */
export const makeFolder = (folder: string): void => {
  try {
    makeWithParents(resolve(folder))
    restrictToOwner(folder)
  } catch (error) {
    if (error instanceof StartFault) throw error
    throw new StartFault(
      `the folder ${resolve(folder)} cannot be made (${errorCode(error)}); set DATA_DIR to one that can be written to.`,
    )
  }
}

/**
 * Returns the path of a file after making sure that it exists and that only its owner can read it. Throws the system's
 * error.
 */
export const privateFile = (folder: string, name: (typeof OURS)[number]): string => {
  const path = join(resolve(folder), name)
  // SQLite would create it readable for everybody.
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWNER_ONLY.file))
  for (const ending of COMPANIONS) if (existsSync(path + ending)) chmodSync(path + ending, OWNER_ONLY.file)
  return path
}
