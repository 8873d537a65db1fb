import { parseArgs } from 'node:util'
import { httpTarget } from '../functions/timers/http-target.ts'
import { smokeTest } from '../functions/timers/smoke-test.ts'
import { CommandMisuse, runTool } from './command/run-tool.ts'

const USAGE = `Plays a short game through the public door, as two players without addresses: is the service well?

  npm run smoke -- --url URL  of a running Crownhead, such as https://play.example.org or http://127.0.0.1:8080
  npm run smoke -- --help     this text

It creates a game, joins it, plays two moves by the API and one by the form of the page, resigns, and has both players
forgotten. Nobody is emailed. The record of a game of three moves stays, without a name. Exits with 1 at the step that
failed.
`

const originOf = (url: string | undefined): string => {
  if (url === undefined) throw new CommandMisuse('say where: --url URL')
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new CommandMisuse(`--url must be a URL of the web, not '${url}'`)
  const { origin, href, username, password, pathname } = new URL(url)
  const extras = [
    ...(username + password === '' ? [] : ['a user or password']),
    ...(pathname === '/' ? [] : ['a path']),
    ...(href.includes('#') ? ['a fragment'] : []),
    ...(href.includes('?') ? ['a query'] : []),
  ]
  if (extras.length > 0) throw new CommandMisuse(`--url must be an origin, without ${extras.join(', ')}: ${origin}`)
  return origin
}

const run = async (): Promise<number> => {
  const { values } = parseArgs({ options: { url: { type: 'string' }, help: { type: 'boolean', default: false } } })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const smoked = await smokeTest(httpTarget(originOf(values.url)), (step) => console.log(`ok      ${step}`))
  if (smoked.ok) {
    console.log(`all is well; game ${smoked.game} stays, without a name`)
    return 0
  }
  console.log(`FAILED  ${smoked.step}: ${smoked.why}`)
  return 1
}

await runTool('smoke', run)
