import type { Stack } from 'aws-cdk-lib/core'
import type { KeepResources } from './keep.ts'
import { alarmFor, alarmNamed } from './parts/alarm.ts'
import { concernsOf } from './parts/concerns.ts'
import { dashboard } from './parts/dashboard.ts'
import type { Running } from './run.ts'
import type { Settings } from './settings.ts'

export const watch = (stack: Stack, kept: KeepResources, running: Running, settings: Settings): void => {
  const { name } = settings
  const concerns = [...running.concerns, ...concernsOf(stack, kept, running)]
  const alarms = concerns.map((concern) => alarmFor(stack, kept.topic, name, concern))
  const elsewhere = running.alarms.map((one) => alarmNamed(stack, name, one))
  dashboard(stack, running, [...alarms, ...elsewhere])
}
