import { ADDRESS_FORM } from './option-forms.ts'

/**
 * The option for the club's name. Its pattern equals the one in `shared/email/text/club-name.ts`, as a test checks. It
 * is repeated because the settings of a stage import nothing of the service.
 */
const CLUB_OPTION = {
  form: /^(?=.{2,40}$)\p{L}[\p{L}\p{M}]*(?:(?: | & |['’-])\p{L}[\p{L}\p{M}]*)*$/u,
  says: "2 to 40 letters, with spaces, & ' - between",
  does: 'the name of your club, for emails, the menu and `/v1`',
  without: 'none names a club',
} as const

/** The form of a page's address. It equals `WEB_PAGE` in `local/serving/settings/serving-settings.ts`. */
const PAGE_FORM = { form: /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w./~?=&%#+-]*)?$/, says: 'an https address' } as const

/** The options by which readers know who runs the service, and who may create games there. */
export const OPERATOR_OPTIONS = {
  club: CLUB_OPTION,
  imprint: { ...PAGE_FORM, does: 'the page that says who is responsible', without: 'no link to it' },
  privacy: {
    ...PAGE_FORM,
    does: 'the page about personal data; `npm run privacy` writes one',
    without: 'as `imprint`',
  },
  contact: {
    form: new RegExp(`${ADDRESS_FORM.form.source}|${PAGE_FORM.form.source}`),
    says: `${ADDRESS_FORM.says} or ${PAGE_FORM.says}`,
    does: 'an address or page for questions',
    without: 'as `imprint`',
  },
  newGames: {
    form: /^(?:anyone|keys|word:[\p{L}\p{N}-]{6,40})$/u,
    says: 'anyone, keys, or word: with 6 to 40 letters, digits or hyphens',
    does: 'who may create games: `anyone`; `word:…`, by this word or the link `/?word=…`; `keys`, your programs',
    without: 'anyone',
  },
  abuseTo: {
    ...ADDRESS_FORM,
    does: 'the address for reports of abuse and messages',
    without: 'as `imprint`',
  },
} as const
