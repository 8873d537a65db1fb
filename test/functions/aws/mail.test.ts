import { SESv2Client } from '@aws-sdk/client-sesv2'
import { describe, expect, test } from 'vitest'
import { sesPost } from '../../../functions/aws/mail.ts'
import { mail } from '../../ports/mail-contract.ts'
import { recorder } from './recorder.ts'

const SENDER = { from: 'Crownhead <games@example.org>', configurationSet: 'letters' }

describe('mail by SES', () => {
  test('sends text, HTML, headers, the inline picture, and the letter as a tag', async () => {
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

  test('a refusal is thrown', async () => {
    await using service = await recorder(() => ({ status: 400, error: 'MessageRejected', body: { message: 'no' } }))
    await expect(sesPost(new SESv2Client(service.settings), SENDER).send(mail('a'))).rejects.toThrow('no')
  })
})
