import { secretOf } from '../../infra/parts/front-key.ts'
import { type Asked, type Check, type Finding, either, ok } from './finding.ts'
import { hearing, namesOf } from './stage.ts'

/** The functions that need a URL: Answers and Pages. */
const FUNCTIONS_WITH_URL = 2

const MAKE = 'make it, with its copy (docs/operations.md, "The front")'

export const secrets = async ({ cloud, settings }: Asked): Promise<readonly Finding[]> => {
  const name = secretOf(settings)
  const [here, there] = [await cloud.hasSecret(name), await cloud.front.hasSecret(name)]
  return [
    either(here, 'its secret is there', `the secret ${name} is missing: no deploy succeeds`, MAKE),
    either(there, 'CloudFront finds the secret', `the secret ${name} has no copy in us-east-1`, MAKE),
  ]
}

/** Checks the stack of the front. Its firewall's alarm has a topic in us-east-1. */
const stack = async ({ cloud, settings: { name } }: Asked): Promise<readonly Finding[]> => {
  const found = await cloud.front.stack(`${name}-front`)
  const status = found?.status ?? 'not there'
  const isThere = /^(CREATE|UPDATE)_COMPLETE$/.test(status)
  const says = `${name}-front is ${status}`
  const topics = found ? namesOf(found, 'AWS::SNS::Topic') : []
  const subscribed = topics.map(async (topic) =>
    hearing(await cloud.front.subscriptions(topic), 'the firewall’s alarm'),
  )
  return [
    either(isThere, says, says, 'bootstrap us-east-1 and deploy, or look at its events in that region'),
    ...(await Promise.all(subscribed)).flat(),
  ]
}

export const front: Check = async (stage) => {
  const { cloud, settings } = stage
  if (!settings.front) return [ok('none: callers reach the API itself')]
  const run = await cloud.stack(`${settings.name}-run`)
  const urls = run ? namesOf(run, 'AWS::Lambda::Url').length : 0
  const origin = either(
    urls === FUNCTIONS_WITH_URL,
    'both functions have a URL',
    `${urls} of ${FUNCTIONS_WITH_URL} functions have a URL: CloudFront finds no origin`,
    'deploy',
  )
  return [...(await secrets(stage)), ...(await stack(stage)), origin]
}
