import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname

/** The packages that benches compare with belong to this folder, and are installed on first use. */
export const installed = (name: string): void => {
  if (existsSync(join(here, 'node_modules', name))) return
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: here, stdio: ['ignore', 2, 2] })
}
