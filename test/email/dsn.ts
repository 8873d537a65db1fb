/** A report that a mail server sends to an email's return path, by RFC 3464 and as Postfix writes it. */
export type Report = {
  readonly to: string
  readonly action?: string
  readonly status?: string
  readonly diagnostic?: string
  /** The content type of the part that programs read, or undefined if there is none. */
  readonly type?: string | undefined
  readonly encoding?: 'base64'
}

const partOf = ({ action = 'failed', status = '5.1.1', diagnostic }: Report): string =>
  [
    'Reporting-MTA: dns; mx.example.org',
    'Arrival-Date: Mon, 23 Nov 2026 09:30:00 +0000',
    '',
    'Final-Recipient: rfc822; ann@elsewhere.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.elsewhere.example',
    `Diagnostic-Code: smtp; ${diagnostic ?? `550 ${status} said so`}`,
    '',
  ].join('\r\n')

export const dsnOf = (report: Report): Uint8Array => {
  const { to, encoding } = report
  const type = 'type' in report ? report.type : 'message/delivery-status'
  const part = partOf(report)
  return Buffer.from(
    [
      'Return-Path: <>',
      'Received: by mx.example.org; Mon, 23 Nov 2026 09:30:05 +0000',
      'From: MAILER-DAEMON@mx.example.org (Mail Delivery System)',
      'Subject: Undelivered Mail Returned to Sender',
      `To: ${to}`,
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="=_crown"',
      '',
      '--=_crown',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'I am sorry to have to inform you that your message could not be delivered.',
      '',
      ...(type === undefined
        ? []
        : [
            '--=_crown',
            `Content-Type: ${type}`,
            ...(encoding ? [`Content-Transfer-Encoding: ${encoding}`] : []),
            '',
            encoding ? Buffer.from(part).toString('base64') : part,
          ]),
      '--=_crown',
      'Content-Type: message/rfc822',
      '',
      'Subject: Your turn',
      'From: Crownhead <games@example.org>',
      '',
      '22-18',
      '',
      '--=_crown--',
      '',
    ].join('\r\n'),
    'latin1',
  )
}
