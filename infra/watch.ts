import type { Stack } from 'aws-cdk-lib/core'
import type { KeepResources } from './parts/keep-resources.ts'
import { alarmFor, alarmNamed } from './parts/alarm.ts'
import { budget } from './parts/budget.ts'
import { concernsOf } from './parts/concerns.ts'
import { dashboard, lineIn } from './parts/dashboard.ts'
import type { Running } from './parts/run-resources.ts'
import type { Settings } from './settings.ts'

export const watch = (stack: Stack, kept: KeepResources, running: Running, settings: Settings): void => {
  const { name } = settings
  const concerns = [...running.concerns, ...concernsOf(stack, kept, running, settings)]
  const alarms = concerns.map((concern) => alarmFor(stack, kept.topic, name, concern))
  const elsewhere = running.alarmed.map((concern) => alarmNamed(stack, name, concern.name))
  dashboard(
    stack,
    { kept, running },
    { alarms: [...alarms, ...elsewhere], lineOf: lineIn([...concerns, ...running.alarmed]) },
  )
  if (settings.budget !== undefined) budget(stack, { name, dollars: settings.budget, topic: kept.topic })
}
