import { crownhead } from './crownhead.ts'
import { SettingFault } from './settings.ts'

try {
  crownhead().synth()
} catch (error) {
  if (!(error instanceof SettingFault)) throw error
  console.error(`crownhead: ${error.message}`)
  process.exitCode = 1
}
