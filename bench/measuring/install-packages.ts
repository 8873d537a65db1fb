import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the benchmarks, which has its own packages. */
const here = join(import.meta.dirname, '..')

/** Installs the packages that the benchmarks compare with, on first use and into the folder of the benchmarks. */
export const installPackages = (name: string): void => {
  if (existsSync(join(here, 'node_modules', name))) return
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: here, stdio: ['ignore', 2, 2] })
}
