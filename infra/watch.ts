import type { Stack } from 'aws-cdk-lib/core'
import type { KeepResources } from './parts/keep-resources.ts'
import { alarmFor, alarmNamed } from './parts/alarm.ts'
import { budget } from './parts/budget.ts'
import { concernsOf } from './parts/concerns.ts'
import { dashboard, lineIn } from './parts/dashboard.ts'
import type { Running } from './parts/run-resources.ts'
import type { Settings } from './settings.ts'

/** Fills the stack `watch`: the alarms, the dashboard and the budget. */
export const watch = (stack: Stack, resources: KeepResources, running: Running, settings: Settings): void => {
  const { name } = settings
  const specs = [...running.alarmSpecs, ...concernsOf(stack, resources, running, settings)]
  const alarms = specs.map((spec) => alarmFor(stack, resources.topic, name, spec))
  const alarmsOfRun = running.ownAlarms.map((spec) => alarmNamed(stack, name, spec.name))
  dashboard(
    stack,
    { resources, running },
    { alarms: [...alarms, ...alarmsOfRun], lineOf: lineIn([...specs, ...running.ownAlarms]) },
  )
  if (settings.budget !== undefined) budget(stack, { name, dollars: settings.budget, topic: resources.topic })
}
