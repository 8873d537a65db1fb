import { expect, test } from 'vitest'
import { startService } from '../e2e/running.ts'
import { tempFolder } from '../harness/temp.ts'
import { SENDER, templatesWith } from './apps.ts'
import { bundleOf } from './cloud.ts'
import { startFunction } from './function.ts'
import { permissions } from './statements.ts'
import { propertiesOf, resources, synth } from './synth.ts'

test('the bundle of the canary plays its game on the real service, and fails once that is gone', async () => {
  const synthesized = await synth()
  const lambda = resources(synthesized.run, 'AWS::Lambda::Function').get('Canary')
  if (!lambda) throw new Error('no canary')
  await using folder = await tempFolder('canary')
  await using running = await startService({ folder: folder.path })
  const bundle = bundleOf(synthesized, lambda)
  const canary = await startFunction(bundle, { ORIGIN: running.base })
  await canary.invoke({})
  expect(JSON.parse(canary.said())).toMatchObject({ level: 'info', message: 'the canary sang' })
  await running.stop()
  await expect(canary.invoke({})).rejects.toThrow('the canary failed: ask for health')
  canary.stop()
})

test('the canary runs every ten minutes, has no rights, and knows only the public address', async () => {
  const { run } = await synth()
  expect(propertiesOf(resources(run, 'AWS::Events::Rule').get('CanaryRule'))).toMatchObject({
    ScheduleExpression: 'rate(10 minutes)',
    State: 'ENABLED',
    Targets: [{ RetryPolicy: { MaximumRetryAttempts: 0 } }],
  })
  expect(permissions(run, 'CanaryRole')).toEqual(['logs:CreateLogStream CanaryLog', 'logs:PutLogEvents CanaryLog'])
  const { Variables } = propertiesOf(resources(run, 'AWS::Lambda::Function').get('Canary'))['Environment'] as {
    readonly Variables: object
  }
  expect(Object.keys(Variables)).toEqual(['ORIGIN'])
})

test('a stage may leave the canary out', () => {
  const alarmsOf = (canary: string) =>
    Object.values(templatesWith({ mailFrom: SENDER, canary }).run.Resources).filter(
      ({ Type, Properties }) =>
        Type === 'AWS::CloudWatch::Alarm' && String(Properties?.['AlarmName']).endsWith('failed-canary'),
    )
  expect(alarmsOf('on')).toHaveLength(1)
  expect(alarmsOf('off')).toEqual([])
})
