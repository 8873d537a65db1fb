import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deployStage } from '../../tools/stage/deploy-stage.ts'
import type { StageCloud } from '../../tools/stage/stage-cloud.ts'
import { tempFolder } from '../harness/temp.ts'
import { awsImitation } from './aws.ts'
import { started } from './started.ts'

type Stages = Readonly<Record<string, Readonly<Record<string, string>>>>

const no = (): Promise<never> => Promise.reject(new Error('not asked before a deploy'))

/** An account that is ready for its first deploy. */
const ready: StageCloud = {
  stack: async (name) => (name === 'CDKToolkit' ? { status: 'CREATE_COMPLETE', resources: [] } : undefined),
  concurrency: async () => ({ limit: 1000, unreserved: 1000 }),
  identity: async () => undefined,
  sending: no,
  receiptRules: no,
  subscriptions: no,
  table: no,
  hasSecret: no,
  group: no,
  quota: no,
  front: { hasSecret: no, stack: async () => undefined, subscriptions: no },
  dns: no,
}

const withStages = async <T>(stages: Stages, use: (file: string) => Promise<T>): Promise<T> => {
  await using folder = await tempFolder('deploy')
  const file = join(folder.path, 'stages.json')
  await writeFile(file, JSON.stringify(stages))
  return await use(file)
}

const LIVE = {
  domain: 'play.example.org',
  zoneId: 'Z0123456789',
  reserve: 'yes',
  imprint: 'https://play.example.org/imprint',
  privacy: 'https://play.example.org/privacy',
  contact: 'board@example.org',
}

const deployed = (
  stages: Stages,
  {
    over = {},
    cloud = {},
    code = 0,
  }: { over?: Record<string, string>; cloud?: Partial<StageCloud>; code?: number } = {},
) =>
  withStages(stages, async (file) => {
    const calls: (readonly string[])[] = []
    const output: string[] = []
    const hands = {
      cloudAt: () => ({ ...ready, ...cloud }),
      cdk: async (args: readonly string[]) => (calls.push(args.map((arg) => arg.replace(file, 'FILE'))), code),
      say: (line: string) => void output.push(line),
    }
    const request = { stage: 'live', file, overrides: over, isUnattended: false }
    return { code: await deployStage(request, hands), calls, output: output.join('\n').replaceAll(file, 'FILE') }
  })

test('a stage is passed to the CDK by its name, with what -c gives', async () => {
  expect(
    await deployed({ live: LIVE, trial: { mailFrom: 'trial@example.org' } }, { over: { release: 'at-once' } }),
  ).toEqual({
    code: 0,
    calls: [['deploy', '--all', '-c', 'stage=live', '-c', 'stages=FILE', '-c', 'release=at-once']],
    output: [
      'was this version rehearsed? npm run rehearse (docs/operations.md, "A rehearsal before every release")',
      'deployed. Is all well? npm run doctor -- --stage live',
    ].join('\n'),
  })
})

test('a stage that does not say whose it is, is deployed with a word about the law', async () => {
  const { code, output } = await deployed({ live: { ...LIVE, privacy: '' } })
  expect([code, output]).toEqual([0, expect.stringMatching(/^not set: privacy\. /)])
})

test('without a stage all settings come by -c, and --yes asks nothing', async () => {
  const calls: (readonly string[])[] = []
  const hands = { cloudAt: () => ready, cdk: async (args: readonly string[]) => (calls.push(args), 0), say: () => {} }
  const request = {
    stage: undefined,
    file: '/nowhere',
    overrides: { mailFrom: 'games@example.org' },
    isUnattended: true,
  }
  expect(await deployStage(request, hands)).toBe(0)
  expect(calls).toEqual([['deploy', '--all', '-c', 'mailFrom=games@example.org', '--require-approval', 'never']])
})

test('the hint about bootstrap has what the CDK must be given to read the stage', async () => {
  const hintWith = async (stage: string | undefined, over: Readonly<Record<string, string>>) => {
    const output: string[] = []
    const cloudAt = () => ({ ...ready, stack: async () => undefined })
    const hands = { cloudAt, cdk: async () => 0, say: (line: string) => void output.push(line) }
    await withStages({ live: LIVE }, (file) =>
      deployStage({ stage, file, overrides: over, isUnattended: false }, hands),
    )
    return output.join('\n')
  }

  expect(await hintWith(undefined, { mailFrom: 'games@example.org' })).toContain(
    'once: npx cdk bootstrap -c mailFrom=games@example.org',
  )
  expect(await hintWith('live', { throttles: 'create=1,links=2' })).toMatch(
    /once: npx cdk bootstrap -c stage=live -c stages=\S+ -c throttles=create=1,links=2$/m,
  )
})

test('a deploy that failed says what became of it', async () => {
  const { code, output } = await deployed({ live: LIVE }, { code: 1 })
  expect([code, output]).toEqual([1, expect.stringContaining('is taken back')])
})

const at = (status: string) => async (name: string) => ({
  status: name === 'CDKToolkit' ? 'CREATE_COMPLETE' : status,
  resources: [],
})

