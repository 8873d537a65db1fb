/**
 * The option for the club's name. Its pattern equals the one in `shared/email/text/club-name.ts`, as a test checks. It
 * is repeated because the settings of a stage import nothing of the service.
 */
export const CLUB_OPTION = {
  form: /^(?=.{2,40}$)\p{L}[\p{L}\p{M}]*(?:(?: | & |['’-])\p{L}[\p{L}\p{M}]*)*$/u,
  says: "2 to 40 letters, with spaces, & ' - between",
  does: 'the name of your club, which the consent email begins with',
  without: 'the email names no club',
} as const
