import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { readStageSettings } from '../../infra/settings/stage-settings.ts'
import { awsCloud } from '../../tools/stage/aws-cloud.ts'
import { CHECKS } from '../../tools/stage/checks.ts'
import type { StageCloud, StackResource } from '../../tools/stage/stage-cloud.ts'
import { runChecks, areAllOk, findingLines } from '../../tools/stage/finding.ts'
import { tempFolder } from '../harness/temp.ts'
import { awsImitation } from './aws.ts'
import { started } from './started.ts'

const DOMAIN = { domain: 'play.example.org', zoneId: 'Z0123456789', emailsPerDay: '50000' }

const ANSWERED = { ...DOMAIN, replies: 'on' }

const FRONTED = { ...DOMAIN, front: 'yes' }

const RESOURCES: readonly StackResource[] = [
  ...['Games', 'People', 'Ledger', 'Programs', 'Orders'].map((id) => ({
    type: 'AWS::DynamoDB::Table',
    id,
    name: `table-${id}`,
  })),
  { type: 'AWS::SecretsManager::Secret', id: 'Seal', name: 'seal' },
  { type: 'AWS::SNS::Topic', id: 'Alarms', name: 'arn:aws:sns:eu-central-1:123456789012:alarms' },
  { type: 'AWS::Scheduler::ScheduleGroup', id: 'Timers', name: 'timers' },
  { type: 'AWS::Lambda::Url', id: 'AnswersLiveFunctionUrl', name: 'answers' },
  { type: 'AWS::SES::ReceiptRuleSet', id: 'ReceiptRules', name: 'rules' },
  { type: 'AWS::S3::Bucket', id: 'Emails', name: 'emails' },
  { type: 'AWS::Lambda::Url', id: 'PagesLiveFunctionUrl', name: 'pages' },
]

const FRONT_RESOURCES: readonly StackResource[] = [
  { type: 'AWS::SNS::Topic', id: 'Alarms', name: 'arn:aws:sns:us-east-1:123456789012:alarms' },
]

const DNS: Readonly<Record<string, readonly string[]>> = {
  'play.example.org A': ['192.0.2.1'],
  'play.example.org AAAA': ['2001:db8::1'],
  '_dmarc.play.example.org TXT': ['v=DMARC1; p=quarantine'],
  'bounce.play.example.org MX': ['feedback-smtp.eu-central-1.amazonses.com'],
  'bounce.play.example.org TXT': ['v=spf1 include:amazonses.com ~all'],
}

const SENDING = { enabled: true, production: true, perDay: 50_000, perSecond: 20, sent: 100 }
const IDENTITY = { verified: true, dkim: 'SUCCESS', mailFrom: 'SUCCESS' }
const RULE = { isOn: true, recipients: ['in.play.example.org'], buckets: ['emails'] }
const TABLE = { restorable: true, protected: true, waiting: 1000 }

const well: StageCloud = {
  stack: async () => ({ status: 'UPDATE_COMPLETE', resources: RESOURCES }),
  concurrency: async () => ({ limit: 1000, unreserved: 900 }),
  sending: async () => SENDING,
  identity: async () => IDENTITY,
  subscriptions: async () => ({ confirmed: 1, pending: 0 }),
  table: async () => TABLE,
  hasSecret: async () => true,
  front: {
    stack: async () => ({ status: 'CREATE_COMPLETE', resources: FRONT_RESOURCES }),
    hasSecret: async () => true,
    subscriptions: async () => ({ confirmed: 1, pending: 0 }),
  },
  receiptRules: async () => ({ name: 'rules', rules: [RULE] }),
  group: async () => 'ACTIVE',
  quota: async () => 1_000_000,
  dns: async (name, type) => DNS[`${name} ${type}`] ?? [],
}

const checked = async (over: Partial<StageCloud>, settings: Readonly<Record<string, string>> = DOMAIN) => {
  const found = await runChecks(CHECKS, { cloud: { ...well, ...over }, settings: readStageSettings(settings, 'live') })
  return {
    isWell: areAllOk(found),
    wrong: findingLines(found).filter((line) => line.startsWith('WRONG')),
    lines: findingLines(found),
  }
}

