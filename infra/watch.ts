import type { Stack } from 'aws-cdk-lib/core'
import type { KeepResources } from './keep.ts'
import { alarmFor } from './parts/alarm.ts'
import { concernsOf } from './parts/concerns.ts'
import { dashboard } from './parts/dashboard.ts'
import type { Running } from './run.ts'
import type { Settings } from './settings.ts'

export const watch = (stack: Stack, kept: KeepResources, running: Running, { name }: Settings): void => {
  const concerns = [...running.concerns, ...concernsOf(stack, kept, running)]
  const alarms = concerns.map((concern) => alarmFor(stack, kept.topic, name, concern))
  dashboard(stack, running, alarms)
}
