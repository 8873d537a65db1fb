import type { Synth } from './synth.ts'

/** Returns a resource's name once it is deployed: its `Ref`, or an attribute. */
export type Physical = (id: string, attribute: string | undefined) => string

const PSEUDO: Readonly<Record<string, string>> = {
  'AWS::Region': 'eu-central-1',
  'AWS::AccountId': '123456789012',
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
}

const bare = (id: string): string => id.replace(/[0-9A-F]{8}$/, '')

const exported = ({ keep }: Synth, name: string): unknown =>
  Object.values(keep.Outputs ?? {}).find(({ Export }) => Export?.Name === name)?.Value

/** Resolves a template value as CloudFormation does; throws on an unknown function. */
export const resolve = (synth: Synth, value: unknown, physical: Physical): string => {
  if (typeof value === 'string') return value
  const [[name, argument] = ['nothing', undefined]] = Object.entries(value ?? {}) as [string, unknown][]
  const go = (part: unknown): string => resolve(synth, part, physical)
  switch (name) {
    case 'Ref':
      return PSEUDO[String(argument)] ?? physical(bare(String(argument)), undefined)
    case 'Fn::GetAtt': {
      const [id = '', attribute] = argument as readonly string[]
      return physical(bare(id), attribute)
    }
    case 'Fn::ImportValue':
      return go(exported(synth, go(argument)))
    case 'Fn::Join': {
      const [separator, parts] = argument as readonly [string, readonly unknown[]]
      return parts.map(go).join(separator)
    }
    default:
      throw new Error(`${name} is not resolved here`)
  }
}
