import { SESv2Client } from '@aws-sdk/client-sesv2'
import { describe, expect, test } from 'vitest'
import { SEAT_EMAIL_TAG } from '../../../functions/aws/email/email-tags.ts'
import { sesPost } from '../../../functions/aws/email/ses-post.ts'
import { parseBounceName } from '../../../shared/service/credentials/addresses/bounce-address.ts'
import { mail } from '../../ports/mail-contract.ts'
import { recorder } from './recorder.ts'

const SENDER = { from: 'Crownhead <games@example.org>', configurationSet: 'letters' }

describe('sending email by SES', () => {
  test('sends text, HTML, headers, the inline picture, and the email’s id as a tag', async () => {
    await using service = await recorder(() => ({ body: { MessageId: '1' } }))
    await sesPost(new SESv2Client(service.settings), SENDER).send(mail('Qr7dEwT1zX0b/3/creator'))
    expect(service.requests).toMatchObject([
      {
        method: 'POST',
        path: '/v2/email/outbound-emails',
        body: {
          FromEmailAddress: SENDER.from,
          Destination: { ToAddresses: ['ada@example.org'] },
          ConfigurationSetName: 'letters',
          EmailTags: [{ Name: 'letter', Value: 'Qr7dEwT1zX0b_3_creator' }],
          Content: {
            Simple: {
              Subject: { Data: 'Your move, Ada — 11-15', Charset: 'UTF-8' },
              Body: {
                Text: { Data: 'Żaneta played 11-15.', Charset: 'UTF-8' },
                Html: { Data: '<p>Żaneta played 11-15.</p>', Charset: 'UTF-8' },
              },
              Headers: [
                { Name: 'In-Reply-To', Value: '<game@example.org>' },
                { Name: 'List-Unsubscribe', Value: '<https://example.org/u>' },
              ],
              Attachments: [
                {
                  FileName: 'board.png',
                  ContentType: 'image/png',
                  ContentId: 'board',
                  ContentDisposition: 'INLINE',
                  ContentTransferEncoding: 'BASE64',
                  RawContent: 'iVBORw==',
                },
              ],
            },
          },
        },
      },
    ])
  })

  test('sends the name of the seat unchanged as another tag', async () => {
    await using service = await recorder(() => ({ body: { MessageId: '1' } }))
    const returnName = `b${'a2'.repeat(7)}zc${'q7'.repeat(10)}`
    await sesPost(new SESv2Client(service.settings), SENDER).send({ ...mail('a'), bounceName: returnName })
    expect(service.requests[0]?.body['EmailTags']).toEqual([
      { Name: 'letter', Value: 'a' },
      { Name: SEAT_EMAIL_TAG, Value: returnName },
    ])
    expect(parseBounceName(returnName)).toMatchObject({ role: 'creator' })
    const { EmailTags, ...rest } = service.requests[0]?.body ?? {}
    expect(JSON.stringify([EmailTags, rest]).split(returnName)).toHaveLength(2)
  })

  test('throws an error of SES', async () => {
    await using service = await recorder(() => ({ status: 400, error: 'MessageRejected', body: { message: 'no' } }))
    await expect(sesPost(new SESv2Client(service.settings), SENDER).send(mail('a'))).rejects.toThrow('no')
  })

  const outcome = async (
    message: string,
    { error = 'BadRequestException', sender = SENDER, to = 'ada@example.org' },
  ) => {
    await using service = await recorder(() => ({ status: 400, error, body: { message } }))
    return await sesPost(new SESv2Client(service.settings), sender)
      .send({ ...mail('a'), to })
      .catch((fault: unknown) => (fault instanceof Error ? `thrown: ${fault.message}` : ''))
  }

  test.each([
    'Local address contains control or whitespace',
    'Domain contains illegal character',
    'Domain starts with dot',
    'Illegal address',
    'Invalid email address ada@example.org',
    "Missing final '@domain'",
    'Missing domain',
    'Missing local name',
  ])('reports an address that SES never accepts as refused: %s', async (message) => {
    expect(await outcome(message, {})).toBe('refused')
  })

  /**
   * Each of these errors may be about the sender, although it speaks of an address or a domain; the recipient must not
   * be marked as dead for it.
   */
  test.each([
    'Configuration set <letters> does not exist for the domain',
    'ConfigurationSet letters: address not found',
    'Invalid From address',
    'The FromEmailAddress address is missing',
    'Email address games@example.org is not allowed',
    'MAIL FROM domain is not set up',
    'The sender domain is disabled',
    'Illegal source address',
    'The return-path domain is illegal',
    'The reply-to address is illegal',
    'Email address is not verified. The following identities failed the check: ada@example.org',
    'The identity of this domain is missing',
    'Dedicated IP address pool is missing',
    'Feedback forwarding address is illegal',
    'Tag value contains an illegal email address',
    'A header contains an illegal address',
  ])('throws an error about the sender or another part: %s', async (message) => {
    expect(await outcome(message, {})).toBe(`thrown: ${message}`)
  })

  test('does not take words in the recipient’s address for words of SES', async () => {
    const to = 'from.sender@source.example'
    expect(await outcome(`Illegal address ${to}`, { to })).toBe('refused')
    expect(await outcome(`The request for domain@domain.example failed`, { to: 'domain@domain.example' })).toContain(
      'thrown',
    )
  })

  test.each([
    { ...SENDER, from: 'Crownhead <games@example org>' },
    { ...SENDER, from: 'Crownhead <games>' },
    { ...SENDER, from: 'Crown, head <games@example.org>' },
    { ...SENDER, from: 'Crownhead <games@.example.org>' },
    { ...SENDER, from: 'Crownhead <gam es@example.org>' },
    { ...SENDER, configurationSet: '' },
  ])('marks no recipient as dead while $from or its set $configurationSet may be the cause', async (sender) => {
    expect(await outcome('Illegal address', { sender })).toBe('thrown: Illegal address')
  })

  test.each(['MessageRejected', 'MailFromDomainNotVerifiedException', 'NotFoundException'])(
    'throws %s, whatever its message says',
    async (error) => {
      expect(await outcome('Illegal address', { error })).toBe('thrown: Illegal address')
    },
  )
})
