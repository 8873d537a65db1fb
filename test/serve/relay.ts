import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Arrived = { readonly from: string; readonly to: string; readonly text: string }

type Refusal = { readonly responseCode: number; readonly message: string }

/**
 * What the relay answers to a sender, to a recipient, and at the end of a message. Where nothing is given, the relay
 * accepts. A test may change this at any time.
 */
export type Mood = {
  sender?: Refusal
  recipient?: Refusal
  message?: Refusal
  /** What the relay does instead of answering a message. */
  ending?: 'silent' | 'hangs-up'
  /** True if the relay ends the connection in the middle of a message. */
  isDying?: boolean
  password?: string
  /** Is called with each message that the relay accepts. */
  arrived?: (mail: Arrived) => Promise<void>
}

const refused = ({ responseCode, message }: Refusal): Error => Object.assign(new Error(message), { responseCode })

const textOf = async (stream: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Starts a real SMTP server on this machine, for any test that sends. */
export const relayWith = async (mood: Mood = {}, port = 0) => {
  const arrived: Arrived[] = []
  let logins = 0
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 1,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onAuth: ({ username = '', password }, _session, done) => {
      logins += 1
      if (password === mood.password) done(null, { user: username })
      // Some servers repeat the password in their refusal, and so does this one.
      else done(refused({ responseCode: 535, message: `5.7.8 wrong: ${password}` }))
    },
    onMailFrom: (_address, _session, done) => done(mood.sender && refused(mood.sender)),
    onRcptTo: (_address, _session, done) => done(mood.recipient && refused(mood.recipient)),
    onData: (stream, session, done) => {
      if (mood.isDying) {
        stream.once('data', () => {
          for (const connection of server.connections) connection.close()
        })
        return
      }
      const take = async (): Promise<void> => {
        const text = await textOf(stream)
        const { mailFrom, rcptTo } = session.envelope
        if (mood.message) return done(refused(mood.message))
        const mail = { from: mailFrom ? mailFrom.address : '', to: rcptTo[0]?.address ?? '', text }
        arrived.push(mail)
        await mood.arrived?.(mail)
        if (mood.ending === undefined) return done()
        if (mood.ending === 'hangs-up') for (const connection of server.connections) connection.close()
      }
      // A sender that was killed in the middle of its message has sent nothing.
      take().catch(() => {})
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: bound } = server.server.address() as AddressInfo
  return {
    arrived,
    mood,
    /** Returns how often a login was tried. */
    logins: () => logins,
    connections: () => connections,
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

export type TestRelay = Awaited<ReturnType<typeof relayWith>>

export const isOpen = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true))
    socket.on('error', () => done(false)).on('close', () => socket.destroy())
  })
