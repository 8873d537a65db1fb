import { FRONT_REGION } from '../../infra/settings/front-settings.ts'
import { type Check, type Finding, findingIf, okFinding, wrongFinding } from './finding.ts'
import { checkFrontSecrets } from './front-checks.ts'
import { STACK_PARTS, checkConcurrency } from './stack-checks.ts'

const bootstrapped =
  (context: string): Check =>
  async ({ cloud }) => [
    findingIf(
      (await cloud.stack('CDKToolkit')) !== undefined,
      'the account is ready for the CDK',
      'the account and region are not ready for the CDK',
      `once: npx cdk bootstrap ${context}`,
    ),
  ]

const stateOf = (name: string, status: string | undefined): Finding => {
  if (status?.endsWith('_IN_PROGRESS'))
    return wrongFinding(`${name} is ${status}`, 'another deploy is under way: wait for its end')
  if (status === 'ROLLBACK_COMPLETE')
    return wrongFinding(`${name} was never made`, 'delete the stack, then deploy again')
  if (status?.endsWith('_FAILED'))
    return wrongFinding(
      `${name} is ${status}`,
      'look at its events in the CloudFormation console, and continue its rollback',
    )
  return okFinding(`${name} can be deployed`)
}

const stacks: Check = async ({ cloud, settings }) =>
  Promise.all(
    STACK_PARTS.map(async (part) => {
      const name = `${settings.name}-${part}`
      return stateOf(name, (await cloud.stack(name))?.status)
    }),
  )

/**
 * Checks the sender. Before the first deploy of a stage that makes the identity itself, it must not exist, or
 * CloudFormation fails. If it is made elsewhere, it must exist.
 */
const sender: Check = async ({ cloud, settings }) => {
  const name = settings.domain?.name ?? settings.mailFrom
  const isFirst = (await cloud.stack(`${settings.name}-keep`)) === undefined
  const isThere = (await cloud.identity(name)) !== undefined
  if (settings.ownIdentity && isFirst && isThere)
    return [
      wrongFinding(`SES has the sender ${name} already`, 'set identity to elsewhere, or delete it in the SES console'),
    ]
  if (!settings.ownIdentity && !isThere)
    return [
      wrongFinding(
        `SES does not know the sender ${name}, which was to be made elsewhere`,
        'make it, or set identity to own',
      ),
    ]
  return [okFinding(`${name} can send`)]
}

/**
 * Checks reserved concurrency if the settings reserve any. If they do not, the low limit of a new account does not stop
 * a deploy; doctor warns of it later.
 */
const reserved: Check = async (stage) =>
  stage.settings.reserved ? checkConcurrency(stage) : [okFinding('nothing is reserved')]

/**
 * Checks, for a stage without a front, that no earlier front is left: it may have the domain that the stack `run` is
 * about to use.
 */
const withoutFront = (name: string, isThere: boolean): Finding =>
  findingIf(
    !isThere,
    'no front',
    `${name} is still there, and has the domain that the API is to take`,
    `first: aws cloudformation delete-stack --region ${FRONT_REGION} --stack-name ${name}`,
  )

const front =
  (context: string): Check =>
  async (stage) => {
    const { cloud, settings } = stage
    const name = `${settings.name}-front`
    const status = (await cloud.front.stack(name))?.status
    if (!settings.front) return [withoutFront(name, status !== undefined)]
    const isReady = (await cloud.front.stack('CDKToolkit')) !== undefined
    const region = findingIf(
      isReady,
      'us-east-1 is ready',
      'us-east-1 is not ready for the CDK',
      `once: npx cdk bootstrap aws://<account>/us-east-1 ${context}`,
    )
    return [region, stateOf(name, status), ...(await checkFrontSecrets(stage))]
  }

/**
 * Checks for what would make a deploy fail after some minutes. `context` are the CDK arguments that select the
 * settings.
 */
export const deployChecks = (context: string): Readonly<Record<string, Check>> => ({
  bootstrapped: bootstrapped(context),
  stacks,
  sender,
  concurrency: reserved,
  front: front(context),
})
