import { readFileSync } from 'node:fs'
import { errorCode } from '../links/file-lock.ts'
import type { CommandContext } from '../terminal/command.ts'
import { FileError } from '../terminal/exit-codes.ts'

const bytesOf = (file: string): Uint8Array => {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new FileError(`${file} cannot be read (${String(errorCode(error))})`)
  }
}

/** Returns the text of a file. Spreadsheets also save other encodings, in which names would be spoilt. */
const asText = (file: string, bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileError(`${file} is not in UTF-8: save it as CSV UTF-8`)
  }
}

/** Reads a file, or the standard input for `-`. */
export const readInput = async (context: CommandContext, file: string): Promise<string> => {
  if (file !== '-') return asText(file, bytesOf(file))
  const lines: string[] = []
  for (let line = await context.terminal.read(); line !== undefined; line = await context.terminal.read())
    lines.push(line)
  return lines.join('\n')
}