const without = (record: string) => async (name: string, type: string) =>
  `${name} ${type}` === record ? [] : (DNS[`${name} ${type}`] ?? [])

test('a healthy stage passes every check, with and without a domain', async () => {
  const kinds: readonly Readonly<Record<string, string>>[] = [
    DOMAIN,
    { mailFrom: 'games@example.org' },
    { ...DOMAIN, reserve: 'yes' },
    FRONTED,
    ANSWERED,
  ]
  for (const settings of kinds) {
    const { isWell, wrong, lines } = await checked({}, settings)
    expect([isWell, wrong]).toEqual([true, []])
    for (const name of Object.keys(CHECKS)) expect(lines.join('\n')).toContain(`ok      ${name}: `)
  }
})

const FAULTS: Readonly<
  Record<
    string,
    { readonly over?: Partial<StageCloud>; readonly settings?: Readonly<Record<string, string>>; readonly says: RegExp }
  >
> = {
  'a stack is missing': {
    over: { stack: async (name) => (name.endsWith('watch') ? undefined : well.stack(name)) },
    says: /WRONG {3}stacks: crownhead-live-watch is not there\n {8}deploy$/,
  },
  'a stack is stuck': {
    over: { stack: async () => ({ status: 'UPDATE_ROLLBACK_FAILED', resources: RESOURCES }) },
    says: /crownhead-live-keep is UPDATE_ROLLBACK_FAILED\n.*CloudFormation console/,
  },
  'a table is gone': { over: { table: async () => undefined }, says: /table-Games is gone\n.*Restoring/ },
  'a table has no backup': {
    over: { table: async () => ({ ...TABLE, restorable: false }) },
    says: /no backup to the second/,
  },
  'a table can be deleted': {
    over: { table: async () => ({ ...TABLE, protected: false }) },
    says: /table-Games can be deleted/,
  },
  'a table is not of the stack': {
    over: { stack: async () => ({ status: 'CREATE_COMPLETE', resources: RESOURCES.slice(1) }) },
    says: /4 tables instead of 5/,
  },
  'the keys are about to be deleted': {
    over: { hasSecret: async () => false },
    says: /every link would stop working\n.*restore-secret/,
  },
  'no secret of the front': {
    over: { hasSecret: async (name) => name !== 'crownhead-live-front' },
    settings: FRONTED,
    says: /the secret crownhead-live-front is missing: no deploy succeeds\n.*"The front"/,
  },
  'no copy of it': {
    over: { front: { ...well.front, hasSecret: async () => false } },
    settings: FRONTED,
    says: /crownhead-live-front has no copy in us-east-1/,
  },
  'no stack of the front': {
    over: { front: { ...well.front, stack: async () => undefined } },
    settings: FRONTED,
    says: /crownhead-live-front is not there\n.*bootstrap us-east-1/,
  },
  'a front that was never made': {
    over: { front: { ...well.front, stack: async () => ({ status: 'ROLLBACK_COMPLETE', resources: [] }) } },
    settings: FRONTED,
    says: /crownhead-live-front is ROLLBACK_COMPLETE/,
  },
  'nobody hears the firewall': {
    over: { front: { ...well.front, subscriptions: async () => ({ confirmed: 0, pending: 1 }) } },
    settings: FRONTED,
    says: /front: nobody hears the firewall’s alarm\n.*alarmsTo/,
  },
  'no origin': {
    over: {
      stack: async () => ({
        status: 'UPDATE_COMPLETE',
        resources: RESOURCES.filter(({ id }) => id !== 'PagesLiveFunctionUrl'),
      }),
    },
    settings: FRONTED,
    says: /1 of 2 functions have a URL: CloudFront finds no origin/,
  },
  'nobody hears the alarms': {
    over: { subscriptions: async () => ({ confirmed: 0, pending: 0 }) },
    says: /nobody hears the alarms\n.*alarmsTo/,
  },
  'a subscription waits': {
    over: { subscriptions: async () => ({ confirmed: 1, pending: 1 }) },
    says: /1 have not confirmed/,
  },
  'a new account': {
    over: { concurrency: async () => ({ limit: 10, unreserved: 10 }) },
    says: /only 10 functions may run at once\n.*Service Quotas/,
  },
  'too little concurrency to reserve': {
    over: { concurrency: async () => ({ limit: 400, unreserved: 100 }) },
    settings: { ...DOMAIN, reserve: 'yes' },
    says: /400 functions may run at once, and this stage keeps 466 while 100 must be left/,
  },
  'no group of timers': { over: { group: async () => undefined }, says: /the group of timers is gone\n.*redrive/ },
  'too few schedules': {
    over: { quota: async () => 1000 },
    says: /1000 games wait for a timer, and 1000 schedules are allowed\n.*"Number of schedules"/,
  },
  'too few timers a second': {
    over: { quota: async (_, words) => (words.startsWith('createschedule') ? 50 : 1_000_000) },
    says: /100 moves a second may come in, and 50 timers may be set\n.*"CreateSchedule request rate"/,
  },
  'more requests than the account may take': {
    over: { quota: async (service) => (service === 'apigateway' ? 500 : 1_000_000) },
    settings: { ...DOMAIN, requests: '501' },
    says: /501 requests a second are let in, and the account may take 500\n.*"Throttle rate"/,
  },
  'no active set of receipt rules': {
    over: { receiptRules: async () => undefined },
    settings: ANSWERED,
    says: /answers: SES has no active set of receipt rules: no answer comes in\n.*set-active-receipt-rule-set --rule-set-name rules/,
  },
  'another active set, without our rule': {
    over: { receiptRules: async () => ({ name: 'older', rules: [{ ...RULE, recipients: ['example.org'] }] }) },
    settings: ANSWERED,
    says: /answers: the active set of receipt rules is older, in which nothing keeps .*in\.play\.example\.org\n.*add our rule/,
  },
  'our set, whose rule was turned off': {
    over: { receiptRules: async () => ({ name: 'rules', rules: [{ ...RULE, isOn: false }] }) },
    settings: ANSWERED,
    says: /the active set of receipt rules is rules, in which nothing keeps/,
  },
  'a rule with the bucket of another stage': {
    over: { receiptRules: async () => ({ name: 'older', rules: [{ ...RULE, buckets: ['of another stage'] }] }) },
    settings: ANSWERED,
    says: /in which nothing keeps/,
  },
  'no set in the stack': {
    over: {
      stack: async () => ({
        status: 'CREATE_COMPLETE',
        resources: RESOURCES.filter(({ id }) => id !== 'ReceiptRules'),
      }),
    },
    settings: ANSWERED,
    says: /answers: .* has no set of receipt rules\n {8}deploy/,
  },
  'a tester who has not opened the link': {
    over: {
      sending: async () => ({ ...SENDING, production: false }),
      identity: async (name) => ({ ...IDENTITY, verified: !name.startsWith('ada') }),
    },
    settings: { ...DOMAIN, testers: 'joost@example.org,ada@example.org' },
    says: /testers: ada@example\.org is not verified.*\n.*create-email-identity --email-identity ada@example\.org/,
  },
  'SES is paused': {
    over: { sending: async () => ({ ...SENDING, enabled: false }) },
    says: /SES has paused the account/,
  },
  'the sandbox': {
    over: { sending: async () => ({ ...SENDING, production: false }) },
    says: /in the sandbox: nobody gets emails\n.*production access/,
  },
  'the sandbox, with testers': {
    over: { sending: async () => ({ ...SENDING, production: false }) },
    settings: { ...DOMAIN, testers: 'ada@example.org' },
    says: /only ada@example\.org get emails/,
  },
  'too many senders': {
    over: { sending: async () => ({ ...SENDING, perSecond: 14 }) },
    says: /14 emails a second are allowed, and 5 functions send about 15\n.*set senders to 4/,
  },
  'the day is nearly used': {
    over: { sending: async () => ({ ...SENDING, sent: 40_001 }) },
    says: /40001 of 50000 emails sent/,
  },
  'a quota below the alarm': {
    over: { sending: async () => ({ ...SENDING, perDay: 200 }) },
    says: /set emailsPerDay to 200/,
  },
  'no identity': {
    over: { identity: async () => undefined },
    says: /SES does not know play\.example\.org\n {8}deploy/,
  },
  'an identity that should be elsewhere': {
    over: { identity: async () => undefined },
    settings: { ...DOMAIN, identity: 'elsewhere' },
    says: /make it, or set identity to own/,
  },
  'an unverified domain': {
    over: { identity: async () => ({ ...IDENTITY, verified: false }) },
    says: /play\.example\.org is not verified\n.*DNS/,
  },
  'an unverified address': {
    over: { identity: async () => ({ ...IDENTITY, verified: false }) },
    settings: { mailFrom: 'games@example.org' },
    says: /games@example\.org is not verified\n.*open the link/,
  },
  'no DKIM': {
    over: { identity: async () => ({ ...IDENTITY, dkim: 'PENDING' }) },
    says: /DKIM is PENDING\n.*_domainkey/,
  },
  'no domain of the envelope': {
    over: { identity: async () => ({ ...IDENTITY, mailFrom: 'FAILED' }) },
    says: /the envelope is FAILED\n.*bounce\.play/,
  },
  'no address': { over: { dns: without('play.example.org A') }, says: /play\.example\.org has no A record/ },
  'no address for IPv6': { over: { dns: without('play.example.org AAAA') }, says: /no AAAA record/ },
  'no DMARC': {
    over: { dns: without('_dmarc.play.example.org TXT') },
    says: /_dmarc\.play\.example\.org has no policy\n {8}deploy/,
  },
  'no DMARC, made elsewhere': {
    over: { dns: without('_dmarc.play.example.org TXT') },
    settings: { ...DOMAIN, dmarc: 'off' },
    says: /set dmarc to quarantine/,
  },
  'no MX of the envelope': { over: { dns: without('bounce.play.example.org MX') }, says: /lacks its MX or SPF/ },
  'no SPF of the envelope': { over: { dns: without('bounce.play.example.org TXT') }, says: /lacks its MX or SPF/ },
}

