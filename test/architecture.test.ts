import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFiles } from '../tools/check/project-files.ts'
import { type SourceFile, readSource } from '../tools/check/read-source.ts'
import { architectureFaults, nearlyFull } from '../tools/check/architecture-rules.ts'
import { drawHouse } from '../tools/check/draw-house.ts'
import { houseOf } from '../tools/check/house.ts'
import { isHouse } from '../tools/check/import-table.ts'
import { roomFaults } from '../tools/check/room-rules.ts'

const file = (path: string, source: string): SourceFile => ({ path, source })
const faults = (path: string, source: string) => architectureFaults([file(path, source)])

describe('this project', () => {
  const files = projectFiles()

  test('keeps the architecture', () => {
    expect(files.map(({ path }) => path)).toContain('tools/check/architecture-rules.ts')
    expect(files.length).toBeGreaterThan(100)
    expect(architectureFaults(files)).toEqual([])
  })

  test('keeps its rooms', () => {
    expect(roomFaults(files.map(readSource))).toEqual([])
  })

  test('has the picture of its rooms that the sources make', () => {
    const picture = readFileSync(join(import.meta.dirname, '../docs/rooms.svg'), 'utf8')
    expect(picture, 'run `npm run rooms`').toBe(
      drawHouse(houseOf(files.filter(({ path }) => isHouse(path)).map(readSource))),
    )
  })
})

/**
 * Returns a room: a folder with four files, the fewest that are allowed. The first has this source; the others are
 * empty.
 */
const room = (folder: string, source: string): readonly SourceFile[] =>
  ['a', 'b', 'c', 'd'].map((name) => file(`${folder}/${name}.ts`, name === 'a' ? source : 'export {}'))

const faultsOfRooms = (...rooms: readonly (readonly SourceFile[])[]) => roomFaults(rooms.flat().map(readSource))

describe('rooms', () => {
  test('do not import each other in a circle, even through types', () => {
    const play = [...room('local/play', "import { e } from '../rules/e.ts'"), file('local/play/f.ts', '')]
    const rules = [file('local/rules/e.ts', ''), file('local/rules/g.ts', ''), file('local/rules/h.ts', '')]
    const back = file('local/rules/i.ts', "import type { f } from '../play/f.ts'")
    expect(faultsOfRooms(play, [...rules, file('local/rules/i.ts', '')])).toEqual([])
    expect(faultsOfRooms(play, [...rules, back])).toEqual([
      'folders import in a circle: local/play -> local/rules -> local/play',
    ])
  })

  test('have 4 to 12 files; a folder with rooms in it may have fewer', () => {
    const files = (count: number) => Array.from({ length: count }, (_, n) => file(`web/room/${n}.ts`, ''))
    expect(faultsOfRooms([...files(4), file('web/page.ts', '')])).toEqual([])
    expect(faultsOfRooms(files(12))).toEqual([])
    expect(faultsOfRooms(files(3))).toEqual(['web/room has 3 files, not 4 to 12'])
    expect(faultsOfRooms(files(13))).toEqual(['web/room has 13 files, not 4 to 12'])
  })

  test('have no file name twice in a hall, and no exported name twice in the house', () => {
    const one = room('shared/game/one', 'export const clock = 1')
    const names = ['e', 'f', 'g'].map((name) => file(`shared/game/two/${name}.ts`, ''))
    expect(faultsOfRooms(one, [...names, file('shared/game/two/a.ts', '')])).toEqual([
      'the file name a.ts stands twice: shared/game/one/a.ts, shared/game/two/a.ts',
    ])
    expect(faultsOfRooms(one, [...names, file('shared/game/two/h.ts', 'export type clock = 2')])).toEqual([
      'the exported name clock stands twice: shared/game/one/a.ts, shared/game/two/h.ts',
    ])
    const handedOn = file('shared/game/two/h.ts', "export { clock } from '../one/a.ts'")
    expect(faultsOfRooms(one, [...names, handedOn])).toEqual([])
  })

  test('stand on ten floors at most', () => {
    const floor = (n: number) =>
      room(`shared/f${n}`, n === 0 ? '' : `import { a } from '../f${n - 1}/a.ts'`).map(({ path, source }) =>
        file(path.replace(/\/(\w)\.ts$/, `/$1${path.endsWith('/a.ts') ? '' : n}.ts`), source),
      )
    const house = (floors: number) => Array.from({ length: floors }, (_, n) => floor(n))
    expect(faultsOfRooms(...house(10))).toEqual([])
    expect(faultsOfRooms(...house(11))).toEqual(['the house has 11 floors, more than 10'])
  })
})

