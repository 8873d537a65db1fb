import { describe, expect, test } from 'vitest'
import { projectFiles } from '../tools/check/project-files.ts'
import type { SourceFile } from '../tools/check/read-source.ts'
import { architectureFaults } from '../tools/check/architecture-rules.ts'

const file = (path: string, source: string): SourceFile => ({ path, source })
const faults = (path: string, source: string) => architectureFaults([file(path, source)])

describe('this project', () => {
  test('keeps the architecture', () => {
    const files = projectFiles()
    expect(files.map(({ path }) => path)).toContain('tools/check/architecture-rules.ts')
    expect(files.length).toBeGreaterThan(100)
    expect(architectureFaults(files)).toEqual([])
  })
})

describe('a folder imports only what the table allows', () => {
  test.each([
    ['shared/draughts/moves/legal-moves.ts', "import { a } from './board.ts'"],
    ['shared/draughts/rule-sets/english/english.ts', "import { a } from '../sheet.ts'"],
    ['shared/game/time/clock.ts', "import { a } from '../draughts/index.ts'"],
    ['shared/email/game-emails/emails-for.ts', "import { a } from '../texts/index.ts'"],
    ['shared/api/routes/routes.ts', "import * as z from 'zod/mini'"],
    ['shared/pages/game-page.ts', "import type { View } from '../api/view.ts'"],
    ['shared/service/games/handle.ts', "import { a } from '../api/routes.ts'"],
    ['functions/http/api-handler.ts', "import middy from '@middy/core'"],
    ['functions/http/api-handler.ts', "import type { Context } from 'aws-lambda'"],
    ['functions/codec/event-formats.ts', "import type { GameEvent } from '../../shared/game/events.ts'"],
    ['functions/aws/stores/games.ts', "import { pack } from '../packed/item.ts'"],
    ['functions/aws/stores/games.ts', "import type { View } from '../../shared/api/view.ts'"],
    ['functions/aws/stores/games.ts', "import { type View } from '../../shared/api/view.ts'"],
    ['infra/app.ts', "import { App } from 'aws-cdk-lib'"],
    ['local/start.ts', "import { a } from '../functions/http/api-handler.ts'"],
    ['test/laws/art-01.test.ts', "import { a } from '../../local/start.ts'"],
  ])('%s may %s', (path, source) => {
    expect(faults(path, source)).toEqual([])
  })

  test.each([
    ['shared/draughts/moves/legal-moves.ts', "import type { a } from '../game/clock.ts'"],
    ['shared/draughts/moves/legal-moves.ts', "import 'zod'"],
    ['shared/draughts/moves/legal-moves.ts', "import { readFileSync } from 'node:fs'"],
    ['shared/game/time/clock.ts', "export { a } from '../api/view.ts'"],
    ['shared/game/time/clock.ts', "export * from '../mail/letters.ts'"],
    ['shared/game/time/clock.ts', "type A = import('../service/ports.ts').A"],
    ['shared/game/time/clock.ts', "export const a = () => import('../service/handle.ts')"],
    ['shared/game/time/clock.ts', 'export const a = (name: string) => import(name)'],
    ['shared/pages/game-page.ts', "import { a } from '../api/routes.ts'"],
    ['shared/service/games/handle.ts', "import { a } from '../../functions/aws/games.ts'"],
    ['shared/service/games/handle.ts', "import { a } from '@aws-sdk/client-dynamodb'"],
    ['functions/codec/game-words.ts', "import { a } from '../../shared/draughts/words.ts'"],
    ['functions/codec/game-item.ts', "import { a } from '../aws/games.ts'"],
    ['functions/codec/game-item.ts', "import { a } from '@aws-sdk/client-dynamodb'"],
    ['functions/aws/stores/games.ts', "import { a } from '../../shared/api/view.ts'"],
    ['functions/http/api-handler.ts', "import { a } from '@aws-sdk/client-dynamodb'"],
    ['functions/http/api-handler.ts', "import { a } from '../local/machine/clock.ts'"],
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

  test('a file that cannot be parsed is a fault, not an empty file', () => {
    expect(faults('web/a.ts', 'import {')).not.toEqual([])
  })
})
