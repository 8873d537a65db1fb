import { HOUR, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import { type ReplyClaim, parseReplyName } from '../../../shared/service/credentials/addresses/reply-address.ts'
import { SERVER, mimeOf, received } from '../../email/reply/mime.ts'
import type { Dice } from '../chance.ts'
import type { Asked, Sent } from '../evidence.ts'
import type { Inbox } from '../ports/inbox.ts'
import { look } from './asides.ts'
import type { Company } from './company.ts'
import type { Table } from './table.ts'

/** The host of the addresses and the mail server for replies, in worlds whose people reply by email. */
export const REPLIES = { host: 'in.crownhead.test', server: SERVER } as const

/** Returns whether people of this world reply to emails: they do in every eighth world. */
export const hasWriters = (seed: number): boolean => seed % 8 === 3

/**
 * What the mail server finds when it checks a sender: `within` is the result in the email's own header, `beside` the
 * result that it reports separately.
 */
type Found = { readonly within: 'pass' | 'fail'; readonly beside: 'PASS' | 'FAIL' }

/**
 * An email that a person writes, and how it arrives. `kind`: `move` for a player's own move, otherwise why the email
 * may play no move.
 */
type Writing = {
  readonly kind: 'move' | 'forged' | 'forwarded' | 'automatic' | 'quoted' | 'nonsense'
  readonly text: string
  readonly from?: string
  readonly found?: Found
  readonly headers?: readonly (readonly [string, string])[]
  readonly draw?: true
}

const OTHER = 'friend@elsewhere.test'

const quoted = (mail: Sent['mail'], move: string): string =>
  `\n\nOn Monday Crownhead wrote:\n> ${move}\n${mail.text.slice(0, 400).replaceAll(/^/gm, '> ')}\n`

/**
 * Returns the emails that are written for one turn: mostly one with a move, sometimes the same twice, or others that
 * may play no move.
 */
const writingsFor = (dice: Dice, { mail }: Sent, moves: readonly string[]): readonly Writing[] => {
  const [move, another] = [dice.pick(moves as readonly [string, ...string[]]), moves[0] ?? '']
  const rest = quoted(mail, another)
  const draw = dice.chance(0.05)
  const right: Writing = { kind: 'move', text: `${move}${draw ? ' draw?' : ''}${rest}`, ...(draw && { draw }) }
  const found: Found = { within: dice.pick(['pass', 'fail']), beside: dice.pick(['PASS', 'FAIL']) }
  const forged = found.within === 'pass' && found.beside === 'PASS' ? { from: OTHER } : { found }
  const roll = dice.next()
  if (roll < 0.45) return [right]
  if (roll < 0.55) return [right, right]
  if (roll < 0.65) return [{ kind: 'forged', text: another + rest, ...forged }]
  if (roll < 0.7)
    return [{ kind: 'forwarded', text: another + rest, from: OTHER, headers: [['X-Forwarded-For', OTHER]] }, right]
  if (roll < 0.8) return [{ kind: 'automatic', text: another + rest, headers: [['Auto-Submitted', 'auto-replied']] }]
  if (roll < 0.9)
    return [
      { kind: 'quoted', text: `> ${another}${rest}` },
      { kind: 'quoted', text: `Well.${rest}` },
    ]
  if (roll < 0.98) return [{ kind: 'nonsense', text: `1-2${rest}` }, right]
  return Array.from({ length: 9 }, (): Writing => ({ kind: 'nonsense', text: `1-2${rest}` }))
}

const bytesOf = ({ text, found, headers = [] }: Writing, from: string): Uint8Array =>
  mimeOf(
    [
      ...received(from.slice(from.lastIndexOf('@') + 1), found?.within ?? 'pass'),
      ['From', `<${from}>`],
      ['Subject', 'Re: Draughts'],
      ...headers,
    ],
    [{ type: 'text/plain', text }],
  )

/**
 * Returns how long a person waits before they reply: mostly less than 20 minutes, otherwise up to 30 hours, or until
 * about the deadline.
 */
const waitFor = (dice: Dice, { view }: Table, now: number): number => {
  const deadline = view?.deadline ? Date.parse(view.deadline) : undefined
  if (deadline !== undefined && dice.chance(0.05))
    return Math.max(0, deadline - now + dice.pick([-30_000, -1000, 0, 999, 1000, 20_000, 31_000, 60_000]))
  return dice.chance(0.8) ? dice.between(SECOND, 20 * MINUTE) : dice.between(MINUTE, 30 * HOUR)
}

/** Notes an email in the evidence as a request to the service, and returns it. The only answer to it is an email. */
const askedBy = (
  { ground: { agenda, evidence } }: Company,
  claim: ReplyClaim,
  { kind, text, draw }: Writing,
): Asked => {
  const [move = ''] = text.split(/[\s]/)
  const body = { ply: claim.ply, ...(kind === 'move' && { move, ...(draw && { offerDraw: true }) }) }
  const asked: Asked = {
    number: evidence.asked.length,
    road: 'email',
    // Each email is an intent of its own. If several have a move, the move of the first one stands.
    intent: -1 - evidence.asked.length,
    at: agenda.now(),
    method: 'EMAIL',
    path: '',
    kind,
    game: claim.game,
    role: claim.seat,
    token: undefined,
    body,
  }
  evidence.asked.push(asked)
  return asked
}

/**
 * Lets people reply to the emails about their turns, and lets mail programs and strangers send what may play no move.
 */
export const writersOn = (company: Company, inbox: Inbox, on: (table: Table) => void) => {
  const { ground, later, tableAt } = company
  const { agenda, dice } = ground
  const write = (table: Table, claim: ReplyClaim, sent: Sent): void => {
    const { view } = table
    const { to, replyTo = '' } = sent.mail
    if (view?.status !== 'active' || view.ply !== claim.ply || view.legalMoves.length === 0) return on(table)
    for (const writing of writingsFor(dice, sent, view.legalMoves)) {
      const from = writing.from ?? to
      later(dice.between(0, MINUTE), () =>
        inbox.arrive({
          asked: askedBy(company, claim, writing),
          from,
          to: replyTo,
          bytes: bytesOf(writing, from),
          verdict: writing.found?.beside ?? 'PASS',
        }),
      )
    }
    later(dice.between(MINUTE, HOUR), () => look(company, table, () => on(table)))
  }
  return {
    /** Returns whether a player waits for the email about their turn, in order to reply to it. */
    waits: (): boolean => dice.chance(0.8),
    mailed: (sent: Sent): void => {
      const claim = parseReplyName(sent.mail.replyTo?.split('@')[0] ?? '')
      if (!claim || dice.chance(0.1)) return
      const table = tableAt(claim.game)
      later(waitFor(dice, table, agenda.now()), () => write(table, claim, sent))
    },
  }
}