describe('a folder imports only what the table allows', () => {
  test.each([
    ['shared/draughts/moves/legal-moves.ts', "import { a } from '../board/board.ts'"],
    ['shared/draughts/rule-sets/english/english.ts', "import { a } from '../../rules/rule-set.ts'"],
    ['shared/game/time/clock.ts', "import { a } from '../../draughts/index.ts'"],
    ['shared/email/game-emails/emails-for.ts', "import { a } from '../../texts/index.ts'"],
    ['shared/api/routes/routes.ts', "import * as z from 'zod/mini'"],
    ['shared/pages/game-page.ts', "import type { View } from '../api/views/game-view.ts'"],
    ['shared/service/games/handle.ts', "import { a } from '../../api/routes/routes.ts'"],
    ['functions/http/api-handler.ts', "import middy from '@middy/core'"],
    ['functions/http/api-handler.ts', "import type { Context } from 'aws-lambda'"],
    ['functions/codec/event-formats.ts', "import type { GameEvent } from '../../shared/game/model/events.ts'"],
    ['functions/aws/stores/games.ts', "import { pack } from '../../codec/game-item.ts'"],
    ['functions/aws/stores/games.ts', "import type { View } from '../../../shared/api/views/game-view.ts'"],
    ['functions/aws/stores/games.ts', "import { type View } from '../../../shared/api/views/game-view.ts'"],
    ['infra/app.ts', "import { App } from 'aws-cdk-lib'"],
    ['local/start.ts', "import { a } from '../functions/http/api-handler.ts'"],
    ['test/laws/art-01.test.ts', "import { a } from '../../local/start.ts'"],
  ])('%s may %s', (path, source) => {
    expect(faults(path, source)).toEqual([])
  })

  test.each([
    ['shared/draughts/moves/legal-moves.ts', "import type { a } from '../../game/time/clock.ts'"],
    ['shared/draughts/moves/legal-moves.ts', "import 'zod'"],
    ['shared/draughts/moves/legal-moves.ts', "import { readFileSync } from 'node:fs'"],
    ['shared/game/time/clock.ts', "export { a } from '../../api/views/game-view.ts'"],
    ['shared/game/time/clock.ts', "export * from '../../email/game-emails/emails-for.ts'"],
    ['shared/game/time/clock.ts', "type A = import('../../service/ports/games.ts').A"],
    ['shared/game/time/clock.ts', "export const a = () => import('../../service/games/handle.ts')"],
    ['shared/game/time/clock.ts', 'export const a = (name: string) => import(name)'],
    ['shared/pages/game-page.ts', "import { a } from '../api/routes/routes.ts'"],
    ['shared/service/games/handle.ts', "import { a } from '../../../functions/aws/stores/games.ts'"],
    ['shared/service/games/handle.ts', "import { a } from '@aws-sdk/client-dynamodb'"],
    ['functions/codec/game-words.ts', "import { a } from '../../shared/draughts/rules/words.ts'"],
    ['functions/codec/game-item.ts', "import { a } from '../aws/stores/games.ts'"],
    ['functions/codec/game-item.ts', "import { a } from '@aws-sdk/client-dynamodb'"],
    ['functions/aws/stores/games.ts', "import { a } from '../../../shared/api/views/game-view.ts'"],
    ['functions/http/api-handler.ts', "import { a } from '@aws-sdk/client-dynamodb'"],
    ['functions/http/api-handler.ts', "import { a } from '../../local/machine/clock.ts'"],
    ['web/seat.ts', "import { a } from '../shared/service/games/handle.ts'"],
    ['infra/app.ts', "import { a } from '../functions/http/api-handler.ts'"],
    ['local/start.ts', "import { a } from '../test/harness/temp.ts'"],
    ['elsewhere/a.ts', 'export const a = 1'],
  ])('%s may not %s', (path, source) => {
    expect(faults(path, source)).toHaveLength(1)
  })

  test('there are no import circles, even through types', () => {
    const a = file('shared/game/a.ts', "import { b } from './b.ts'")
    const b = file('shared/game/b.ts', "import type { c } from './c.ts'")
    const c = file('shared/game/c.ts', "export * from './a.ts'")
    expect(architectureFaults([a, b])).toEqual([])
    expect(architectureFaults([a, b, c])).toEqual([
      'an import circle: shared/game/a.ts -> shared/game/b.ts -> shared/game/c.ts -> shared/game/a.ts',
    ])
  })
})

