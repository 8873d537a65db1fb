import { type Check, findingIf, okFinding, wrongFinding } from './finding.ts'
import type { StageSettings } from '../../infra/settings/stage-settings.ts'

/** About how many emails one concurrent run of the function Deliver sends in a second. */
const EACH = 3

/** The share of the daily quota above which doctor warns. */
const USED = 0.8

const identityOf = ({ domain, mailFrom }: StageSettings): string => domain?.name ?? mailFrom

export const checkSending: Check = async ({ cloud, settings: { senders, testers, emailsPerDay } }) => {
  const { enabled, production, perDay, perSecond, sent } = await cloud.sending()
  return [
    findingIf(
      enabled,
      'SES sends',
      'SES has paused the account',
      'answer its email, or open a case: emails wait for two days',
    ),
    production
      ? okFinding('out of the sandbox')
      : wrongFinding(
          testers.length > 0
            ? `in the sandbox: only ${testers.join(', ')} get emails`
            : 'in the sandbox: nobody gets emails',
          'ask SES for production access; until then name verified addresses in `testers`',
        ),
    findingIf(
      senders * EACH <= perSecond,
      `${perSecond} emails a second are allowed`,
      `${perSecond} emails a second are allowed, and ${senders} functions send about ${senders * EACH}`,
      `set senders to ${Math.max(2, Math.floor(perSecond / EACH))}, or ask for more (Service Quotas, SES, "Sending rate")`,
    ),
    findingIf(
      sent <= perDay * USED,
      `${sent} of ${perDay} emails sent in 24 hours`,
      `${sent} of ${perDay} emails sent in 24 hours`,
      'ask for more (Service Quotas, SES, "Sending quota")',
    ),
    findingIf(
      emailsPerDay <= perDay,
      `the alarm spent-quota counts to ${emailsPerDay}`,
      `the alarm spent-quota counts to ${emailsPerDay}, and the quota is ${perDay}`,
      `set emailsPerDay to ${perDay}`,
    ),
  ]
}

/** Checks that the testers are verified, as in the sandbox SES sends to verified addresses only. */
export const checkTesters: Check = async ({ cloud, settings }) => {
  if (settings.testers.length === 0) return [okFinding('none')]
  if ((await cloud.sending()).production) return [okFinding('none are needed')]
  const found = settings.testers.map(async (address) =>
    findingIf(
      (await cloud.identity(address))?.verified === true,
      `${address} is verified`,
      `${address} is not verified: SES refuses every email to it`,
      `aws sesv2 create-email-identity --email-identity ${address}, then the link in the email from Amazon`,
    ),
  )
  return Promise.all(found)
}

export const checkIdentity: Check = async ({ cloud, settings }) => {
  const name = identityOf(settings)
  const found = await cloud.identity(name)
  if (!found)
    return [
      wrongFinding(`SES does not know ${name}`, settings.ownIdentity ? 'deploy' : 'make it, or set identity to own'),
    ]
  const byEmail = settings.domain === undefined
  return [
    findingIf(
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
          findingIf(
            found.dkim === 'SUCCESS',
            'DKIM signs',
            `DKIM is ${found.dkim}`,
            'look at the three CNAME records ._domainkey of the domain',
          ),
          findingIf(
            found.mailFrom === 'SUCCESS',
            'the domain of the envelope is verified',
            `the domain of the envelope is ${found.mailFrom ?? 'not set'}`,
            `look at the MX and TXT records of bounce.${name}`,
          ),
        ]),
  ]
}

export const checkDns: Check = async ({ cloud, settings: { domain, dmarc } }) => {
  if (!domain) return [okFinding('no domain, no records')]
  const { name } = domain
  const has = async (type: 'A' | 'AAAA') =>
    findingIf(
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
      ? wrongFinding(
          `_dmarc.${name} has no policy`,
          dmarc === 'off' ? 'make one, or set dmarc to quarantine' : 'deploy',
        )
      : okFinding(`DMARC: ${policy}`),
    findingIf(
      (await cloud.dns(envelope, 'MX')).length > 0 && spf,
      `${envelope} has MX and SPF`,
      `${envelope} lacks its MX or SPF record`,
      'deploy',
    ),
  ]
}
