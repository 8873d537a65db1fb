import type { TournamentReaderFacts } from '../../../api/views/tournaments/tournament-you-view.ts'
import { isoInstant } from '../../../api/values/iso.ts'
import type { Service } from '../../runtime/service.ts'
import type { AuthorizedTournament } from '../../tournaments/links/authorize-tournament.ts'
import type { ShownEmail } from '../../tournaments/reading/shown-emails.ts'
import { tournamentForReader } from '../../tournaments/reading/tournament-for-reader.ts'

const emailView = ({ mail, mailAt }: ShownEmail) => ({
  mail,
  ...(mailAt !== undefined && { mailAt: isoInstant(mailAt) }),
})

/** Returns what the holder of a link is shown besides the tournament itself. */
export const readerFacts = async (
  service: Service,
  authorized: AuthorizedTournament,
): Promise<TournamentReaderFacts> => {
  const { links, emails } = await tournamentForReader(service, authorized, authorized.actor)
  const { own, entry, deputy, ownEntry, invitations, boards } = links
  return {
    links: {
      ...(own && { own }),
      ...(entry && { entry }),
      ...(deputy && { deputy }),
      ...(ownEntry && { ownEntry }),
    },
    emails: new Map([...emails].map(([holder, shown]) => [holder, emailView(shown)])),
    invitations,
    seats: boards,
  }
}
