import { parseDuration } from '../../../shared/api/values/iso.ts'
import { REMINDERS } from '../../../shared/game/model/events.ts'
import { DAY } from '../../../shared/game/model/words.ts'
import type { Asked } from '../evidence.ts'
import { INVITED } from './table.ts'

type Body = Asked['body']
type Fields = Readonly<Record<string, string | undefined>>

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

/** Returns a duration in whole days, as forms take it. */
const days = (duration: unknown): string | undefined =>
  duration === undefined ? undefined : String(Math.ceil((parseDuration(text(duration) ?? '') ?? 0) / DAY))

/** Returns the days of a gift of time: as many as the duration has hours, so that gifts differ. */
const gift = (duration: unknown): string | undefined => /^PT(\d+)H/.exec(text(duration) ?? '')?.[1]

const date = (instant: unknown): string | undefined => text(instant)?.slice(0, 10)

const part = (body: Body, name: string): Body => (body[name] ?? {}) as Body

const clockFields = (clock: unknown): Fields => {
  if (typeof clock !== 'object' || clock === null) return { clock: text(clock) }
  const { perMove, reserve, increment, cap, moves, period } = clock as Body
  return {
    clock: 'own',
    perMove: days(perMove),
    reserve: days(reserve),
    increment: days(increment),
    cap: days(cap),
    moves: text(moves),
    period: days(period),
  }
}

const openingFields = (opening: unknown): Fields => {
  if (typeof opening !== 'object' || opening === null) return { opening: text(opening) }
  const { fen, ballot } = opening as Body
  return fen === undefined ? { opening: text(ballot) } : { opening: 'fen', fen: text(fen) }
}

const person = (who: Body): Fields => ({
  name: text(who['name']),
  email: text(who['email']),
  timeZone: text(who['timeZone']),
})

const creating = (body: Body): Fields => ({
  ...person(part(body, 'creator')),
  seat: text(part(body, 'creator')['seat']),
  rules: text(body['rules']) ?? 'english',
  ...clockFields(body['clock']),
  ...openingFields(body['opening']),
  match: body['match'] === undefined ? 'single' : (text(body['matchOrder']) ?? 'together'),
  strictness: text(body['strictness']),
  tables: text(body['tables']),
  noShow: text(body['noShow']),
  invitationLife: days(body['invitationLife']) ?? '30',
  leave: '14',
  opponentName: text(part(body, 'opponent')['name']),
  opponentEmail: text(part(body, 'opponent')['email']),
  arbiterName: text(part(body, 'arbiter')['name']),
  arbiterEmail: text(part(body, 'arbiter')['email']),
})

const ticked = (is: unknown): string | undefined => (is === true ? '1' : undefined)

const settings = (body: Body): Fields => {
  const { mail, digestAt, reminders, quietHours } = part(body, 'notifications')
  const chosen = Array.isArray(reminders) ? reminders : []
  return {
    ...person(body),
    locale: 'en',
    mail: text(mail ?? 'turns'),
    digestAt: text(digestAt ?? 8),
    ...Object.fromEntries(REMINDERS.map((each) => [each, ticked(chosen.includes(each))])),
    quietHours: ticked(quietHours),
    playForced: ticked(body['playForced']),
  }
}

const moving = ({ ply, move, message, offerDraw, claim }: Body): Fields => ({
  ply: text(ply),
  move: text(move),
  message: text(message),
  offerDraw: ticked(offerDraw),
  claim: text(claim),
})

const lines = (value: unknown): string | undefined =>
  Array.isArray(value) ? value.map((line: readonly string[]) => line.join(' ')).join('\n') : undefined

const acting = ({ type, ply, time, seat, until, from, days: count, ...body }: Body): Fields => ({
  type: text(type),
  ply: text(ply),
  claim: text(body['claim']),
  days: text(count) ?? gift(time),
  seat: text(seat),
  until: date(until),
  from: date(from),
  ...((until !== undefined || type === 'take-leave') && { timeZone: 'UTC' }),
  square: text(body['square']),
  lines: lines(body['lines']),
  stronger: text(body['stronger']),
  result: text(body['result']),
})

/** Returns whether this request is sent by a form with a single field, and not by the whole settings form. */
const isOwn = ({ body }: Asked): boolean => Object.keys(body).length === 1

const fieldsOf = (asked: Asked, key: string | undefined): Fields => {
  const { kind, body, token } = asked
  switch (kind) {
    case 'create':
      return { key, ...creating(body) }
    case 'claim':
      return { key, ...person(body) }
    case 'stop-all':
      return { undo: text(body['undo']) }
    case 'move':
    case 'intruder':
      return moving(body)
    case 'rotate':
    case 'again':
      return {}
    case 'links':
      return { email: text(body['email']) }
    case 'emails':
      return { all: text(body['all']) }
    case 'settings':
      if (isSilencing(token)) return { 'List-Unsubscribe': 'One-Click' }
      return isOwn(asked)
        ? {
            note: text(body['note']),
            playForced: 'playForced' in body ? (ticked(body['playForced']) ?? '0') : undefined,
          }
        : settings(body)
    default:
      return acting(body)
  }
}

/** Returns whether this is the token of the link in an email that stops the seat's emails. */
const isSilencing = (token: string | undefined): boolean => token?.[0] === 'u' || token?.[0] === 'v'

/** Returns the path to which the form of this request is posted. */
export const formPath = (asked: Asked): string => {
  const { kind, token = '' } = asked
  switch (kind) {
    case 'create':
    case 'form':
      return token === '' ? '/' : invitationPath(asked)
    case 'links':
      return '/links'
    case 'stop-all':
      return `/n/${token}`
    case 'claim':
      return invitationPath(asked)
    case 'look':
      return `/p/${token}`
    case 'emails':
      return `/p/${token}.${String(asked.body['mark'])}/emails`
    case 'again':
      return `/p/${token}/emails`
    case 'move':
    case 'intruder':
      return `/p/${token}/move`
    case 'rotate':
      return `/p/${token}/rotate`
    case 'settings':
      return isSilencing(token) ? `/s/${token}` : `/p/${token}/${isOwn(asked) ? 'own' : 'settings'}`
    case 'settings-page':
      return `/p/${token}/settings`
    case 'tournament-public':
      return asked.path
    default:
      return `/p/${token}/act`
  }
}

const invitationPath = ({ token = '', body: { mark } }: Asked): string =>
  `/${token.charAt(0) in INVITED ? 'i' : 'a'}/${token}${mark === undefined ? '' : `.${text(mark)}`}`

/** Returns the form as a browser sends it. */
export const formBody = (asked: Asked, key: string | undefined): string =>
  new URLSearchParams(
    Object.entries(fieldsOf(asked, key)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
