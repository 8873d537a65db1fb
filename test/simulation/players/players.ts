import { DAY, HOUR, MINUTE, SECOND, type Seat } from '../../../shared/game/model/words.ts'
import type { Dice } from '../chance.ts'
import { type Chapter, type Sent, type TournamentChapter, type View, isDoor } from '../evidence.ts'
import type { Ground } from '../ground.ts'
import { actWish, afterwardsOf, asideOf, waits } from './acts.ts'
import { follow, links, look, lookAtSettings, rotate, settings, silence } from './asides.ts'
import type { Inbox } from '../ports/inbox.ts'
import { hasWriters, writersOn } from './by-email.ts'
import type { Client, Wish } from './client.ts'
import { type Person, companyOf } from './company.ts'
import { devicesOn } from './devices.ts'
import { endgameClaim, hasEndgames } from './endgames.ts'
import { isHasty, moveWishes, thinkingTime } from './moves.ts'
import { pestsIn } from './pest.ts'
import type { Program } from './program.ts'
import { invitersOn } from './inviters.ts'
import { accept, create, standIn } from './sitting.ts'
import { readersOn } from './readers.ts'
import { returnedOn } from './returned.ts'
import { pressingOf, rosterOf } from './roster.ts'
import { strangersOn } from './strangers.ts'
import { ROLE_OF, type Table, seatOf } from './table.ts'
import type { Deeds } from '../tournaments/deeds.ts'
import { tournamentsOn } from '../tournaments/people.ts'
import { hasTournaments } from '../tournaments/terms.ts'
import { watchersOn } from './watchers.ts'

const STOP = /https:\/\/crownhead\.test\/s\/([uv][0-9a-z][0-9A-Za-z]{12}[\w-]{32})/
const LINK = /https:\/\/crownhead\.test\/p\/([cod][0-9a-z][0-9A-Za-z]{12}[\w-]{32})/
const INVITATION = /https:\/\/crownhead\.test\/i\/([fg][0-9a-z][0-9A-Za-z]{12}[\w-]{32})\.([\w-]{16,})/
const MARKED = /https:\/\/crownhead\.test\/p\/([cod][0-9a-z][0-9A-Za-z]{12}[\w-]{32})\.([\w-]{16,})/

/** The ways by which people reach the service: by forms, with a program, by email, and to tournaments. */
type Ways = {
  readonly client: Client
  readonly program: Program | undefined
  readonly inbox: Inbox
  readonly deeds: Deeds
}

