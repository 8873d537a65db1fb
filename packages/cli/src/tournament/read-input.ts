import { readFileSync } from 'node:fs'
import { errorCode } from '../links/file-lock.ts'
import type { CommandContext } from '../terminal/command.ts'
import { FileError } from '../terminal/exit-codes.ts'

/** Reads a file, or the standard input for `-`. */
export const readInput = async (context: CommandContext, file: string): Promise<string> => {
  if (file !== '-') {
    try {
      return readFileSync(file, 'utf8')
    } catch (error) {
      throw new FileError(`${file} cannot be read (${String(errorCode(error))})`)
    }
  }
  const lines: string[] = []
  for (let line = await context.terminal.read(); line !== undefined; line = await context.terminal.read())
    lines.push(line)
  return lines.join('\n')
}
