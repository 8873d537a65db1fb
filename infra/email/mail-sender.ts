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
import type { StageSettings } from '../settings/stage-settings.ts'
import type { MailSender } from '../data/keep-resources.ts'
import { hostedZone } from '../data/hosted-zone.ts'

/** Returns a DMARC record, against emails that only pretend to come from the domain: their links would be phishing. */
const dmarcRecord = (stack: Stack, zone: IHostedZone, policy: string): TxtRecord =>
  new TxtRecord(stack, 'Dmarc', { zone, recordName: `_dmarc.${zone.zoneName}.`, values: [`v=DMARC1; p=${policy}`] })

const addIdentity = (stack: Stack, { domain, mailFrom, dmarc, ownIdentity }: StageSettings): void => {
  if (!ownIdentity) return
  if (!domain) return void new EmailIdentity(stack, 'MailIdentity', { identity: Identity.email(mailFrom) })
  const zone = hostedZone(stack, domain)
  new EmailIdentity(stack, 'MailIdentity', {
    identity: Identity.publicHostedZone(zone),
    mailFromDomain: `bounce.${domain.name}`,
  })
  if (dmarc !== 'off') dmarcRecord(stack, zone, dmarc)
}

/** Sends bounces and complaints to EventBridge's default bus, the only one that SES accepts. */
const reportBounces = (stack: Stack, set: ConfigurationSet) =>
  set.addEventDestination('Returns', {
    destination: EventDestination.eventBus(EventBus.fromEventBusName(stack, 'Events', 'default')),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  })

/** Adds the identity and the settings with which emails are sent. */
export const addMailSender = (stack: Stack, settings: StageSettings): MailSender => {
  const { domain, mailFrom, testers } = settings
  addIdentity(stack, settings)
  const configurationSet = new ConfigurationSet(stack, 'Mail', {
    // Only our ledger decides who gets no email: it knows when an address may be tried again, and when its reader
    // allows emails again. SES's own suppression list knows neither.
    disableSuppressionList: true,
    reputationMetrics: true,
    // Links are credentials, so no email is sent unencrypted.
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  })
  reportBounces(stack, configurationSet)
  return {
    identities: [domain?.name ?? mailFrom, ...testers],
    configurationSet,
    from: `Crownhead <${mailFrom}>`,
    address: mailFrom,
  }
}
