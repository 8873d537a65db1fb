import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runTool, printLine } from './command/run-tool.ts'
import { imitationEndpoint, imitationFault } from './rehearse/playing/imitation-endpoint.ts'
import { runRehearsal } from './rehearse/chapters/run-rehearsal.ts'

const USAGE = `Plays a whole release in an imitation of AWS: every function, every operator's tool, every right.

  npm run rehearse -- --endpoint URL   where the imitation is, such as http://127.0.0.1:5000
  -- --elsewhere                       the imitation is on another machine
  npm run rehearse -- --help           this text

docs/operations.md says how to start one. Never at AWS itself: it is refused, and the credentials are nobody's. Exits with 0
if all went well and every right was used; with 1 if a step failed, or calls and rights differ; with 2, and nothing
tested, where no imitation is.
`

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      endpoint: { type: 'string' },
      elsewhere: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const endpoint = imitationEndpoint(values.endpoint, values.elsewhere)
  const missing = await imitationFault(endpoint)
  if (missing !== undefined) throw new Error(`${missing}. Nothing was tested; docs/operations.md says how to start one`)
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-rehearsal-'))
  try {
    return (await runRehearsal(endpoint, folder, printLine)) ? 0 : 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await runTool('rehearse', run)
