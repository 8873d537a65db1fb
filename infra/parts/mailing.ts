import { CfnParameter, type Stack } from 'aws-cdk-lib/core'
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

/** The deploy asks for it: a made-up address cannot be verified. */
const askedFor = (stack: Stack): string =>
  new CfnParameter(stack, 'MailFrom', {
    description: 'The sender address of all emails. Amazon sends it one email to verify it.',
    allowedPattern: '[^\\s@<>]+@[^\\s@<>]+',
  }).valueAsString

const identityOf = (stack: Stack, domain: Domain | undefined, from: string): EmailIdentity => {
  if (!domain) return new EmailIdentity(stack, 'MailIdentity', { identity: Identity.email(from) })
  return new EmailIdentity(stack, 'MailIdentity', {
    identity: Identity.publicHostedZone(zoneOf(stack, domain)),
    mailFromDomain: `bounce.${domain.name}`,
  })
}

/** SES itself suppresses addresses that bounce for good, or complain. */
export const mailing = (stack: Stack, { domain, mailFrom }: Settings): Mailing => {
  const from = mailFrom ?? askedFor(stack)
  const configurationSet = new ConfigurationSet(stack, 'Mail', {
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    reputationMetrics: true,
    // Links are credentials: an email that cannot travel encrypted is not sent.
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  })
  return { identity: identityOf(stack, domain, from), configurationSet, from: `Crownhead <${from}>` }
}
