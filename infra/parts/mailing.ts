import { CfnParameter, type Stack } from 'aws-cdk-lib'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import type { Domain, Settings } from '../settings.ts'
import { zoneOf } from './zone.ts'

export type Mailing = {
  readonly identity: EmailIdentity
  readonly configurationSet: ConfigurationSet
  /** `Crownhead <games@example.org>` */
  readonly from: string
}

/** Asked for at the deploy, when it was not given: nobody can verify a made-up address. */
const askedFor = (stack: Stack): string =>
  new CfnParameter(stack, 'MailFrom', {
    description: 'The address that letters come from. Amazon writes to it once, to have it verified.',
    allowedPattern: '[^\\s@<>]+@[^\\s@<>]+',
  }).valueAsString

const identityOf = (stack: Stack, domain: Domain | undefined, from: string): EmailIdentity => {
  if (!domain) return new EmailIdentity(stack, 'MailIdentity', { identity: Identity.email(from) })
  return new EmailIdentity(stack, 'MailIdentity', {
    identity: Identity.publicHostedZone(zoneOf(stack, domain)),
    mailFromDomain: `bounce.${domain.name}`,
  })
}

/**
 * The identity that letters are sent as, and how. An address that bounces for good, or complains, is put on the
 * account's suppression list by SES itself, and nothing more is sent there.
 */
export const mailing = (stack: Stack, { domain, mailFrom }: Settings): Mailing => {
  const from = mailFrom ?? askedFor(stack)
  const configurationSet = new ConfigurationSet(stack, 'Mail', {
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    reputationMetrics: true,
    // Links are credentials: a letter that cannot travel encrypted does not travel.
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  })
  return { identity: identityOf(stack, domain, from), configurationSet, from: `Crownhead <${from}>` }
}