/** Starts the people of a world: they create a few games, and play them until their patience is used up. */
export const startPlayers = (
  ground: Ground,
  { client, program, inbox, deeds }: Ways,
  {
    watching,
    mailboxes,
    devices,
    strange,
    creators,
    eventful,
  }: Readonly<Record<'watching' | 'mailboxes' | 'devices' | 'strange' | 'creators' | 'eventful', Dice>>,
) => {
  const { agenda, dice, tell } = ground
  const roster = rosterOf(ground)
  const company = companyOf(ground, client, program, roster)
  const { ask, later, together, tableAt } = company
  const pests = pestsIn(company)

  const beside = (table: Table, view: View): void => {
    const roll = dice.next()
    const seat = dice.pick<Seat>(['creator', 'opponent'])
    if (roll < 0.07) return rotate(company, table, seat, () => on(table))
    if (roll < 0.08 && table.forms[seat]) return lookAtSettings(company, table, seat, () => on(table))
    if (roll < 0.17) return settings(company, table, seat, () => on(table))
    if (roll < 0.2) return links(company, table, () => on(table))
    if (roll < 0.24 && view.deadline !== null) return standIn(company, table, view, on)
    const wish = asideOf(dice, table, view, agenda.now())
    if (wish.token === undefined) return on(table)
    const crossing = dice.chance(0.2)
      ? [{ ...wish, pace: 600 }, ...moveWishes(dice, table, view).map((move) => ({ ...move, pace: 600 }))]
      : [wish]
    together(crossing, () => on(table))
  }

  const finishUp = (table: Table, view: View): void => {
    const seat = view.turn ? seatOf(view, view.turn) : 'creator'
    const roll = dice.next()
    if (roll < 0.35) return ask(actWish(table, { role: seat, body: { type: 'resign' } }), () => on(table))
    if (roll < 0.55) {
      const crossing = (['creator', 'opponent'] as const).map((role) => ({
        ...actWish(table, { role, body: { type: 'offer-draw' } }),
        pace: 500,
      }))
      return together(crossing, () => on(table))
    }
    if (view.deadline === null) return ask(actWish(table, { role: seat, body: { type: 'resign' } }), () => on(table))
    if (roll < 0.8) {
      table.left = true
      tell(() => `no one plays on at ${table.id}`)
      return
    }
    return move(table, view)
  }

  const move = (table: Table, view: View): void => {
    // The email about the turn is sent after two minutes.
    if (writers?.waits()) return later(dice.between(5 * MINUTE, 3 * HOUR), () => look(company, table, () => on(table)))
    together(moveWishes(dice, table, view), () => on(table))
  }

  const act = (table: Table): void => {
    const { view } = table
    table.acting = false
    if (!view || table.left) return
    if (view.status !== 'active') {
      const wish = afterwardsOf(dice, table, view)
      if (wish?.token !== undefined) ask(wish, () => on(table))
      return
    }
    if (pests.flood(table, view, () => on(table))) return
    if (view.ply >= table.long) return finishUp(table, view)
    if (hasEndgames(ground.seed) && view.turn && dice.chance(0.1)) {
      const claim = actWish(table, { role: seatOf(view, view.turn), body: endgameClaim(dice) })
      if (claim.token !== undefined) return ask(claim, () => on(table))
    }
    if (dice.chance(waits(view) ? 0.35 : 0.11)) return beside(table, view)
    if (dice.chance(0.02)) return look(company, table, () => on(table))
    const seat = view.turn ? seatOf(view, view.turn) : 'creator'
    if (table.tokens[seat] === undefined) {
      // The link to a rematch may still come by email.
      if (table.patience > 150) return later(2 * HOUR, () => on(table))
      table.left = true
      return
    }
    move(table, view)
  }

  const moverAt = (table: Table, view: View): string | undefined => {
    const contacts = ground.evidence.chapters.get(table.id)?.at(-1)?.reckoned.contacts
    const contact = view.turn && contacts?.[seatOf(view, view.turn)]
    return ground.evidence.entries.get(`${table.id}/${contact}`)?.at(-1)?.email
  }

  /**
   * Lets the people at a table go on, each at their own pace; when their patience is used up, they leave the game to
   * the clock.
   */
  const on = (table: Table): void => {
    if (table.acting || table.left) return
    const { view, unseen } = table
    if (unseen) return follow(company, table, unseen, () => on(table))
    table.patience--
    if (table.patience < 0) {
      table.left = true
      return
    }
    table.acting = true
    if (!view)
      return later(MINUTE, () => {
        table.acting = false
        look(company, table, () => on(table))
      })
    const thinking = (): number =>
      roster && dice.chance(0.95)
        ? roster.thinking(moverAt(table, view), agenda.now())
        : thinkingTime(dice, table, view, agenda.now())
    const isAtOnce = isHasty(ground.seed) && view.ply === 0
    const wait = view.status === 'active' ? (isAtOnce ? SECOND : thinking()) : dice.between(SECOND, 2 * HOUR)
    later(wait, () => act(table))
  }

  const personAt = (email: string): Partial<Person> | undefined => {
    const reader = roster?.known(email)
    return reader && { email, timeZone: reader.timeZone }
  }

  /**
   * A person who gets a consent email presses its button, or ignores it. Half of the invited people accept on the page
   * that the email links to; the others have heard of the invitation elsewhere.
   */
  const consent = ({ text, to }: Sent['mail']): void => {
    const [, invitation = '', own = ''] = INVITATION.exec(text) ?? []
    if (invitation !== '' && dice.chance(0.5))
      later(dice.between(SECOND, DAY), () => accept(company, { token: invitation, mark: own, own: personAt(to) }, on))
    const [, token = '', mark = ''] = MARKED.exec(text) ?? []
    const role = ROLE_OF[token.charAt(0)]
    const { ignored, all, within } = pressingOf(ground.seed, personAt(to) !== undefined)
    if (role === undefined || dice.chance(ignored)) return
    const wish: Wish = {
      kind: 'emails',
      path: '',
      form: true,
      game: token.slice(2, 14),
      role,
      token,
      body: { mark, ...(dice.chance(all) && { all: '1' }) },
    }
    later(dice.between(SECOND, within), () => ask(wish, () => {}))
  }

  const writers = hasWriters(ground.seed) ? writersOn(company, inbox, on) : undefined

  const watchers = watchersOn(company, watching)
  const holders = devicesOn(company, devices)
  const readers = roster && readersOn(company, roster)
  const inviters = invitersOn(company, creators)
  const strangers = strangersOn(company, roster, strange, inviters.named)
  const events = hasTournaments(ground.seed) ? tournamentsOn(company, eventful, deeds, on) : undefined
  const games = roster?.games ?? dice.between(2, 4)
  for (let number = 0; number < games; number++)
    later(dice.between(0, 2 * DAY), () => create(company, number, on, roster?.clock))

  return {
    /** Returns how many requests and planned deeds of people are still open. */
    busy: () => company.busy() + deeds.busy(),
    happened: (chapter: TournamentChapter): void => events?.happened(chapter),
    stored: (chapter: Chapter): void => {
      watchers.stored(chapter)
      holders.stored(chapter)
      strangers.stored(chapter)
      inviters.stored(chapter)
    },
    cameBack: returnedOn(company, mailboxes).cameBack,
    /**
     * Lets the reader of an email act on it. It may have the link of a seat, even of a game that none of these people
     * knows yet.
     */
    mailed: (sent: Sent): void => {
      const { mail, game } = sent
      if (ground.evidence.tournaments.has(game)) return events?.mailed(sent)
      writers?.mailed(sent)
      if (isDoor(sent)) consent(mail)
      const stop = STOP.exec(mail.text)?.[1]
      if (stop !== undefined && dice.chance(0.005))
        silence(company, tableAt(game), stop.startsWith('u') ? 'creator' : 'opponent', stop)
      const token = LINK.exec(mail.text)?.[1]
      readers?.mailed(sent, token)
      const role = ROLE_OF[token?.charAt(0) ?? '']
      if (token === undefined || role === undefined) return
      // An email with requested links may begin with a seat of any game.
      const table = tableAt(token.slice(2, 14))
      if (table.old.includes(token)) return
      table.tokens[role] = token
      if (!table.view && !table.acting) on(table)
    },
  }
}
