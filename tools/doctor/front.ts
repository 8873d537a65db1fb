import { secretOf } from '../../infra/parts/front-key.ts'
import { originOf } from '../../infra/front-settings.ts'
import { type Asked, type Check, type Finding, either, ok, wrong } from './finding.ts'
import { hearing, namesOf } from './stage.ts'

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
  const { domain } = settings
  if (!settings.front || !domain) return [ok('none: callers reach the API itself')]
  const host = originOf(domain)
  const addresses = await cloud.dns(host, 'A')
  const origin =
    addresses.length > 0
      ? ok(`${host} has an address`)
      : wrong(`${host} has no A record: CloudFront finds no API`, 'deploy')
  return [...(await secrets(asked)), ...(await stack(asked)), origin]
}
