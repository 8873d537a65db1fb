import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartFault, codeOf } from './fault.ts'

const isFolder = (path: string): boolean => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) throw new StartFault(`${path} is a file; set DATA_DIR to a folder.`)
  return found !== undefined
}

const makeBelow = (path: string): void => {
  if (isFolder(path)) return
  if (dirname(path) !== path) makeBelow(dirname(path))
  // Another process may have just made it.
  if (!isFolder(path)) mkdirSync(path)
}

/** One by one: Node's recursive option never returns where nothing can be made (/proc). */
export const makeFolder = (folder: string): void => {
  try {
    makeBelow(resolve(folder))
  } catch (error) {
    if (error instanceof StartFault) throw error
    throw new StartFault(
      `the folder ${resolve(folder)} cannot be made (${codeOf(error)}); set DATA_DIR to one that can be written to.`,
    )
  }
}
