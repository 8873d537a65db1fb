import { mailableAddress } from '../../../api/values/email-address.ts'
import type { Instant } from '../../../game/model/words.ts'
import { composeTournamentEmail } from '../../../email/tournament/compose-tournament-email.ts'
import { loadTournamentMailFor } from '../../../texts/tournament/tournament-email-texts.ts'
import { unsubscribeAllLink } from '../../credentials/links.ts'
import type { OutgoingEmail } from '../../ports/email.ts'
import {
  emailedTournamentLink,
  publicTournamentLink,
  tournamentSilenceLink,
} from '../../tournaments/links/tournament-links.ts'
import { readersBoards } from './readers-boards.ts'
import {
  type TournamentEmailReader,
  type TournamentMailPorts,
  type UntoldNews,
  toldVersion,
} from './tournament-reader.ts'

/** What an email says. `request`: tells apart emails that say the same. `asksConsent`: the mailbox has not consented. */
export type ToldToPerson = UntoldNews & { readonly request?: string | undefined; readonly asksConsent: boolean }

/** The kinds of emails that list the reader's boards. */
const LISTS_BOARDS: ReadonlySet<UntoldNews['kind']> = new Set(['begun'])

const listsBoards = ({ kind, news }: UntoldNews): boolean =>
  LISTS_BOARDS.has(kind) || news.some(({ fact }) => fact.type === 'replaced')

/** Writes an email about a tournament. `in-hand`: its boards are still being made. */
export const writeTournamentEmail = async (
  ports: TournamentMailPorts,
  reader: TournamentEmailReader,
  content: ToldToPerson,
  now: Instant,
): Promise<OutgoingEmail | 'in-hand'> => {
  const { id, holder, loaded, to } = reader
  const { tournament } = loaded
  const { kind, news, asksConsent, request } = content
  const boards = listsBoards(content) ? await readersBoards(ports, reader) : []
  if (boards === 'in-hand') return boards
  const links = {
    own: emailedTournamentLink(ports, id, tournament, { to: holder, email: to.email }),
    table: publicTournamentLink(ports, id).url,
    pdn: `${ports.origin}/v1/tournaments/${id}.pdn`,
    csv: `${ports.origin}/v1/tournaments/${id}.csv`,
    stopAll: unsubscribeAllLink(ports, to.email),
    ...(!asksConsent && { stop: tournamentSilenceLink(ports, id, tournament, holder) }),
  }
  const words = await loadTournamentMailFor(to.locale, ports.operator)
  const facts = { kind, id, tournament, to: holder, news, links, boards, asksConsent }
  const context = { now, ...(to.timeZone !== undefined && { timeZone: to.timeZone }) }
  return {
    id: `${id}-${toldVersion(reader, news)}-${holder}-${kind}${request === undefined ? '' : `-${request}`}`,
    to: mailableAddress(to.email),
    ...composeTournamentEmail(facts, words, context),
  }
}
