import type { Stack } from 'aws-cdk-lib/core'
import type { KeepResources } from './data/keep-resources.ts'
import { addAlarm, alarmByName } from './alarms/alarm.ts'
import { addBudget } from './alarms/budget.ts'
import { watchAlarmSpecs } from './operations/watch-alarm-specs.ts'
import { addDashboard, alarmLines } from './operations/dashboard.ts'
import type { RunResources } from './operations/run-resources.ts'
import type { StageSettings } from './settings/stage-settings.ts'

/** Fills the stack `watch`: the alarms, the dashboard and the budget. */
export const fillWatchStack = (
  stack: Stack,
  resources: KeepResources,
  running: RunResources,
  settings: StageSettings,
): void => {
  const { name } = settings
  const specs = [...running.alarmSpecs, ...watchAlarmSpecs(stack, resources, running, settings)]
  const alarms = specs.map((spec) => addAlarm(stack, resources.topic, name, spec))
  const alarmsOfRun = running.ownAlarms.map((spec) => alarmByName(stack, name, spec.name))
  addDashboard(
    stack,
    { resources, running },
    { alarms: [...alarms, ...alarmsOfRun], lineOf: alarmLines([...specs, ...running.ownAlarms]) },
  )
  if (settings.budget !== undefined) addBudget(stack, { name, dollars: settings.budget, topic: resources.topic })
}
