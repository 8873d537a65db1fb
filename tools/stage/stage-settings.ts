import { type StageSettings, readStageSettings } from '../../infra/settings/stage-settings.ts'
import { readStages, findStage } from '../../infra/settings/stages.ts'

export const settingsOfStage = (file: string, stage: string): StageSettings =>
  readStageSettings(findStage(readStages(file), stage), stage)
