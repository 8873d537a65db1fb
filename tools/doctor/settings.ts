import { type Settings, settingsFrom } from '../../infra/settings.ts'
import { readStages, stageOf } from '../../infra/stages.ts'

export const settingsOfStage = (file: string, stage: string): Settings =>
  settingsFrom(stageOf(readStages(file), stage), stage)
