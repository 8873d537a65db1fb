import { describe, expect, test } from 'vitest'
import { parseDeliveryReport } from '../../shared/email/inbound/delivery-report.ts'

const report = (recipient: string, message = 'Reporting-MTA: dns; mx.example.org'): string =>
  `${message}\r\n\r\n${recipient.replaceAll('\n', '\r\n')}\r\n`

const failed = (status: string, diagnostic = ''): string =>
  report(
    `Final-Recipient: rfc822; ann@example.com\nAction: failed\nStatus: ${status}${diagnostic && `\nDiagnostic-Code: ${diagnostic}`}`,
  )

describe('a report about an email’s delivery', () => {
  test.each([
    ['5.1.1', undefined, 'gone'],
    ['5.1.1 (no such user)', undefined, 'gone'],
    ['5.1.2', undefined, 'gone'],
    ['5.1.10', undefined, 'gone'],
    ['5.2.1', undefined, 'gone'],
    ['5.4.4', 'x-postfix; Host or domain name not found', 'gone'],
    ['5.0.0', undefined, 'gone'],
    ['5.0.0', 'smtp; 550 5.1.1 unknown user', 'gone'],
    ['5.0.0', 'smtp; 550-5.7.26 your email has been blocked', 'passing'],
    ['5.2.2', 'smtp; 552 5.2.2 mailbox full', 'passing'],
    ['5.7.1', undefined, 'passing'],
    ['5.7.1', 'smtp; 550 5.7.1 messages from [192.0.2.1] weren’t sent: your network is on our block list', 'passing'],
    ['5.7.1', 'smtp; 550-5.7.1 the IP you use is not authorized to send email directly to our servers', 'passing'],
    ['5.7.1', 'smtp; 550 5.7.1 <ann@example.com>: Recipient address rejected: Access denied', 'passing'],
    ['5.0.0', 'smtp; 550 5.7.1 Not authorized', 'passing'],
    ['5.1.8', 'smtp; 501 5.1.8 bad sender', 'passing'],
    ['4.4.7', 'x-postfix; too old', 'passing'],
    ['2.0.0', undefined, undefined],
    ['15.1.1', undefined, undefined],
    ['no status', undefined, undefined],
  ] as const)('with status %s (%s) says: %s', (status, diagnostic, failure) => {
    expect(parseDeliveryReport(failed(status, diagnostic))).toBe(failure)
  })

  test.each(['delayed', 'delivered', 'relayed', 'expanded', ''])('says nothing about an email that is %s', (action) => {
    expect(parseDeliveryReport(report(`Action: ${action}\nStatus: 5.1.1`))).toBeUndefined()
  })

  test('is read whatever its case, folding and line ends are', () => {
    expect(parseDeliveryReport(report('ACTION:   Failed\nstatus:\n  5.1.1'))).toBe('gone')
    expect(parseDeliveryReport('Reporting-MTA: x\n\nAction: failed\nStatus: 5.1.1')).toBe('gone')
    expect(parseDeliveryReport(report('Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp;\n 550\n 5.7.1 no'))).toBe(
      'passing',
    )
  })

  test('does not count what is in the part with the email itself, or in text', () => {
    expect(parseDeliveryReport('Action: failed\r\nStatus: 5.1.1\r\n')).toBeUndefined()
    expect(parseDeliveryReport('I am sorry.\n\nThe Action: failed with Status: 5.1.1')).toBeUndefined()
  })

  test('of 256 KB is read in a moment, whatever it contains', () => {
    for (const piece of ['\r\n', ' \n', '\n ', 'a: ', '5.', ':', '\t\n\t'])
      expect(parseDeliveryReport(piece.repeat((256 * 1024) / piece.length))).toBeUndefined()
  })
})
