import { expect, test } from 'vitest'
import { emailJson, devMailboxPage } from '../../local/dev/mailbox-page.ts'
import type { OutgoingEmail } from '../../shared/service/ports/email.ts'

const mail = (number: number): OutgoingEmail => ({
  id: `letter-${number}`,
  to: 'ada@players.example',
  subject: `Letter <${number}>`,
  text: 'your turn',
  html: '<!doctype html><html><head></head><body><script>alert(1)</script><img src="cid:board-1"></body></html>',
  headers: { References: '<a@b>' },
  attachments: [{ name: 'board.png', type: 'image/png', contentId: 'board-1', bytes: Uint8Array.of(1, 2, 3) }],
})

test('an email is shown in a sandboxed frame, with its pictures inline and its links opening elsewhere', () => {
  const page = devMailboxPage([mail(1)], undefined, '2026-11-23T18:00:00Z')
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(page).toContain('data:image/png;base64,AQID')
  expect(page).not.toContain('cid:board-1')
  expect(page).not.toContain('<script')
  expect(page).toContain('&lt;head&gt;&lt;base target=&quot;_blank&quot;&gt;')
})

test('the newest email is first and shown, and an older one is shown by its number', () => {
  const mails = [mail(1), mail(2)]
  const shown = (page: string) => /<h2>(.*?)<\/h2>/.exec(page)?.[1]
  expect(shown(devMailboxPage(mails, undefined, ''))).toBe('Letter &lt;2&gt;')
  expect(shown(devMailboxPage(mails, 1, ''))).toBe('Letter &lt;1&gt;')
  expect(devMailboxPage(mails, undefined, '')).toMatch(/mail\/2[^]*mail\/1/)
  expect(devMailboxPage([], undefined, '')).toContain('No emails yet')
})

test('a row has the time and the heading, so that emails with one subject can be told apart', () => {
  const at = Date.parse('2026-11-23T18:00:00Z')
  const reminder = { ...mail(1), text: 'About <3> hours left\n=====\n\nMore', at }
  const row = /<li>.*<\/li>/s.exec(devMailboxPage([reminder], undefined, ''))?.[0]
  expect(row).toContain('2026-11-23T18:00:00Z</time>')
  expect(row).toContain('>About &lt;3&gt; hours left</a')
})

test('an email that may be answered has a form for it, and its heading is not the line above which to answer', () => {
  const turn = { ...mail(1), text: '~~ Answer above this line ~~\n\nYour move\n', replyTo: 'r1@in.test' }
  const page = devMailboxPage([turn], undefined, '')
  expect(page).toContain('>Your move</a')
  expect(page).toContain('action="/dev/mail/1/answer"')
  expect(emailJson(turn).replyTo).toBe('r1@in.test')
  expect(devMailboxPage([mail(1)], undefined, '')).not.toContain('/answer')
})

test('as JSON, attachments are base64', () => {
  expect(emailJson(mail(1))).toMatchObject({
    id: 'letter-1',
    to: 'ada@players.example',
    from: expect.any(String),
    attachments: [{ name: 'board.png', contentId: 'board-1', bytes: 'AQID' }],
  })
})