test('another active rule set with our rule passes, and without answers by email no set is looked for', async () => {
  const older = { receiptRules: async () => ({ name: 'older', rules: [RULE] }) }
  const { wrong, lines } = await checked(older, ANSWERED)
  expect(wrong).toEqual([])
  expect(lines).toContain('ok      answers: the active set older keeps emails to in.play.example.org')
  expect((await checked({ receiptRules: () => Promise.reject(new Error('asked')) })).wrong).toEqual([])
})

test('a quota passes at its bound, and one that AWS does not name is no fault', async () => {
  const bounds: Readonly<Record<string, number>> = { scheduler: 1250, apigateway: 100 }
  const kinds: readonly Partial<StageCloud>[] = [
    { quota: async (service, words) => (words.startsWith('createschedule') ? 100 : bounds[service]) },
    { quota: async () => undefined },
  ]
  for (const over of kinds) expect((await checked(over)).wrong).toEqual([])
})

describe('each fault is one line that says what to do', () => {
  test.each(Object.entries(FAULTS))('%s', async (_, { over = {}, settings, says }) => {
    const { isWell, wrong } = await checked(over, settings)
    expect(isWell).toBe(false)
    expect(wrong.filter((line) => says.test(line))).not.toEqual([])
  })

  test('before the first deploy every check of a stack says so', async () => {
    const { wrong } = await checked({ stack: async () => undefined, identity: async () => undefined })
    const lines = wrong.map((line) => line.split('\n').map((part) => part.trim()))
    expect(lines.every(([, todo]) => todo === 'deploy')).toBe(true)
    expect(lines.map(([line]) => line)).toContain('WRONG   tables: the stack crownhead-live-keep is not there')
  })

  test('a check that AWS refuses hides no other', async () => {
    const refused = Object.assign(new Error('not allowed to perform ses:GetAccount'), { name: 'AccessDeniedException' })
    const { wrong, lines } = await checked({ sending: () => Promise.reject(refused) })
    expect(wrong).toHaveLength(1)
    expect(wrong[0]).toContain('emails: could not be asked (AccessDeniedException: not allowed')
    expect(lines.filter((line) => line.startsWith('ok      DNS'))).not.toEqual([])
  })
})

