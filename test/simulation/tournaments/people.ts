import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import { confirmTournament } from '../../../shared/service/tournaments/entry/confirm-tournament.ts'
import { enterTournament } from '../../../shared/service/tournaments/entry/enter-tournament.ts'
import { foundTournament } from '../../../shared/service/tournaments/entry/found-tournament.ts'
import { confirmEntrantEmails } from '../../../shared/service/tournaments/entry/tournament-consent.ts'
import { loadTournament } from '../../../shared/service/tournaments/record/tournament-store.ts'
import { entryLink } from '../../../shared/service/tournaments/links/tournament-links.ts'
import type { Dice } from '../chance.ts'
import type { Sent, TournamentChapter } from '../evidence.ts'
import type { Company } from '../players/company.ts'
import { ROLE_OF, type Table } from '../players/table.ts'
import { accountAt } from './account.ts'
import { clubOf } from './club.ts'
import { type Deeds, type EventLink, answerTo, byLink } from './deeds.ts'
import { officialsOn } from './officials.ts'
import { SECRETARY, firstEntrants, personNamed, termsBy } from './terms.ts'

const NAMED =
  /^[0-9A-Za-z]{12}-\d+-(secretary|deputy|\d+)-(confirm|deputy-invitation|invitation|entered|begun|news|final-report)(-\S+)?$/
const OWN = /https:\/\/crownhead\.test\/([oej])\/([a-z][0-9a-z][0-9A-Za-z]{14}[\w-]{32})\.([\w-]{16,})/
const SEATS = /https:\/\/crownhead\.test\/p\/([co][0-9a-z]([0-9A-Za-z]{12})[\w-]{32})/g

const KEY = '0123456789abcdef'

