import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { lstatSync, unlinkSync } from 'node:fs'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { REPLY } from '../../shared/mail/reply/bounds.ts'
import { SECOND } from '../../shared/game/words.ts'
import type { Log } from '../../shared/service/ports/ports.ts'
import { StartFault, codeOf } from '../fault.ts'
import { type LmtpPlace, shownPlace } from './lmtp-place.ts'

/** An email that our own mail server hands over. `sender`: '' for what a machine returns. */
export type HandedOver = {
  readonly sender: string
  readonly recipients: readonly string[]
  readonly bytes: Uint8Array
}

/** Who reads the emails to some addresses. `name`: what stands before the host. */
export type Reader = {
  readonly isFor: (name: string) => boolean
  /** Resolves when the email would survive a power cut; throws if it should come again. */
  readonly take: (email: HandedOver) => Promise<void>
}

type Wishes = { readonly host: string; readonly place: LmtpPlace; readonly readers: readonly Reader[] }

/** At once: a mail server opens a few. */
const CONNECTIONS = 20

type Refusal = { readonly responseCode: number; readonly message: string }

/** Each has its code (RFC 5321) and what the mail server says of it to the sender (RFC 3463). */
const NO_SUCH: Refusal = { responseCode: 550, message: '5.1.1 no such address' }
const LATER: Refusal = { responseCode: 451, message: '4.3.0 not stored; try again' }

const refused = ({ responseCode, message }: Refusal): Error => Object.assign(new Error(message), { responseCode })

/** What is over the bound is passed by, and refused at its end. */
const bytesOf = async (stream: SMTPServerDataStream): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const nameIn = (address: string, host: string): string | undefined => {
  const at = address.lastIndexOf('@')
  return address.slice(at + 1).toLowerCase() === host.toLowerCase() ? address.slice(0, at).toLowerCase() : undefined
}

const readerOf = ({ host, readers }: Wishes, address: string): Reader | undefined => {
  const name = nameIn(address, host)
  return name === undefined ? undefined : readers.find(({ isFor }) => isFor(name))
}

/** Every reader gets the email once, with the recipients that are its own. */
const handOn = async (wishes: Wishes, { sender, recipients, bytes }: HandedOver): Promise<void> => {
  for (const [reader, own] of Map.groupBy(recipients, (each) => readerOf(wishes, each)))
    await reader?.take({ sender, recipients: own, bytes })
}

const serverFor = (wishes: Wishes, log: Log): SMTPServer =>
  new SMTPServer({
    lmtp: true,
    name: wishes.host,
    size: REPLY.largest,
    rejectOversized: true,
    maxClients: CONNECTIONS,
    maxRecipients: REPLY.recipients,
    maxCommandLength: 4096,
    socketTimeout: 60 * SECOND,
    closeTimeout: SECOND,
    disableReverseLookup: true,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(readerOf(wishes, address) ? null : refused(NO_SUCH)),
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const take = async (): Promise<void> => {
        const bytes = await bytesOf(stream)
        if (stream.sizeExceeded) return
        const sender = mailFrom ? mailFrom.address : ''
        await handOn(wishes, { sender, recipients: rcptTo.map(({ address }) => address), bytes })
      }
      take().then(
        () => done(),
        (error: unknown) => {
          log('error', 'an email that came in could not be stored', { error: codeOf(error) })
          done(refused(LATER))
        },
      )
    },
  })

/** Of a service that was killed. One that is alive keeps its socket, and another file stays what it is. */
const removeStale = async (path: string): Promise<void> => {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSocket()) return
  const socket = connect(path)
  try {
    await once(socket, 'connect')
  } catch (error) {
    if (codeOf(error) === 'ECONNREFUSED') unlinkSync(path)
  } finally {
    socket.destroy()
  }
}

export type Lmtp = {
  readonly place: LmtpPlace
  /** Resolves when what is being handed over is stored, or after a second. */
  readonly close: () => Promise<void>
}

/**
 * Takes emails from the club's mail server: at most 256 KB, 10 recipients, 20 connections. "250" means stored. A socket
 * may be used by all who may enter its folder.
 */
export const listenForMail = async (wishes: Wishes, log: Log): Promise<Lmtp> => {
  const { place } = wishes
  const server = serverFor(wishes, log)
  server.on('error', (error) => log('warn', 'a mail server broke off', { error: codeOf(error) }))
  try {
    if ('path' in place) await removeStale(place.path)
    server.listen('path' in place ? { path: place.path, readableAll: true, writableAll: true } : place)
    await once(server.server, 'listening')
  } catch (error) {
    throw new StartFault(`MAIL_LMTP: ${shownPlace(place)} cannot be used (${codeOf(error)}).`)
  }
  const bound = server.server.address()
  return {
    place: 'path' in place ? place : { ...place, port: (bound as AddressInfo).port },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
