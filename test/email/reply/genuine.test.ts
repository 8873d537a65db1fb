import { describe, expect, test } from 'vitest'
import { isAuthentic } from '../../../shared/email/inbound/authentic-sender.ts'
import { isAutomaticEmail } from '../../../shared/email/inbound/automatic-email.ts'
import type { EmailHeader } from '../../../shared/email/inbound/received-email.ts'

const FROM = 'ann@players.example'
const HOP: EmailHeader = { name: 'received', value: 'from a by b' }
const results = (value: string, server = 'amazonses.com'): EmailHeader => ({
  name: 'authentication-results',
  value: `${server}; ${value}`,
})
const PASS = results('dmarc=pass header.from=players.example')

type Case = readonly [
  why: string,
  is: boolean,
  headers: readonly EmailHeader[],
  from?: readonly string[],
  isBelow?: true,
]

describe('who an email is from is believed', () => {
  test.each([
    ['DMARC passed', true, [PASS, HOP, HOP]],
    ['DMARC passed, of a server that writes below its own line', true, [HOP, PASS, HOP], [FROM], true],
    // The filter failed and wrote nothing, so what is below the server's own line comes from the sender.
    ['written by the sender below the server’s own line', false, [HOP, PASS, HOP]],
    ['written by the sender below two lines', false, [HOP, HOP, PASS], [FROM], true],
    ['in any case', true, [results('DMARC=Pass header.from=Players.Example')]],
    ['DMARC failed, though DKIM is valid', false, [results('dkim=pass header.d=players.example; dmarc=fail')]],
    ['no policy, signed by the domain', true, [results('dkim=pass header.d=players.example; dmarc=none')]],
    [
      'no policy, signed by the domain above',
      true,
      [results('dkim=pass header.i=@example.org; dmarc=none')],
      ['a@mail.example.org'],
    ],
    ['no policy, signed by a domain below', false, [results('dkim=pass header.d=mail.players.example; dmarc=none')]],
    ['no policy, signed by another', false, [results('dkim=pass header.d=mailer.example; dmarc=none')]],
    ['signed by a whole top-level domain', false, [results('dkim=pass header.d=example; dmarc=none')]],
    ['SPF alone', false, [results('spf=pass smtp.mailfrom=ann@players.example; dmarc=none')]],
    ['DMARC of another domain', false, [results('dmarc=pass header.from=other.example')]],
    ['no results', false, [HOP]],
    ['of a server that is not believed', false, [results('dmarc=pass header.from=players.example', 'evil.example')]],
    ['written by the sender, below the server’s', false, [results('dmarc=fail'), HOP, PASS, HOP, PASS]],
    ['written by the sender, and the server’s is missing', false, [HOP, HOP, PASS]],
    ['in a comment', false, [results('spf=pass (a; (b) dmarc=pass header.from=players.example) x=y; dmarc=fail')]],
    [
      'in a comment that a quoted sender ends',
      false,
      [results('spf=pass (mx: domain of "a); dkim=pass header.d=players.example ("@evil.example) x=y; dmarc=none')],
    ],
    [
      'in a quoted word',
      false,
      [results('spf=pass smtp.mailfrom="a; dmarc=pass header.from=players.example"@evil.example')],
    ],
    [
      'in a quoted word with an escape',
      false,
      [results('spf=pass smtp.mailfrom="a\\"; dmarc=pass header.from=players.example; b"@evil.example')],
    ],
    [
      'put into a value, beside the server’s',
      false,
      [results('spf=pass envelope-from=a; dmarc=pass header.from=players.example; dmarc=none')],
    ],
    ['two senders', false, [PASS], [FROM, 'eve@evil.example']],
    ['no sender', false, [PASS], []],
  ] satisfies readonly Case[])('%s: %s', (_, is, headers, from: readonly string[] = [FROM], isBelow?: true) =>
    expect(isAuthentic({ headers, from }, { server: 'amazonses.com', ...(isBelow && { isBelow }) })).toBe(is),
  )
})

describe('an email that no person wrote is recognised', () => {
  test.each<readonly [name: string, value: string, is: boolean]>([
    ['auto-submitted', 'auto-replied', true],
    ['auto-submitted', 'auto-generated', true],
    ['auto-submitted', 'no', false],
    ['precedence', 'bulk', true],
    ['precedence', 'auto_reply', true],
    ['precedence', 'first-class', false],
    ['return-path', '<>', true],
    ['return-path', '<ann@players.example>', false],
    ['content-type', 'multipart/report; report-type=delivery-status', true],
    ['content-type', 'multipart/alternative', false],
    ['list-id', '<draughts.lists.example>', true],
    ['x-auto-response-suppress', 'All', false],
    ['subject', 'Automatic reply: Draughts with Bertram', true],
    ['subject', 'Out of office', true],
    ['subject', 'Abwesenheitsnotiz', true],
    ['subject', 'Автоответ: шашки', true],
    ['subject', 'Undeliverable: Draughts', true],
    ['subject', 'Re: Draughts with Otto Reply', false],
  ])('%s: %s', (name, value, is) => expect(isAutomaticEmail({ headers: [{ name, value }], from: [FROM] })).toBe(is))

  test('by a machine’s address', () => {
    for (const from of ['MAILER-DAEMON@players.example', 'postmaster@players.example', 'no-reply@players.example'])
      expect(isAutomaticEmail({ headers: [], from: [from] })).toBe(true)
  })
})
