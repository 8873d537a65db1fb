import { appendFileSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { makeFolder } from '../../local/machine/data-folder.ts'
import type { AdminRequest } from './admin-request.ts'

/** Only its owner may read it. */
const MODE = 0o600

/** The name of the system's user; some systems have none for an id. */
const userName = (): string => {
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}

/** Returns what was asked, without an address or the name of a player: the file would outlive a person's wish to go. */
const described = (request: AdminRequest): string => {
  switch (request.kind) {
    case 'find-address':
      return 'find (an address)'
    case 'find-name':
      return 'find (a name)'
    case 'game':
      return `game ${request.id}`
    case 'end':
      return `end ${request.id} --void --why ${JSON.stringify(request.why)}${request.isSure ? ' --sure' : ''}`
    case 'data':
    case 'block':
    case 'unblock':
    case 'resend':
    case 'forget':
      return `${request.kind} (an address)${request.isSure ? ' --sure' : ''}${request.isDry ? ' --dry-run' : ''}`
    case 'newest':
    case 'waiting':
    case 'returned':
    case 'log':
      return request.kind
  }
}

/** The file in DATA_DIR that has a line for each use of the tool. */
export const USES_FILE = 'admin.log'

/** Notes a use before anything is read or changed: if it cannot be noted, this throws, and nothing is shown. */
export const noteUse = (folder: string, request: AdminRequest, at: Date): void => {
  makeFolder(folder)
  const line = `${at.toISOString()} ${JSON.stringify(userName())} ${described(request)}\n`
  appendFileSync(join(resolve(folder), USES_FILE), line, { mode: MODE })
}

/** Returns the last uses of the tool, this one included. */
export const readUses = (folder: string, most: number): readonly string[] =>
  readFileSync(join(resolve(folder), USES_FILE), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(-most)
