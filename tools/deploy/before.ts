import { FRONT_REGION } from '../../infra/front-settings.ts'
import { type Check, type Finding, either, ok, wrong } from '../doctor/finding.ts'
import { secrets } from '../doctor/front.ts'
import { PARTS, concurrency } from '../doctor/stage.ts'

const bootstrapped =
  (given: string): Check =>
  async ({ cloud }) => [
    either(
      (await cloud.stack('CDKToolkit')) !== undefined,
      'the account is ready for the CDK',
      'the account and region are not ready for the CDK',
      `once: npx cdk bootstrap ${given}`,
    ),
  ]

const stateOf = (name: string, status: string | undefined): Finding => {
  if (status?.endsWith('_IN_PROGRESS'))
    return wrong(`${name} is ${status}`, 'another deploy is under way: wait for its end')
  if (status === 'ROLLBACK_COMPLETE') return wrong(`${name} was never made`, 'delete the stack, then deploy again')
  if (status?.endsWith('_FAILED'))
    return wrong(`${name} is ${status}`, 'look at its events in the CloudFormation console, and continue its rollback')
  return ok(`${name} can be deployed`)
}

const stacks: Check = async ({ cloud, settings }) =>
  Promise.all(
    PARTS.map(async (part) => {
      const name = `${settings.name}-${part}`
      return stateOf(name, (await cloud.stack(name))?.status)
    }),
  )

/** CloudFormation makes no identity that is there, and SES sends from none that is not. */
const sender: Check = async ({ cloud, settings }) => {
  const name = settings.domain?.name ?? settings.mailFrom
  const isFirst = (await cloud.stack(`${settings.name}-keep`)) === undefined
  const isThere = (await cloud.identity(name)) !== undefined
  if (settings.ownIdentity && isFirst && isThere)
    return [wrong(`SES has the sender ${name} already`, 'set identity to elsewhere, or delete it in the SES console')]
  if (!settings.ownIdentity && !isThere)
    return [
      wrong(`SES does not know the sender ${name}, which was to be made elsewhere`, 'make it, or set identity to own'),
    ]
  return [ok(`${name} can send`)]
}

/** A new account without reserved functions may be deployed: doctor says that it is small. */
const reserved: Check = async (asked) => (asked.settings.reserved ? concurrency(asked) : [ok('nothing is reserved')])

/** Of a front that was: `run` would take a name that it still has. */
const noFront = (name: string, isThere: boolean): Finding =>
  either(
    !isThere,
    'no front',
    `${name} is still there, and has the domain that the API is to take`,
    `first: aws cloudformation delete-stack --region ${FRONT_REGION} --stack-name ${name}`,
  )

const front =
  (given: string): Check =>
  async (asked) => {
    const { cloud, settings } = asked
    const name = `${settings.name}-front`
    const status = (await cloud.front.stack(name))?.status
    if (!settings.front) return [noFront(name, status !== undefined)]
    const isReady = (await cloud.front.stack('CDKToolkit')) !== undefined
    const region = either(
      isReady,
      'us-east-1 is ready',
      'us-east-1 is not ready for the CDK',
      `once: npx cdk bootstrap aws://<account>/us-east-1 ${given}`,
    )
    return [region, stateOf(name, status), ...(await secrets(asked))]
  }

/** What would make a deploy fail after some minutes. `given`: what every command of the CDK needs to read the settings. */
export const checksBefore = (given: string): Readonly<Record<string, Check>> => ({
  bootstrapped: bootstrapped(given),
  stacks,
  sender,
  concurrency: reserved,
  front: front(given),
})