const withFile = async (use: (file: string) => Promise<void>) => {
  await using folder = await tempFolder('doctor')
  const file = join(folder.path, 'stages.json')
  await writeFile(
    file,
    JSON.stringify({
      live: {
        mailFrom: 'games@example.org',
        emailsPerDay: 200,
        senders: 2,
        region: 'eu-central-1',
        account: '123456789012',
      },
    }),
  )
  await use(file)
}

describe('npm run doctor on an imitation of AWS', () => {
  test('asks every service, says what it found, and exits accordingly', () =>
    withFile(async (file) => {
      await using aws = await awsImitation()
      const ask = () => started('doctor', ['--stage', 'live', '--stages', file], aws.env)
      const first = await ask()
      expect([first.code, first.error]).toEqual([0, ''])
      for (const name of Object.keys(CHECKS)) expect(first.out).toContain(`ok      ${name}: `)
      expect(first.out).toContain('1 hear the alarms')
      expect(first.out).toContain('7 games wait for a timer, and 1000000 schedules are allowed')
      expect(first.out).toContain('100 moves a second may come in, and 250 timers may be set')
      expect(first.out).toContain('100 requests a second are let in, and the account may take 10000')
      aws.subscription = 'PendingConfirmation'
      const second = await ask()
      expect(second.code).toBe(1)
      expect(second.out).toContain('WRONG   alarm topic: nobody hears the alarms')
    }))

  test('reads which set of receipt rules is active, or that none is', async () => {
    await using aws = await awsImitation()
    for (const [name, value] of Object.entries(aws.env)) vi.stubEnv(name, value)
    const { receiptRules } = awsCloud('eu-central-1')
    const rules = [RULE, { isOn: false, recipients: [], buckets: [] }]
    expect(await receiptRules()).toEqual({ name: 'rules', rules })
    aws.isReceiving = false
    expect(await receiptRules()).toBeUndefined()
    vi.unstubAllEnvs()
  })

  test('says that credentials or a stage are missing, and exits with 2', () =>
    withFile(async (file) => {
      const bare = {
        AWS_EC2_METADATA_DISABLED: 'true',
        AWS_CONFIG_FILE: '/nowhere',
        AWS_SHARED_CREDENTIALS_FILE: '/nowhere',
        AWS_ACCESS_KEY_ID: '',
      }
      const answers = [
        [await started('doctor', ['--stage', 'live', '--stages', file], bare), /^doctor: .*credentials/i],
        [await started('doctor', ['--stage', 'test', '--stages', file]), /there is no stage 'test'; there are: live/],
        [await started('doctor', []), /say which: --stage NAME/],
      ] as const
      for (const [{ code, out, error }, says] of answers) {
        expect([code, out]).toEqual([2, ''])
        expect(error).toMatch(says)
      }
    }))
})

describe('a fault that would fail every check ends the run at once', () => {
  const run = (error: Error) => runChecks({ tables: () => Promise.reject(error) }, {})

  test.each(['Region is missing', 'Region not accepted: region="x y" is not a valid hostname component.'])(
    '%s',
    async (message) => {
      await expect(run(new Error(message))).rejects.toThrow(message)
    },
  )

  test('other faults fail their own check only', async () => {
    const found = await run(new Error('the table is missing'))
    expect(areAllOk(found)).toBe(false)
  })
})
