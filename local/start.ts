import { apiHandler } from '../functions/http/api-handler.ts'
import { jsonLog } from '../functions/aws/log.ts'
import { pageHandler } from '../functions/http/page-handler.ts'
import { isoInstant } from '../shared/api/values/iso.ts'
import type { Log } from '../shared/service/runtime/logger.ts'
import { bundledFiles } from './bundle.ts'
import { demoGame } from './dev/demo.ts'
import type { Desk } from './dev/routes.ts'
import { type Answering, answerTo } from './dev/incoming.ts'
import { codeOf, reasonOf } from './fault.ts'
import { front } from './dev/dev-front.ts'
import { openGround } from './ground.ts'
import { takeIn } from './incoming.ts'
import { lockFolder } from './lock.ts'
import { fail, leave, onEnd } from './process.ts'
import { listen } from './server.ts'
import { type Settings, readSettings } from './settings.ts'
import { databaseFault, isOfSqlite } from './sqlite/database.ts'
import { startWorks } from './works.ts'

const listenAt = (port: number) =>
  listen({ port }).catch((error: unknown) => {
    if (codeOf(error) === 'EADDRINUSE')
      return fail(`port ${port} is taken; set PORT to another one, or to 0 for any that is free.`)
    if (codeOf(error) === 'EACCES') return fail(`port ${port} may not be used; set PORT to one above 1023.`)
    throw error
  })

const banner = (origin: string, demo: { readonly black: string; readonly white: string }): string => `ready ${origin}
  new game       ${origin}/
  demo game      play as black  ${demo.black}
                 play as white  ${demo.white}
  mailbox        ${origin}/dev/mail
  clock          ${origin}/dev/clock   (move it on the mailbox page)
`

const run = async (settings: Settings): Promise<void> => {
  const lock = lockFolder(settings.folder)
  const [resources, files, listening] = await Promise.all([
    openGround(settings),
    bundledFiles(),
    listenAt(settings.port),
  ])
  const log: Log = jsonLog((line) => void process.stderr.write(line))
  const timestamped: Log = (level, message, facts) =>
    log(level, message, { time: isoInstant(resources.clock.now()), ...facts })
  // The origin as browsers write it, which is without port 80.
  const { origin } = new URL(`http://127.0.0.1:${listening.port}`)
  const { service, driver } = startWorks(resources, origin, timestamped)
  onEnd(async () => {
    await listening.close()
    await driver.stop()
    resources.close()
    lock.release()
  })
  const api = apiHandler(service)
  const { clock, mailbox } = resources
  const answer = (reply: Answering): void => takeIn(resources, answerTo(reply, clock.now()), clock.now())
  const devContext: Desk = { clock, driver, mailbox, answer, port: listening.port }
  listening.answerWith(front({ api, page: pageHandler(service, files) }, devContext, resources, timestamped))
  const demo = await demoGame(api, resources.values, resources.clock)
  process.stdout.write(banner(origin, demo))
}

process.on('disconnect', leave)
const settings = readSettings(process.argv.slice(2), process.env)
if (settings.ok)
  await run(settings.settings).catch((error: unknown) =>
    fail(reasonOf(isOfSqlite(error) ? databaseFault(settings.settings.folder, error) : error)),
  )
else fail(settings.sentence)
