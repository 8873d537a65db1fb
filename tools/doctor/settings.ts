import { type StageSettings, readStageSettings } from '../../infra/settings.ts'
import { readStages, findStage } from '../../infra/stages.ts'

export const settingsOfStage = (file: string, stage: string): StageSettings =>
  readStageSettings(findStage(readStages(file), stage), stage)
