import { errorReason } from '../../local/machine/start-fault.ts'
import { SERVE_NAMES, operatorAdvice } from '../../local/serving/settings/operator-settings.ts'
import { DAY, type Duration } from '../../shared/game/model/words.ts'
import { findingIf, okFinding, wrongFinding } from '../stage/finding.ts'
import type { MachineCheck } from './checked-machine.ts'

/** Free space below which doctor warns: SQLite copies its file when it is compacted, and so does a backup. */
const LEAST_FREE = 1024 ** 3

/** A certificate is renewed a month before it expires. If this little is left, the renewal has failed. */
const LEAST_LEFT: Duration = 14 * DAY

const gibibytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GiB`

export const checkService: MachineCheck = async ({ machine, serving: { folder, metricsPort } }) => {
  if (!machine.isServed(folder))
    return [
      wrongFinding(
        `no service runs on ${folder}`,
        'start it: npm run serve -- --settings club.env; or give the settings with which it runs',
      ),
    ]
  const running = okFinding(`runs on ${folder}`)
  if (!metricsPort) return [running]
  const { status, body } = await machine.get(`http://127.0.0.1:${metricsPort}/ready`)
  const says = body.trim()
  return [running, findingIf(status === 200 && says === 'ready', says, says, 'see its log')]
}

export const checkDisk: MachineCheck = async ({ machine, serving: { folder } }) => {
  const free = await machine.freeBytes(folder)
  if (free === undefined) return [wrongFinding(`${folder} does not exist`, 'set DATA_DIR, or start the service once')]
  const says = `${gibibytes(free)} free`
  return [findingIf(free >= LEAST_FREE, says, says, `make room: ${gibibytes(LEAST_FREE)} at least`)]
}

/** Returns whether this is an answer of `GET /v1`, which names the document of the API. */
const isOurs = (body: string): boolean => body.includes('/v1/openapi.json')

export const checkAddress: MachineCheck = async ({ machine, serving: { origin } }) => {
  const todo = 'look at its DNS records, the firewall, and the web server before the service'
  try {
    const { status, body } = await machine.get(`${origin}/v1`)
    return [
      findingIf(
        status === 200 && isOurs(body),
        `${origin} leads to the service`,
        `${origin}/v1 answers ${status}, and not as the service does`,
        todo,
      ),
    ]
  } catch (error) {
    return [wrongFinding(`${origin} cannot be reached from this machine (${errorReason(error)})`, todo)]
  }
}

export const checkCertificate: MachineCheck = async ({ machine, serving: { origin } }) => {
  const { hostname, port } = new URL(origin)
  const left = (await machine.certificateUntil(hostname, Number(port || 443))) - machine.now()
  const days = Math.floor(left / DAY)
  return [
    findingIf(
      left >= LEAST_LEFT,
      `valid for ${days} days`,
      days < 0 ? 'it has expired' : `valid for only ${days} days`,
      'renew it, and see why that did not happen by itself',
    ),
  ]
}

export const checkOperator: MachineCheck = async ({ serving: { operator } }) => {
  const advice = operatorAdvice(operator, SERVE_NAMES)
  return [
    advice === undefined
      ? okFinding('players can learn who runs the service')
      : wrongFinding('players cannot learn who runs the service', advice),
  ]
}
