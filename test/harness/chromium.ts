import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

const packageVersion = async () => {
  const text = await readFile(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** Returns the configuration that gives Chromium only the package's fonts: pages look the same on every machine. */
const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`

/**
 * Unpacks Chromium in a process of its own, with its own environment: the package unpacks into the temporary folder,
 * and it unpacks the libraries only if the environment looks like Lambda's.
 */
const unpackInto = (staging: string) =>
  promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', "await (await import('@sparticuz/chromium')).default.executablePath()"],
    { cwd: root, env: { ...process.env, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' } },
  )

/** Unpacks beside the folder and then renames, so that the folder appears complete, whichever worker is first. */
const unpack = async (folder: string) => {
  const staging = await mkdtemp(`${folder}-`)
  await unpackInto(staging)
  await writeFile(join(staging, 'fonts/fonts.conf'), fontsConf(folder))
  await rename(staging, folder).catch(async (error: unknown) => {
    await rm(staging, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
}

/** Returns the npm package's Chromium with its libraries and fonts, unpacked once for each version and user. */
export const unpackedChromium = async () => {
  const folder = join(tmpdir(), `crownhead-chromium-${await packageVersion()}-${userInfo().username}`)
  if (!existsSync(folder)) await unpack(folder)
  const libraries = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']]
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(folder, 'fonts'),
      LD_LIBRARY_PATH: libraries.filter((path) => path).join(delimiter),
    },
  }
}