describe('shared/ is pure', () => {
  test.each([
    ['Date.now()'],
    ['new Date()'],
    ['Date()'],
    ['Math.random()'],
    ['crypto.randomUUID()'],
    ['performance.now()'],
    ["fetch('/')"],
    ["console.log('a')"],
    ['process.env'],
    ['globalThis.Date'],
    ['setTimeout(() => {}, 1)'],
    ['((f = fetch) => f)()'],
    ['{ console }'],
  ])('it may not use %s', (words) => {
    const source = `export const a = () => (${words})`
    expect(faults('shared/service/a.ts', source)).toHaveLength(1)
    expect(faults('local/a.ts', source)).toEqual([])
  })

  test.each([
    ['new Date(now)', 'a clock that is passed in'],
    ['ports.fetch(1)', 'a port of that name'],
    ['{ process: 1 }', 'a field of that name'],
    ['((fetch: (a: string) => void) => fetch("/"))', 'a parameter of that name'],
    ['(({ crypto }: { crypto: number }) => crypto)', 'a part of a parameter'],
    ["'Date.now()'", 'a text'],
  ])('it may use %s: %s', (words) => {
    expect(faults('shared/service/a.ts', `export const a = () => (${words})`)).toEqual([])
  })
})

describe('house rules', () => {
  test('the rules and the game answer instead of throwing', () => {
    const source = 'export const a = () => { throw new Error() }'
    expect(faults('shared/game/a.ts', source)).toHaveLength(1)
    expect(faults('shared/draughts/a.ts', source)).toHaveLength(1)
    expect(faults('functions/a.ts', source)).toEqual([])
  })

  test('the type any is not used; the word in a text does not count', () => {
    expect(faults('web/a.ts', 'export const a = (b: readonly any[]) => b')).toHaveLength(1)
    expect(faults('web/a.ts', "export const a: string = 'any'")).toEqual([])
  })

  test.each(['local/utils.ts', 'shared/game/move-helpers.ts', 'infra/common/a.ts', 'web/manager.ts'])(
    'no file is called %s',
    (path) => {
      expect(faults(path, '')).toHaveLength(1)
    },
  )

  test('no source file is over 200 lines, and half are under 80', () => {
    const lines = (count: number) => 'export {}\n'.repeat(count)
    const short = [file('web/a.ts', lines(79)), file('web/b.ts', lines(10))]
    expect(architectureFaults([...short, file('web/c.ts', lines(200))])).toEqual([])
    expect(architectureFaults([...short, file('web/c.ts', lines(201))])).toHaveLength(1)
    expect(architectureFaults([file('web/a.ts', lines(80))])).toHaveLength(1)
    expect(architectureFaults([file('test/a.ts', lines(300))])).toEqual([])
  })

  test('a file is nearly full from 190 lines on', () => {
    const lines = (count: number) => 'export {}\n'.repeat(count)
    const files = [file('web/a.ts', lines(189)), file('web/b.ts', lines(190)), file('test/c.ts', lines(190))]
    expect(nearlyFull(files)).toEqual(['web/b.ts (190)'])
  })

  test.each([
    ['packages/cli/src/a.ts', 'export const a = import.meta.dirname'],
    ['packages/cli/src/a.ts', "import { styleText } from 'node:util'"],
    ['packages/client/src/a.ts', 'export const a = (response: Response) => response.bytes()'],
    ['web/a.ts', 'export const a = URL.parse(location.href)'],
  ])('what %s runs on has no newer API: %s', (path, source) => {
    expect(faults(path, source)).toEqual([expect.stringContaining('is too new for who runs it')])
    expect(faults('test/a.ts', source)).toEqual([])
    expect(faults(path, 'export const a = URL.canParse')).toHaveLength(path.startsWith('web/') ? 1 : 0)
  })

  test('a file that cannot be parsed is a fault, not an empty file', () => {
    expect(faults('web/a.ts', 'import {')).not.toEqual([])
  })
})