/** Lets the people of a world found a tournament, enter it, and play it. `on`: lets the players of a game go on. */
export const tournamentsOn = (company: Company, dice: Dice, deeds: Deeds, on: (table: Table) => void) => {
  const { agenda, evidence, seed } = company.ground
  const { later } = company
  const club = clubOf(company, dice, deeds)
  const { act, layTable, links, reopen } = club
  const officials = officialsOn(club)

  const found = (): void => {
    const terms = termsBy(dice, agenda.now())
    const entrants = firstEntrants(dice, terms)
    const request = { terms, secretary: personNamed(SECRETARY.name), entrants, key: `founding-${seed}-${KEY}` }
    deeds.ask(
      {
        kind: 'tournament-found',
        body: { names: entrants.map(({ name }) => name) },
        act: async (service, caller) => answerTo(await foundTournament(service, request, caller)),
      },
      ({ id, link }) => {
        if (id !== undefined && link !== undefined) links.set(`${id}/secretary`, { token: link })
      },
    )
  }

  const confirm = (id: string, link: EventLink): void =>
    deeds.ask(
      {
        kind: 'tournament-confirm',
        link,
        body: { holder: 'secretary', tournament: id },
        act: byLink(link, async (service, authorized, caller) =>
          answerTo(await confirmTournament(service, authorized, caller)),
        ),
      },
      () => officials.confirmed(id),
    )

  /** Presses the button by which an address that was typed is confirmed. */
  const pressEmails = (id: string, holder: string, link: EventLink): void =>
    deeds.ask({
      kind: 'tournament-emails',
      link,
      body: { holder, tournament: id },
      act: byLink(link, async (service, authorized, { receivedAt }) => {
        await confirmEntrantEmails(service, authorized, receivedAt)
        return { status: 200 }
      }),
    })

  /** Reads all that everybody can read of a tournament. */
  const look = (id: string): void => {
    const read = (path: string, form: boolean): void =>
      company.ask(
        { kind: 'tournament-public', method: 'GET', path, form, body: { tournament: id }, isSteady: true },
        () => {},
      )
    for (const file of ['', '.csv', '.pdn']) read(`/v1/tournaments/${id}${file}`, false)
    for (const page of ['', '/embed']) read(`/t/${id}${page}`, true)
  }

  /** Enters by the link that the club has published. */
  const enter = (id: string): void => {
    const person = personNamed(club.newcomer())
    const key = `entry-${seed}-${person.name}-${KEY}`
    deeds.ask({
      kind: 'tournament-enter',
      body: { name: person.name, tournament: id },
      pace: dice.chance(0.3) ? 900 : 0,
      act: async (service, caller) => {
        const loaded = await loadTournament(service.tournaments, id)
        if (!loaded) return { status: 404 }
        const { token } = entryLink(service, id, loaded.tournament)
        return byLink({ token }, async (_, authorized) => {
          const { actor } = authorized
          if (actor.role !== 'stranger') return { status: 404 }
          return answerTo(await enterTournament(service, { ...authorized, actor }, person, key, caller))
        })(service, caller)
      },
    })
  }

  /** Lets strangers enter until the entry closes, some of them in the last seconds or too late. */
  const enterLater = (id: string, closesAt: number | undefined): void => {
    const now = agenda.now()
    const end = closesAt ?? now + 2 * DAY
    for (let more = dice.between(0, 4); more > 0; more -= 1) {
      const at = dice.chance(0.4)
        ? end + dice.pick([-2 * SECOND, -1, 0, 999, 5 * SECOND])
        : now + dice.between(0, end - now)
      later(Math.max(0, at - now), () => enter(id))
    }
  }

  /** Answers an invitation: most accept, some of them too late; some decline, and some never answer. */
  const answer = (id: string, holder: string, link: EventLink): void => {
    const roll = dice.next()
    if (roll > 0.93) return
    links.set(`${id}/${holder}`, link)
    const type = roll < 0.82 ? 'accept' : 'decline'
    later(dice.between(SECOND, dice.chance(0.8) ? 20 * HOUR : 5 * DAY), () =>
      act(id, holder, { type }, ({ link: own }) => {
        if (own !== undefined) links.set(`${id}/${holder}`, { token: own })
      }),
    )
  }

  /** Lets the boards of an email be played, by both players who have such links. */
  const play = (text: string): void => {
    for (const [, token = '', game = ''] of text.matchAll(SEATS)) {
      const role = ROLE_OF[token.charAt(0)]
      const table = layTable(game)
      if (role === undefined || table.old.includes(token)) continue
      table.tokens[role] = token
      if (!table.view && !table.acting) on(table)
    }
  }

  if (evidence.tournaments.size === 0) later(dice.between(0, DAY), found)

  return {
    /** Lets people act on what has happened, as they hear of it. */
    happened: (chapter: TournamentChapter): void => {
      for (const fact of chapter.step) {
        if (fact.type === 'sent') {
          const [founded] = evidence.tournaments.get(chapter.id)?.[0]?.step ?? []
          const { closesAt, open = false } = founded?.type === 'founded' ? founded.terms.entry : {}
          if (open) enterLater(chapter.id, closesAt)
          // The faults of the world do not stop before the event has begun.
          if (closesAt !== undefined) later(closesAt + HOUR - agenda.now(), () => {})
        }
        if (fact.type === 'sent' || fact.type === 'started') later(dice.between(MINUTE, DAY), () => look(chapter.id))
        if (fact.type === 'started') later(dice.between(4, 14) * DAY, () => {})
        officials.happened(chapter.id, fact)
      }
    },
    /** Lets the reader of an email act on it. */
    mailed: ({ mail, game: id }: Sent): void => {
      const [, holder = '', kind = '', question] = NAMED.exec(mail.id) ?? []
      const [, letter = '', token = '', mark = ''] = OWN.exec(mail.text) ?? []
      if (token === '') return
      const link = { token, mark }
      if (letter !== 'j') links.set(`${id}/${holder}`, link)
      play(mail.text)
      if (kind === 'confirm' && dice.chance(0.95)) later(dice.between(MINUTE, 12 * HOUR), () => confirm(id, link))
      if (kind === 'invitation') answer(id, holder, link)
      if (kind === 'news' && accountAt(evidence, id)?.rotations.some((each) => each.holder === Number(holder)))
        later(dice.between(MINUTE, HOUR), () => reopen(id, Number(holder)))
      if (kind === 'deputy-invitation' && dice.chance(0.9))
        later(dice.between(MINUTE, DAY), () => act(id, holder, { type: 'accept-deputy' }))
      if ((kind === 'entered' || kind === 'begun') && question !== undefined && dice.chance(0.9))
        later(dice.between(MINUTE, 8 * HOUR), () => pressEmails(id, holder, link))
    },
  }
}
