import { setTimeout } from 'node:timers/promises'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { SEAT_EMAIL_TAG } from '../../../functions/aws/email/email-tags.ts'
import { gone } from '../../../test/email/ses-events.ts'
import { type RehearsalEmail, expectThat, requestExpecting, takeEmails } from '../playing/send-request.ts'
import type { RehearsedStage } from '../imitation/deployed-stage.ts'
import { settle } from '../playing/settle.ts'
import { clientSettings, jsonCall } from '../imitation/aws-endpoint.ts'
import { beginGame, acceptEmails, expectGame, postMove } from '../playing/begin-game.ts'
import { beginConsentedGame } from './settings-chapters.ts'
import type { Chapter } from '../playing/chapter.ts'

type Incoming = { readonly from: string; readonly to: string; readonly text: string; readonly isKept?: boolean }

const emailOf = ({ from, to, text }: Incoming): string => {
  const domain = from.split('@')[1]
  return [
    `Return-Path: <${from}>`,
    `Received: from out.${domain} by inbound-smtp.eu-central-1.amazonaws.com with SMTP id 1; ${new Date().toUTCString()}`,
    `Authentication-Results: amazonses.com; spf=pass smtp.mailfrom=${from}; dkim=pass header.i=@${domain}; dmarc=pass header.from=${domain};`,
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Re: Draughts',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
  ].join('\r\n')
}

let received = 0

/** Receives an email as SES does: the email goes to the bucket, a notification to the topic. */
const receive = async ({ endpoint, names }: RehearsedStage, email: Incoming): Promise<void> => {
  const id = `email${++received}`
  const bucket = names.of('Emails')
  if (email.isKept !== false) {
    const s3 = new S3Client({ ...clientSettings(endpoint), forcePathStyle: true })
    await s3.send(new PutObjectCommand({ Bucket: bucket, Key: id, Body: emailOf(email) }))
  }
  const pass = { status: 'PASS' }
  const notice = {
    notificationType: 'Received',
    mail: { timestamp: new Date().toISOString(), source: email.from, messageId: id, destination: [email.to] },
    receipt: {
      recipients: [email.to],
      spamVerdict: pass,
      virusVerdict: pass,
      spfVerdict: pass,
      dkimVerdict: pass,
      dmarcVerdict: pass,
      action: { type: 'S3', topicArn: names.of('Received'), bucketName: bucket, objectKey: id },
    },
  }
  const topic = new SNSClient(clientSettings(endpoint))
  await topic.send(new PublishCommand({ TopicArn: names.of('Received'), Message: JSON.stringify(notice) }))
}

const turnFor = (mails: readonly RehearsalEmail[], address: string): RehearsalEmail => {
  const mail = mails.findLast(({ to, replyTo }) => to === address && replyTo !== undefined)
  if (!mail) throw new Error(`no email to ${address} can be answered`)
  return mail
}

export const replyChapter: Chapter = {
  name: 'an answer by email is played, and one that is gone from the bucket is passed over',
  play: async ({ cloud }) => {
    const { id, black, whiteAt } = await beginConsentedGame(cloud, 'answers', '81.23.0.1')
    await postMove(cloud, id, { token: black, ply: 0, move: '11-15' })
    await settle(cloud)
    const { replyTo: to = '' } = turnFor(takeEmails(cloud), whiteAt)
    await receive(cloud, { from: whiteAt, to, text: '22-18', isKept: false })
    await settle(cloud)
    await expectGame(cloud, id, { ply: 1 })
    // Times are stored in whole seconds. An answer in the second of its email is not later than it, and the email about
    // the next turn would wait for half an hour.
    await setTimeout(1100)
    await receive(cloud, { from: whiteAt, to, text: '22-18' })
    await settle(cloud)
    await expectGame(cloud, id, { ply: 2 })
    await postMove(cloud, id, { token: black, ply: 2, move: '15x22' })
    await settle(cloud)
    const { replyTo: again = '' } = turnFor(takeEmails(cloud), whiteAt)
    // White's answer is not possible in the position, so White gets an email about it.
    await receive(cloud, { from: whiteAt, to: again, text: '1-2' })
    await settle(cloud)
    expectThat(
      takeEmails(cloud).some((mail) => mail.to === whiteAt),
      'nobody told what came of the answer',
    )
  },
}

export const replyToSeveralChapter: Chapter = {
  name: 'an email about two games is answered with a line for each',
  play: async ({ cloud }) => {
    const from = '81.25.0.1'
    const first = await beginConsentedGame(cloud, 'several', from)
    const { blackAt, whiteAt } = first
    const people = { creator: { name: 'Ada', email: blackAt }, opponent: { name: 'Grace', email: whiteAt } }
    const games = [first, await beginGame(cloud, { ...people, from })]
    await settle(cloud)
    await acceptEmails(cloud, [blackAt, whiteAt])
    takeEmails(cloud)
    for (const { id, black } of games) await postMove(cloud, id, { token: black, ply: 0, move: '11-15' })
    await settle(cloud)
    const { replyTo: to = '' } = turnFor(takeEmails(cloud), whiteAt)
    await receive(cloud, { from: whiteAt, to, text: games.map(({ id }) => `${id.slice(0, 6)} 22-18`).join('\r\n') })
    await settle(cloud)
    for (const { id } of games) await expectGame(cloud, id, { ply: 2 })
  },
}

export const bounceChapter: Chapter = {
  name: 'an email comes back, by the rule of EventBridge, and its seat says so',
  play: async ({ cloud }) => {
    const email = 'nobody@bounces.example'
    const people = { creator: { name: 'Joan', email }, opponent: { name: 'Grace' } }
    const { black } = await beginGame(cloud, { ...people, from: '81.24.0.1' })
    await settle(cloud)
    const tags = takeEmails(cloud).find(({ to }) => to === email)?.tags ?? {}
    const event = gone({ to: email, seat: tags[SEAT_EMAIL_TAG] ?? '', set: cloud.names.of('Mail') })
    const Entries = [{ Source: event.source, DetailType: event['detail-type'], Detail: JSON.stringify(event.detail) }]
    await jsonCall(cloud.endpoint, 'events', 'AWSEvents.PutEvents', { Entries })
    await settle(cloud)
    const { json } = await requestExpecting(cloud, 200, '/v1/seat', { token: black })
    expectThat(json['emails'] === 'returned', `the seat's emails are ${String(json['emails'])}, not returned`)
  },
}
