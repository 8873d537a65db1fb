import { crownheadApp } from './crownhead-app.ts'
import { SettingError } from './settings/stage-settings.ts'

try {
  crownheadApp().synth()
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  console.error(`crownhead: ${error.message}`)
  process.exitCode = 1
}
