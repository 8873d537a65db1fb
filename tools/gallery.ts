import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '../shared/texts/languages/languages.ts'
import { openBrowser } from '../test/harness/browser.ts'
import { serve } from '../test/pages/stand.ts'
import { CommandMisuse, runTool } from './command/run-tool.ts'
import { DOCS_PICTURES, type GalleryPicture, album } from './gallery/album.ts'
import {
  COLOUR_NAMES,
  EMAIL_WIDTHS,
  type Studio,
  type PictureLook,
  SUBJECTS,
  WIDTHS,
  isDrawnAt,
  showSubject,
  openWindow,
} from './gallery/shots.ts'

const FOLDER = 'gallery'
const PICTURES = join(import.meta.dirname, '../docs/pictures')

const USAGE = `Writes a picture of every page and every email, and a page that shows them all.

  npm run gallery                     all: thousands, in half an hour or more
  npm run gallery -- --only seat      those whose names begin so; also --language en, --colours dark, --width 360
  npm run gallery -- --out FOLDER     elsewhere than in ./${FOLDER}
  npm run gallery -- --docs           only the pictures of docs/pictures, in their place there
  npm run gallery -- --list           the names

Languages: ${LANGUAGES.join(', ')}. Colours: ${COLOUR_NAMES.join(', ')}. Widths: ${WIDTHS.join(', ')}; emails
are drawn at ${EMAIL_WIDTHS.join(' and ')}.
`

/** Returns all values, or only the selected one. Throws if there is no such value. */
const picked = <T extends string | number>(all: readonly T[], selected: string | undefined): readonly T[] => {
  const found = all.filter((each) => selected === undefined || String(each) === selected)
  if (found.length === 0) throw new CommandMisuse(`there is no ${selected}, only ${all.join(', ')}`)
  return found
}

const shootAll = async (studio: Studio, names: readonly string[], looks: readonly PictureLook[], out: string) => {
  const shots: GalleryPicture[] = []
  for (const look of looks) {
    const context = await openWindow(studio, look)
    const page = await context.newPage()
    const drawn = names.filter((name) => isDrawnAt(name, look.width))
    for (const name of drawn) {
      const file = `${name}/${look.language}-${look.colours}-${look.width}.png`
      await mkdir(join(out, name), { recursive: true })
      await showSubject(studio, page, name, look)
      await page.screenshot({ path: join(out, file), fullPage: true })
      shots.push({ ...look, name, file })
    }
    await context.close()
    console.log(`${look.language}, ${look.colours}, ${look.width} px: ${drawn.length} pictures`)
  }
  await writeFile(join(out, 'index.html'), album(shots))
  console.log(join(out, 'index.html'))
}

const shootDocs = async (studio: Studio): Promise<void> => {
  for (const [name, { state, ...look }] of Object.entries(DOCS_PICTURES)) {
    const context = await openWindow(studio, { ...look, language: 'en' })
    const page = await context.newPage()
    await showSubject(studio, page, state, { language: 'en' })
    await writeFile(join(PICTURES, `${name}.png`), await page.screenshot())
    await context.close()
  }
}

const OPTIONS = {
  only: { type: 'string', default: '' },
  language: { type: 'string' },
  colours: { type: 'string' },
  width: { type: 'string' },
  out: { type: 'string', default: FOLDER },
  docs: { type: 'boolean' },
  list: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const run = async (): Promise<number> => {
  const { values } = parseArgs({ options: OPTIONS })
  const names = SUBJECTS.filter((name) => name.startsWith(values.only))
  if (names.length === 0) throw new CommandMisuse(`no name begins with ${values.only}: --list tells them`)
  const looks = picked(LANGUAGES, values.language).flatMap((language) =>
    picked(COLOUR_NAMES, values.colours).flatMap((colours) =>
      picked(WIDTHS, values.width).map((width): PictureLook => ({ language, colours, width })),
    ),
  )
  if (values.help || values.list) {
    console.log(values.help ? USAGE : names.join('\n'))
    return 0
  }
  const [browser, served] = await Promise.all([openBrowser(), serve()])
  try {
    const studio = { browser, served }
    await (values.docs ? shootDocs(studio) : shootAll(studio, names, looks, values.out))
  } finally {
    await Promise.all([browser.close(), served.close()])
  }
  return 0
}

await runTool('gallery', run)
