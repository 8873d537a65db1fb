import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { lstatSync, unlinkSync } from 'node:fs'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { REPLY_LIMITS } from '../../../shared/email/inbound/reply-limits.ts'
import { SECOND } from '../../../shared/game/model/words.ts'
import type { Logger } from '../../../shared/service/runtime/logger.ts'
import { StartFault, errorCode } from '../../machine/start-fault.ts'
import { type LmtpAddress, formatLmtpAddress } from '../settings/lmtp-address.ts'

/** An email that our own mail server hands over. `sender` is empty for a bounce. */
export type LmtpEmail = {
  readonly sender: string
  readonly recipients: readonly string[]
  readonly bytes: Uint8Array
}

/** A consumer of the emails to some addresses. */
export type LmtpReader = {
  /** Returns whether the reader takes emails to this local part, which is what stands before the `@`. */
  readonly isFor: (name: string) => boolean
  /** Resolves when the email would survive a power cut; throws if the mail server should deliver it again. */
  readonly receive: (email: LmtpEmail) => Promise<void>
}

type LmtpOptions = { readonly host: string; readonly place: LmtpAddress; readonly readers: readonly LmtpReader[] }

/** The most connections at once. A mail server opens a few. */
const CONNECTIONS = 20

type Refusal = { readonly responseCode: number; readonly message: string }

/** Refusals with their reply code (RFC 5321) and the enhanced status (RFC 3463) that the sender is told. */
const NO_SUCH: Refusal = { responseCode: 550, message: '5.1.1 no such address' }
const TRY_AGAIN: Refusal = { responseCode: 451, message: '4.3.0 not stored; try again' }

const refused = ({ responseCode, message }: Refusal): Error => Object.assign(new Error(message), { responseCode })

/** Reads an email. Bytes above the size limit are skipped; the server refuses such an email at its end. */
const bytesOf = async (stream: SMTPServerDataStream): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const nameIn = (address: string, host: string): string | undefined => {
  const at = address.lastIndexOf('@')
  return address.slice(at + 1).toLowerCase() === host.toLowerCase() ? address.slice(0, at).toLowerCase() : undefined
}

const readerOf = ({ host, readers }: LmtpOptions, address: string): LmtpReader | undefined => {
  const name = nameIn(address, host)
  return name === undefined ? undefined : readers.find(({ isFor }) => isFor(name))
}

/** Passes the email to each reader once, with those recipients that the reader is for. */
const deliver = async (options: LmtpOptions, { sender, recipients, bytes }: LmtpEmail): Promise<void> => {
  for (const [reader, recipientsOfReader] of Map.groupBy(recipients, (each) => readerOf(options, each)))
    await reader?.receive({ sender, recipients: recipientsOfReader, bytes })
}

const serverFor = (options: LmtpOptions, log: Logger): SMTPServer =>
  new SMTPServer({
    lmtp: true,
    name: options.host,
    size: REPLY_LIMITS.largest,
    rejectOversized: true,
    maxClients: CONNECTIONS,
    maxRecipients: REPLY_LIMITS.recipients,
    maxCommandLength: 4096,
    socketTimeout: 60 * SECOND,
    closeTimeout: SECOND,
    disableReverseLookup: true,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(readerOf(options, address) ? null : refused(NO_SUCH)),
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const take = async (): Promise<void> => {
        const bytes = await bytesOf(stream)
        if (stream.sizeExceeded) return
        const sender = mailFrom ? mailFrom.address : ''
        await deliver(options, { sender, recipients: rcptTo.map(({ address }) => address), bytes })
      }
      take().then(
        () => done(),
        (error: unknown) => {
          log('error', 'an email that came in could not be stored', { error: errorCode(error) })
          done(refused(TRY_AGAIN))
        },
      )
    },
  })

/**
 * Deletes the socket of a service that was killed. The socket of a living service and any other file are left alone.
 */
const removeStale = async (path: string): Promise<void> => {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSocket()) return
  const socket = connect(path)
  try {
    await once(socket, 'connect')
  } catch (error) {
    if (errorCode(error) === 'ECONNREFUSED') unlinkSync(path)
  } finally {
    socket.destroy()
  }
}

export type LmtpServer = {
  readonly address: LmtpAddress
  /** Resolves when emails in transfer are stored, or after a second. */
  readonly close: () => Promise<void>
}

/**
 * Listens for emails from the club's mail server: at most 256 KB, 10 recipients, 20 connections. The reply 250 means
 * that the email is stored. A Unix socket may be used by anybody who may enter its folder.
 */
export const startLmtpServer = async (options: LmtpOptions, log: Logger): Promise<LmtpServer> => {
  const { place } = options
  const server = serverFor(options, log)
  server.on('error', (error) => log('warn', 'a mail server broke off', { error: errorCode(error) }))
  try {
    if ('path' in place) await removeStale(place.path)
    server.listen('path' in place ? { path: place.path, readableAll: true, writableAll: true } : place)
    await once(server.server, 'listening')
  } catch (error) {
    throw new StartFault(`MAIL_LMTP: ${formatLmtpAddress(place)} cannot be used (${errorCode(error)}).`)
  }
  const bound = server.server.address()
  return {
    address: 'path' in place ? place : { ...place, port: (bound as AddressInfo).port },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
