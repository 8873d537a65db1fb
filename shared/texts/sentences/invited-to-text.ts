import type { AllTexts } from '../languages/catalogue.ts'

/** The club whose service invites, and the event that the game belongs to. */
export type InvitedTo = { readonly club?: string | undefined; readonly event?: string | undefined }

/** Returns the club and the event in one sentence. Empty without either. */
export const invitedToText = ({ whom }: AllTexts['invitation'], { club, event }: InvitedTo): string => {
  if (club === undefined) return event === undefined ? '' : whom.event(event)
  return event === undefined ? whom.club(club) : whom.both(club, event)
}
