import { apiHandler } from '../functions/http/api-handler.ts'
import { jsonLog } from '../functions/runtime/json-log.ts'
import { pageHandler } from '../functions/http/page-handler.ts'
import { isoInstant } from '../shared/api/values/iso.ts'
import type { Logger } from '../shared/service/runtime/logger.ts'
import { bundledFiles } from './machine/bundled-files.ts'
import { type DemoLinks, demoGame } from './dev/demo-game.ts'
import { type DemoTournamentLinks, demoTournament } from './dev/demo-tournament.ts'
import type { DevContext } from './dev/dev-pages.ts'
import { type TypedReply, composeReply } from './dev/compose-reply.ts'
import { errorCode, errorReason } from './machine/start-fault.ts'
import { devRouter } from './dev/dev-router.ts'
import { localSender } from './dev/local-sender.ts'
import { withoutLimits } from './dev/without-limits.ts'
import { openResources } from './resources/resources.ts'
import { receiveEmail } from './resources/receive-email.ts'
import { lockFolder } from './machine/folder-lock.ts'
import { exitWithFault, exitCleanly, onShutdown } from './machine/shutdown.ts'
import { listen } from './http/http-server.ts'
import { type StartSettings, readStartSettings } from './resources/start-settings.ts'
import { databaseFault, isSqliteError } from './sqlite/database/open-database.ts'
import { readOperator } from './serving/settings/operator-settings.ts'
import type { Operator } from '../shared/texts/languages/operator.ts'
import { startWorkers } from './workers/start-workers.ts'

const listenAt = (port: number) =>
  listen({ port }).catch((error: unknown) => {
    if (errorCode(error) === 'EADDRINUSE')
      return exitWithFault(`port ${port} is taken; set PORT to another one, or to 0 for any that is free.`)
    if (errorCode(error) === 'EACCES') return exitWithFault(`port ${port} may not be used; set PORT to one above 1023.`)
    throw error
  })

const banner = (origin: string, demo: DemoLinks, tournament: DemoTournamentLinks): string => `ready ${origin}
  new game       ${origin}/
  demo game      play as black  ${demo.black}
                 play as white  ${demo.white}
  tournament     the table      ${tournament.table}
                 as secretary   ${tournament.secretary}
  mailbox        ${origin}/dev/mail
  clock          ${origin}/dev/clock   (move it on the mailbox page)
`

const run = async (settings: StartSettings, operator: Operator): Promise<void> => {
  const lock = lockFolder(settings.folder)
  const [opened, files, listening] = await Promise.all([
    openResources(settings),
    bundledFiles(),
    listenAt(settings.port),
  ])
  const resources = settings.hasLimits ? opened : { ...opened, ledger: withoutLimits(opened.ledger) }
  const log: Logger = jsonLog((line) => void process.stderr.write(line))
  const timestamped: Logger = (level, message, facts) =>
    log(level, message, { time: isoInstant(resources.clock.now()), ...facts })
  // The origin as browsers write it, which is without port 80.
  const { origin } = new URL(`http://127.0.0.1:${listening.port}`)
  const { service: works, driver } = startWorkers(resources, origin, timestamped, { operator, sender: localSender() })
  const service = { ...works, operator, takesReports: operator.abuseTo !== undefined, postsToOwnMachine: true }
  onShutdown(async () => {
    await listening.close()
    await driver.stop()
    resources.close()
    lock.release()
  })
  const api = apiHandler(service)
  const { clock, mailbox } = resources
  const answer = (reply: TypedReply): void => receiveEmail(resources, composeReply(reply, clock.now()), clock.now())
  const devContext: DevContext = { clock, driver, mailbox, receiveReply: answer, port: listening.port }
  listening.handleWith(devRouter({ api, page: pageHandler(service, files) }, devContext, resources, timestamped))
  const demo = await demoGame(api, resources.values, resources.clock)
  const tournament = await demoTournament(service, resources.values, resources.clock)
  process.stdout.write(banner(origin, demo, tournament))
}

process.on('disconnect', exitCleanly)
const settings = readStartSettings(process.argv.slice(2), process.env)
const who = readOperator(process.env)
if (settings.ok && who.ok)
  await run(settings.settings, who.operator).catch((error: unknown) =>
    exitWithFault(errorReason(isSqliteError(error) ? databaseFault(settings.settings.folder, error) : error)),
  )
else exitWithFault([settings, who].flatMap((read) => (read.ok ? [] : [read.sentence])).join('\ncrownhead: '))
