import type { Stack } from 'aws-cdk-lib/core'
import { EventBus } from 'aws-cdk-lib/aws-events'
import { type IHostedZone, TxtRecord } from 'aws-cdk-lib/aws-route53'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses'
import type { Settings } from '../settings.ts'
import type { Mailing } from './keep-resources.ts'
import { zoneOf } from './zone.ts'

/** Against emails that only pretend to come from the domain: links in them would be bait. */
const dmarcRecord = (stack: Stack, zone: IHostedZone, policy: string): TxtRecord =>
  new TxtRecord(stack, 'Dmarc', { zone, recordName: `_dmarc.${zone.zoneName}.`, values: [`v=DMARC1; p=${policy}`] })

const makeIdentity = (stack: Stack, { domain, mailFrom, dmarc, ownIdentity }: Settings): void => {
  if (!ownIdentity) return
  if (!domain) return void new EmailIdentity(stack, 'MailIdentity', { identity: Identity.email(mailFrom) })
  const zone = zoneOf(stack, domain)
  new EmailIdentity(stack, 'MailIdentity', {
    identity: Identity.publicHostedZone(zone),
    mailFromDomain: `bounce.${domain.name}`,
  })
  if (dmarc !== 'off') dmarcRecord(stack, zone, dmarc)
}

/** EventBridge's default bus is the only one that SES takes. */
const tellsReturns = (stack: Stack, set: ConfigurationSet) =>
  set.addEventDestination('Returns', {
    destination: EventDestination.eventBus(EventBus.fromEventBusName(stack, 'Events', 'default')),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  })

export const mailing = (stack: Stack, settings: Settings): Mailing => {
  const { domain, mailFrom, testers } = settings
  makeIdentity(stack, settings)
  const configurationSet = new ConfigurationSet(stack, 'Mail', {
    // Our ledger alone says who gets nothing: it knows when a seat may try again, and when a reader has undone it.
    disableSuppressionList: true,
    reputationMetrics: true,
    // Links are credentials: no email goes unencrypted.
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  })
  tellsReturns(stack, configurationSet)
  return {
    identities: [domain?.name ?? mailFrom, ...testers],
    configurationSet,
    from: `Crownhead <${mailFrom}>`,
    address: mailFrom,
  }
}
