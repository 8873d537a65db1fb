import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawHouse } from './check/draw-house.ts'
import { houseOf } from './check/house.ts'
import { isHouse } from './check/import-table.ts'
import { projectFiles } from './check/project-files.ts'
import { readSource } from './check/read-source.ts'

/** `npm run rooms` draws the folders and their imports: docs/rooms.svg. */
const files = projectFiles()
  .filter(({ path }) => isHouse(path))
  .map(readSource)
writeFileSync(join(import.meta.dirname, '../docs/rooms.svg'), drawHouse(houseOf(files)))
