import { errorReason } from '../../local/machine/start-fault.ts'
import { findingIf, okFinding, wrongFinding } from '../stage/finding.ts'
import type { CheckedMachine, MachineCheck } from './checked-machine.ts'

export const checkProvider: MachineCheck = async ({ machine, serving }) => {
  const { host, port } = serving.relay
  try {
    await machine.logIn(serving)
    return [okFinding(`${host}:${port} accepts the login`)]
  } catch (error) {
    return [wrongFinding(errorReason(error), 'see MAIL_URL; emails wait meanwhile')]
  }
}

const senderDomain = ({ serving: { from } }: CheckedMachine): string => /@([^>]+)>?$/.exec(from)?.[1] ?? ''

/** Checks the records by which mail servers tell who may send for the sender's domain (RFC 7208, RFC 7489, RFC 6376). */
export const checkSenderDomain: MachineCheck = async (checked) => {
  const { machine, serving } = checked
  const domain = senderDomain(checked)
  const has = async (name: string, begin: string, what: string, todo: string) =>
    findingIf(
      (await machine.dns(name, 'TXT')).some((text) => text.toLowerCase().startsWith(begin)),
      `${name} has ${what}`,
      `${name} has no ${what}`,
      todo,
    )
  const keys = serving.dkim && `${serving.dkim.selector}._domainkey.${domain}`
  return [
    await has(domain, 'v=spf1', 'SPF', 'add the TXT record that your mail provider names'),
    await has(`_dmarc.${domain}`, 'v=dmarc1', 'DMARC', 'add a TXT record such as v=DMARC1; p=quarantine'),
    ...(keys === undefined
      ? []
      : [
          findingIf(
            (await machine.dns(keys, 'TXT')).some((text) => /(?:^|;)\s*p=\S/.test(text)),
            `${keys} has a key`,
            `${keys} has no key`,
            'add the public key of DKIM_KEY_FILE as a TXT record',
          ),
        ]),
  ]
}

export const checkAnswers: MachineCheck = async ({ machine, serving: { replies } }) => {
  if (!replies) return [okFinding('not turned on')]
  return [
    findingIf(
      (await machine.dns(replies.host, 'MX')).length > 0,
      `${replies.host} has MX`,
      `${replies.host} has no MX record: answers by email bounce`,
      'add an MX record that names your mail server',
    ),
  ]
}
