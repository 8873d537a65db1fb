import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { STANDING_COSTS } from '../../bench/cost/prices/standing-costs.ts'
import { STAGE_OPTIONS } from '../../infra/settings/stage-options.ts'
import { readStageSettings } from '../../infra/settings/stage-settings.ts'
import { SENDER, appWith } from './apps.ts'
import { type Template, each } from './synth.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

type OptionRow = {
  readonly form: RegExp
  readonly does: string
  readonly usual?: string
  readonly without?: string
  readonly saves?: string
}
const rows: readonly (readonly [string, OptionRow])[] = Object.entries(STAGE_OPTIONS)

const tableAfter = (heading: string): readonly string[] => {
  const [, text = ''] = read('docs/operations.md').split(`\n${heading}\n`)
  return (
    text
      .trimStart()
      .split('\n\n')
      .find((part) => part.startsWith('|'))
      ?.split('\n')
      .slice(2) ?? []
  )
}

describe('the manual has the settings of the table', () => {
  test('each with what it does, its default and what it costs', () => {
    const expected = rows.map(([name, { does, usual, without = '', saves }]) =>
      `| \`${name}\` | ${does} | ${usual === undefined ? without : `\`${usual}\``} | ${saves === undefined ? '' : `\`${saves}\``} |`.replace(
        '|  |',
        '| |',
      ),
    )
    expect(tableAfter('## Settings')).toEqual(expected)
  })

  test('and those that cost something are among the costs of a stage, with what they save', () => {
    const savings = rows.flatMap(([name, { saves }]) => (saves === undefined ? [] : [`${name}=${saves}`]))
    expect(STANDING_COSTS.flatMap(({ without = [] }) => without).toSorted()).toEqual(savings.toSorted())
  })
})

test('a setting has a default, or the table says what happens without it', () => {
  for (const [name, { form, usual, without }] of rows) {
    expect([name, usual === undefined]).toEqual([name, without !== undefined])
    if (usual !== undefined) expect(usual).toMatch(form)
  }
})

test('no default is written outside the table', () => {
  for (const file of ['stage-settings', 'stage-limits', 'front-settings'])
    expect([file, read(`infra/settings/${file}.ts`).match(/\?\? (['"]\w|\d).*/g)]).toEqual([file, null])
})

test('without any setting a stage has the defaults', () => {
  expect(readStageSettings({ mailFrom: SENDER }, 'live')).toMatchObject({
    requests: 100,
    senders: 5,
    parallel: 4,
    emailsPerDay: 50_000,
    budget: 25,
    dmarc: 'quarantine',
    canary: true,
    gradual: true,
    ownIdentity: true,
    front: undefined,
    reserved: undefined,
  })
})

test('how many functions handle the changes of a shard is a setting, from one to ten', () => {
  const parallelWith = (context: Readonly<Record<string, string>>) => {
    const run = appWith({ mailFrom: SENDER, ...context })
      .synth()
      .getStackByName('crownhead-run').template as Template
    return each(run, 'AWS::Lambda::EventSourceMapping', (mapping) => mapping['ParallelizationFactor'])['StoredStream']
  }
  expect([parallelWith({}), parallelWith({ parallel: '10' })]).toEqual([4, 10])
  for (const parallel of ['0', '11', '2.5'])
    expect(() => appWith({ mailFrom: SENDER, parallel })).toThrow(/^parallel must be/)
})
