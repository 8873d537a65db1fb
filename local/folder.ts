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
import { StartFault, codeOf, diskFault } from './fault.ts'

/** The database has the keys of all links, the mailbox their tokens. Windows ignores modes. */
const OWNER_ALONE = { folder: 0o700, file: 0o600 } as const

const OURS = ['crownhead.db', 'lock.db'] as const

/** SQLite's companions take the file's mode, but only when made. */
const COMPANIONS = ['', '-wal', '-shm', '-journal'] as const

const isOurs = (name: string): boolean => OURS.some((one) => COMPANIONS.some((ending) => name === one + ending))

const isFolder = (path: string): boolean => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) throw new StartFault(`${path} is a file; set DATA_DIR to a folder.`)
  return found !== undefined
}

const makeBelow = (path: string): void => {
  if (isFolder(path)) return
  if (dirname(path) !== path) makeBelow(dirname(path))
  // Another process may have just made it.
  if (!isFolder(path)) mkdirSync(path, { mode: OWNER_ALONE.folder })
}

/** An earlier release left it open to others. A folder with other things in it is its owner's affair. */
const closeToOthers = (folder: string): void => {
  const { mode } = statSync(folder)
  if ((mode & 0o77) !== 0 && readdirSync(folder).every(isOurs)) chmodSync(folder, OWNER_ALONE.folder)
}

const existing = (path: string): string => (isFolder(path) || dirname(path) === path ? path : existing(dirname(path)))

/** A start writes a few pages of the database and of its log. */
const ROOM = 256 * 1024

/** File systems of the kernel that hold no files of ours, though root may write to them: proc, sysfs and both of cgroups. */
const OF_KERNEL: ReadonlySet<number> = new Set([0x9f_a0, 0x62_65_65_72, 0x27_e0_eb, 0x63_67_72_70])

const checkRoom = (path: string): void => {
  const { type, blocks, bavail, bsize } = statfsSync(existing(path))
  if (OF_KERNEL.has(type)) throw new StartFault(`${path} is in a file system of the kernel; set DATA_DIR to a folder.`)
  // Some network file systems do not say how large they are.
  if (blocks > 0 && bavail * bsize < ROOM) throw diskFault(path)
}

/** What `makeFolder` would meet, without making anything, and whether there is room. */
export const checkFolder = (folder: string): void => {
  const path = resolve(folder)
  try {
    checkRoom(path)
    accessSync(existing(path), constants.W_OK | constants.X_OK)
    for (const one of OURS)
      for (const ending of COMPANIONS)
        if (existsSync(join(path, one + ending))) accessSync(join(path, one + ending), constants.R_OK | constants.W_OK)
  } catch (error) {
    if (error instanceof StartFault) throw error
    throw new StartFault(`the folder ${path} cannot be written to (${codeOf(error)}); set DATA_DIR to one that can.`)
  }
}

/** One by one: Node's recursive option never returns where nothing can be made (/proc). */
export const makeFolder = (folder: string): void => {
  try {
    makeBelow(resolve(folder))
    closeToOthers(folder)
  } catch (error) {
    if (error instanceof StartFault) throw error
    throw new StartFault(
      `the folder ${resolve(folder)} cannot be made (${codeOf(error)}); set DATA_DIR to one that can be written to.`,
    )
  }
}

/** Made or closed so that only its owner can read it. Throws the system's error. */
export const ownFile = (folder: string, name: (typeof OURS)[number]): string => {
  const path = join(resolve(folder), name)
  // SQLite would make it readable for everybody first.
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWNER_ALONE.file))
  for (const ending of COMPANIONS) if (existsSync(path + ending)) chmodSync(path + ending, OWNER_ALONE.file)
  return path
}
