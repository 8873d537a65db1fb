import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const NEEDED = 17

const home = process.env['JAVA_HOME']

export const java = home ? join(home, 'bin', 'java') : 'java'

const foundVersion = (): number => {
  try {
    const output = execFileSync(java, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return Number(/\d+/.exec(output)?.[0] ?? 0)
  } catch {
    return 0
  }
}

/** Returns why DynamoDB Local cannot run on this machine; undefined if it can. */
export const whyNoJava = (): string | undefined => {
  const found = foundVersion()
  if (found >= NEEDED) return undefined
  return `DynamoDB Local needs Java ${NEEDED} or later, and ${found ? `this is Java ${found}` : 'none was found'}`
}