describe('nothing is deployed that would fail after some minutes', () => {
  test.each([
    [
      'the account is not ready',
      { stack: async () => undefined },
      LIVE,
      /not ready for the CDK\n *once: npx cdk bootstrap -c stage=live -c stages=FILE$/m,
    ],
    [
      'another deploy is under way',
      { stack: at('UPDATE_IN_PROGRESS') },
      LIVE,
      /crownhead-live-keep is UPDATE_IN_PROGRESS\n.*wait/,
    ],
    ['the first deploy failed', { stack: at('ROLLBACK_COMPLETE') }, LIVE, /was never made\n.*delete the stack/],
    ['a rollback failed', { stack: at('UPDATE_ROLLBACK_FAILED') }, LIVE, /continue its rollback/],
    [
      'too little concurrency',
      { concurrency: async () => ({ limit: 10, unreserved: 10 }) },
      LIVE,
      /10 functions may run at once/,
    ],
    [
      'the sender is there',
      { identity: async () => ({ verified: true, dkim: 'SUCCESS', mailFrom: 'SUCCESS' }) },
      LIVE,
      /SES has the sender play\.example\.org already/,
    ],
    [
      'a front, and us-east-1 is not ready',
      {
        hasSecret: async () => true,
        front: { hasSecret: async () => true, stack: async () => undefined, subscriptions: no },
      },
      { ...LIVE, front: 'yes' },
      /us-east-1 is not ready.*\n *once: npx cdk bootstrap aws:\/\/<account>\/us-east-1 -c stage=live -c stages=FILE$/m,
    ],
    [
      'a front without its secret',
      {
        hasSecret: async () => false,
        front: { hasSecret: async () => true, stack: at('CREATE_COMPLETE'), subscriptions: no },
      },
      { ...LIVE, front: 'yes' },
      /the secret .* is missing/,
    ],
    [
      'a front whose first deploy failed',
      {
        hasSecret: async () => true,
        front: { hasSecret: async () => true, stack: at('ROLLBACK_COMPLETE'), subscriptions: no },
      },
      { ...LIVE, front: 'yes' },
      /crownhead-live-front was never made\n.*delete the stack/,
    ],
    [
      'a front that is no more wanted, and is still there',
      { front: { hasSecret: no, stack: at('UPDATE_COMPLETE'), subscriptions: no } },
      LIVE,
      /crownhead-live-front is still there.*\n.*delete-stack --region us-east-1 --stack-name crownhead-live-front/,
    ],
    [
      'the sender is not elsewhere',
      {},
      { ...LIVE, identity: 'elsewhere' },
      /SES does not know the sender play\.example\.org/,
    ],
  ])('%s', async (_, cloud, live, says) => {
    const { code, calls, output } = await deployed({ live }, { cloud })
    expect([code, calls]).toEqual([1, []])
    expect(output).toMatch(says)
    expect(output).toMatch(/nothing was deployed$/)
  })
})

const SMALL = { mailFrom: 'games@example.org' }
const environmentOf = (region: string) => ({ account: '123456789012', region })

describe('stages that would conflict in one account', () => {
  test.each([
    [
      'one name',
      { ...SMALL, name: 'club' },
      { mailFrom: 'trial@example.org', name: 'club' },
      'live and trial share the name club',
    ],
    ['one sender', SMALL, SMALL, 'share the sender games@example.org: one of them needs "identity": "elsewhere"'],
    [
      'one domain, in two regions',
      { ...LIVE, ...environmentOf('eu-central-1') },
      { ...LIVE, ...environmentOf('eu-west-1') },
      'share the domain play.example.org',
    ],
  ])('%s: are refused with a sentence', async (_, live, trial, sentence) => {
    await expect(deployed({ live, trial })).rejects.toThrow(sentence)
  })

  test.each([
    ['the sender of one is made elsewhere', SMALL, { ...SMALL, identity: 'elsewhere' }],
    [
      'they are in two regions',
      { ...SMALL, ...environmentOf('eu-central-1') },
      { ...SMALL, ...environmentOf('eu-west-1') },
    ],
    ['the other is wrong anyway', SMALL, { mailFrom: 'nobody' }],
  ])('%s: are deployed', async (_, live, trial) => {
    expect((await deployed({ live, trial })).code).toBe(0)
  })
})

describe('npm run deploy', () => {
  test('asks AWS first, and deploys nothing if a check fails', () =>
    withStages(
      { live: { ...SMALL, identity: 'elsewhere', region: 'eu-central-1', account: '123456789012' } },
      async (file) => {
        await using aws = await awsImitation()
        aws.status = 'UPDATE_IN_PROGRESS'
        const { code, out } = await started('deploy', ['--stage', 'live', '--stages', file], aws.env)
        expect(code).toBe(1)
        expect(out).toContain('WRONG   stacks: crownhead-live-run is UPDATE_IN_PROGRESS')
        expect(out).toContain('nothing was deployed')
      },
    ))

  test.each([
    [[], 'say what: --stage NAME'],
    [['-c', 'mailFrom'], "-c takes NAME=VALUE, not 'mailFrom'"],
    [['-c', 'mailform=a@b.example'], "there is no setting 'mailform'"],
    [['--stage', 'live', '--stages', '/nowhere/stages.json'], 'there is no /nowhere/stages.json'],
  ])('answers %j with a sentence', async (args, sentence) => {
    const { code, out, error } = await started('deploy', args)
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain(`deploy: ${sentence}`)
  })
})
