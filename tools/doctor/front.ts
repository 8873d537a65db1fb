import { secretOf } from '../../infra/parts/front-key.ts'
import { type Asked, type Check, type Finding, either, ok } from './finding.ts'
import { hearing, namesOf } from './stage.ts'

/** Answers and Pages. */
const DOORS = 2

const MAKE = 'make it, with its copy (docs/operations.md, "The front")'

export const secrets = async ({ cloud, settings }: Asked): Promise<readonly Finding[]> => {
  const name = secretOf(settings)
  const [here, there] = [await cloud.hasSecret(name), await cloud.front.hasSecret(name)]
  return [
    either(here, 'its secret is there', `the secret ${name} is missing: no deploy succeeds`, MAKE),
    either(there, 'CloudFront finds the secret', `the secret ${name} has no copy in us-east-1`, MAKE),
  ]
}

/** The firewall's alarm has a topic in its own region. */
const stack = async ({ cloud, settings: { name } }: Asked): Promise<readonly Finding[]> => {
  const found = await cloud.front.stack(`${name}-front`)
  const status = found?.status ?? 'not there'
  const isThere = /^(CREATE|UPDATE)_COMPLETE$/.test(status)
  const says = `${name}-front is ${status}`
  const topics = found ? namesOf(found, 'AWS::SNS::Topic') : []
  const heard = topics.map(async (topic) => hearing(await cloud.front.subscriptions(topic), 'the firewall’s alarm'))
  return [
    either(isThere, says, says, 'bootstrap us-east-1 and deploy, or look at its events in that region'),
    ...(await Promise.all(heard)).flat(),
  ]
}

export const front: Check = async (asked) => {
  const { cloud, settings } = asked
  if (!settings.front) return [ok('none: callers reach the API itself')]
  const run = await cloud.stack(`${settings.name}-run`)
  const urls = run ? namesOf(run, 'AWS::Lambda::Url').length : 0
  const origin = either(
    urls === DOORS,
    'both functions have a URL',
    `${urls} of ${DOORS} functions have a URL: CloudFront finds no origin`,
    'deploy',
  )
  return [...(await secrets(asked)), ...(await stack(asked)), origin]
}
