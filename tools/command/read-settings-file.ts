import { readFileSync } from 'node:fs'
import { errorReason } from '../../local/machine/start-fault.ts'
import { CommandMisuse } from './run-tool.ts'

/** Returns the text of the file that `--settings` names. */
export const readSettingsFile = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new CommandMisuse(`the file of settings cannot be read (${errorReason(error)}).`)
  }
}
