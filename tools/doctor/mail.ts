import { type Check, either, ok, wrong } from './finding.ts'
import type { Settings } from '../../infra/settings.ts'

/** Emails that one function sends in a second. */
const EACH = 3

/** The share of the daily quota above which doctor warns. */
const USED = 0.8

const identityOf = ({ domain, mailFrom }: Settings): string => domain?.name ?? mailFrom

export const quota: Check = async ({ cloud, settings: { senders, testers, emailsPerDay } }) => {
  const { enabled, production, perDay, perSecond, sent } = await cloud.sending()
  return [
    either(
      enabled,
      'SES sends',
      'SES has paused the account',
      'answer its email, or open a case: emails wait for two days',
    ),
    production
      ? ok('out of the sandbox')
      : wrong(
          testers.length > 0
            ? `in the sandbox: only ${testers.join(', ')} get emails`
            : 'in the sandbox: nobody gets emails',
          'ask SES for production access; until then name verified addresses in `testers`',
        ),
    either(
      senders * EACH <= perSecond,
      `${perSecond} emails a second are allowed`,
      `${perSecond} emails a second are allowed, and ${senders} functions send about ${senders * EACH}`,
      `set senders to ${Math.max(2, Math.floor(perSecond / EACH))}, or ask for more (Service Quotas, SES, "Sending rate")`,
    ),
    either(
      sent <= perDay * USED,
      `${sent} of ${perDay} emails sent in 24 hours`,
      `${sent} of ${perDay} emails sent in 24 hours`,
      'ask for more (Service Quotas, SES, "Sending quota")',
    ),
    either(
      emailsPerDay <= perDay,
      `the alarm spent-quota counts to ${emailsPerDay}`,
      `the alarm spent-quota counts to ${emailsPerDay}, and the quota is ${perDay}`,
      `set emailsPerDay to ${perDay}`,
    ),
  ]
}

/** Checks that the testers are verified, as in the sandbox SES sends to verified addresses only. */
export const testers: Check = async ({ cloud, settings }) => {
  if (settings.testers.length === 0) return [ok('none')]
  if ((await cloud.sending()).production) return [ok('none are needed')]
  const found = settings.testers.map(async (address) =>
    either(
      (await cloud.identity(address))?.verified === true,
      `${address} is verified`,
      `${address} is not verified: SES refuses every email to it`,
      `aws sesv2 create-email-identity --email-identity ${address}, then the link in the email from Amazon`,
    ),
  )
  return Promise.all(found)
}

export const identity: Check = async ({ cloud, settings }) => {
  const name = identityOf(settings)
  const found = await cloud.identity(name)
  if (!found)
    return [wrong(`SES does not know ${name}`, settings.ownIdentity ? 'deploy' : 'make it, or set identity to own')]
  const byEmail = settings.domain === undefined
  return [
    either(
      found.verified,
      `${name} is verified`,
      `${name} is not verified`,
      byEmail
        ? 'open the link in the email from Amazon'
        : 'wait up to an hour after the first deploy, then look at its DNS records',
    ),
    ...(byEmail
      ? []
      : [
          either(
            found.dkim === 'SUCCESS',
            'DKIM signs',
            `DKIM is ${found.dkim}`,
            'look at the three CNAME records ._domainkey of the domain',
          ),
          either(
            found.mailFrom === 'SUCCESS',
            'the domain of the envelope is verified',
            `the domain of the envelope is ${found.mailFrom ?? 'not set'}`,
            `look at the MX and TXT records of bounce.${name}`,
          ),
        ]),
  ]
}

export const records: Check = async ({ cloud, settings: { domain, dmarc } }) => {
  if (!domain) return [ok('no domain, no records')]
  const { name } = domain
  const has = async (type: 'A' | 'AAAA') =>
    either(
      (await cloud.dns(name, type)).length > 0,
      `${name} has ${type}`,
      `${name} has no ${type} record`,
      'deploy; if the zone was made elsewhere, look at the name servers of the domain',
    )
  const policy = (await cloud.dns(`_dmarc.${name}`, 'TXT')).find((text) => text.startsWith('v=DMARC1'))
  const envelope = `bounce.${name}`
  const spf = (await cloud.dns(envelope, 'TXT')).some((text) => text.startsWith('v=spf1'))
  return [
    await has('A'),
    await has('AAAA'),
    policy === undefined
      ? wrong(`_dmarc.${name} has no policy`, dmarc === 'off' ? 'make one, or set dmarc to quarantine' : 'deploy')
      : ok(`DMARC: ${policy}`),
    either(
      (await cloud.dns(envelope, 'MX')).length > 0 && spf,
      `${envelope} has MX and SPF`,
      `${envelope} lacks its MX or SPF record`,
      'deploy',
    ),
  ]
}
