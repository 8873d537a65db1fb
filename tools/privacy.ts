import { parseArgs } from 'node:util'
import { readOperator } from '../local/serving/settings/operator-settings.ts'
import { parseSettingsFile } from '../local/serving/settings/settings-file.ts'
import { readSettingsFile } from './command/read-settings-file.ts'
import { runTool } from './command/run-tool.ts'
import { privacyText } from './privacy/privacy-text.ts'

const USAGE = `Writes the template of a privacy text, in Markdown: what this software stores about people, why, and for how long.

  npm run -s privacy > privacy.md         for a service on one machine
  npm run -s privacy -- --aws             for a stage on AWS
  -- --settings FILE                      fills in SITE_NAME, IMPRINT_URL and CONTACT of that file; the environment goes before it
  npm run privacy -- --help               this text

[BRACKETS] mark what you have to fill in. It is no legal advice.
`

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      settings: { type: 'string' },
      aws: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const file = values.settings === undefined ? '' : readSettingsFile(values.settings)
  const read = readOperator({ ...parseSettingsFile(file).values, ...process.env })
  if (!read.ok) throw new Error(read.sentence)
  process.stdout.write(privacyText(read.operator, values.aws ? 'aws' : 'machine'))
  return 0
}

await runTool('privacy', run)
