import { frontSecretName } from '../../infra/api/front-key.ts'
import { type CheckedStage, type Check, type Finding, findingIf, okFinding } from './finding.ts'
import { subscriptionFindings, physicalNames } from './stack-checks.ts'

/** The functions that need a URL: Answers and Pages. */
const FUNCTIONS_WITH_URL = 2

const MAKE = 'make it, with its copy (docs/operations.md, "The front")'

export const checkFrontSecrets = async ({ cloud, settings }: CheckedStage): Promise<readonly Finding[]> => {
  const name = frontSecretName(settings)
  const [here, there] = [await cloud.hasSecret(name), await cloud.front.hasSecret(name)]
  return [
    findingIf(here, 'its secret is there', `the secret ${name} is missing: no deploy succeeds`, MAKE),
    findingIf(there, 'CloudFront finds the secret', `the secret ${name} has no copy in us-east-1`, MAKE),
  ]
}

/** Checks the stack of the front. Its firewall's alarm has a topic in us-east-1. */
const stack = async ({ cloud, settings: { name } }: CheckedStage): Promise<readonly Finding[]> => {
  const found = await cloud.front.stack(`${name}-front`)
  const status = found?.status ?? 'not there'
  const isThere = /^(CREATE|UPDATE)_COMPLETE$/.test(status)
  const says = `${name}-front is ${status}`
  const topics = found ? physicalNames(found, 'AWS::SNS::Topic') : []
  const subscribed = topics.map(async (topic) =>
    subscriptionFindings(await cloud.front.subscriptions(topic), 'the firewall’s alarm'),
  )
  return [
    findingIf(isThere, says, says, 'bootstrap us-east-1 and deploy, or look at its events in that region'),
    ...(await Promise.all(subscribed)).flat(),
  ]
}

export const checkFront: Check = async (stage) => {
  const { cloud, settings } = stage
  if (!settings.front) return [okFinding('none: callers reach the API itself')]
  const run = await cloud.stack(`${settings.name}-run`)
  const urls = run ? physicalNames(run, 'AWS::Lambda::Url').length : 0
  const origin = findingIf(
    urls === FUNCTIONS_WITH_URL,
    'both functions have a URL',
    `${urls} of ${FUNCTIONS_WITH_URL} functions have a URL: CloudFront finds no origin`,
    'deploy',
  )
  return [...(await checkFrontSecrets(stage)), ...(await stack(stage)), origin]
}
