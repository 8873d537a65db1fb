import { describe, expect, test } from 'vitest'
import { type Context, FRONTED, SENDER, appWith } from './apps.ts'
import { before, circleIn } from './cycles.ts'
import type { Template } from './synth.ts'

const SETTINGS: readonly Context[] = [
  { mailFrom: SENDER },
  { mailFrom: SENDER, release: 'at-once', canary: 'off' },
  FRONTED,
  { ...FRONTED, replies: 'on' },
  { ...FRONTED, reserve: 'yes', release: 'at-once', waf: 'no', budget: 'off' },
]

/** The number of functions that every stage has. */
const FUNCTIONS = 9

/** Returns the aliases that move step by step. The update of each takes ten minutes. */
const shifting = ({ Resources }: Template) =>
  Object.entries(Resources).flatMap(([id, resource]) => ('UpdatePolicy' in resource ? [id] : []))

test.each(SETTINGS)(
  'CloudFormation finds an order for the resources with %j, and shifts all functions at the same time',
  (settings) => {
    for (const { stackName, template } of appWith(settings).synth().stacks) {
      const { Resources } = template as Template
      expect([stackName, circleIn({ Resources })]).toEqual([stackName, []])
      const aliases = shifting({ Resources })
      expect(aliases).toHaveLength(stackName.endsWith('-run') ? FUNCTIONS + Number(settings['replies'] === 'on') : 0)
      const waits = aliases.flatMap((id) => [...before({ Resources }, id)].filter((other) => aliases.includes(other)))
      expect([stackName, waits]).toEqual([stackName, []])
    }
  },
)

const thing = (rest: object) => ({ Type: 'AWS::Any::Thing', ...rest })

describe('a circle is found', () => {
  test.each([
    ['of Ref', { A: thing({ Properties: { of: { Ref: 'B' } } }), B: thing({ Properties: { of: [{ Ref: 'A' }] } }) }],
    ['of GetAtt', { A: thing({ Properties: { of: { 'Fn::GetAtt': ['B', 'Arn'] } } }), B: thing({ DependsOn: 'A' }) }],
    ['of Sub', { A: thing({ Properties: { of: { 'Fn::Sub': 'x${B.Arn}' } } }), B: thing({ DependsOn: ['A'] }) }],
    ['of UpdatePolicy', { A: thing({ UpdatePolicy: { by: { Ref: 'B' } } }), B: thing({ DependsOn: ['A'] }) }],
  ])('%s', (_, Resources) => {
    expect(circleIn({ Resources })).toEqual(['A', 'B', 'A'])
  })

  test('but a Sub’s own variable makes none', () => {
    const own = { 'Fn::Sub': ['${B} ${!B} ${AWS::Region}', { B: 'word' }] }
    expect(circleIn({ Resources: { A: thing({ Properties: own }), B: thing({ DependsOn: 'A' }) } })).toEqual([])
  })
})
