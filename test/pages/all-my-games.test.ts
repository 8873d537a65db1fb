import { describe, expect, test } from 'vitest'
import { makeEmailProof } from '../../shared/service/credentials/email-proof.ts'
import { type Language, LANGUAGES, loadTexts } from '../../shared/texts/languages/languages.ts'
import { type Stand, act, ask, begun, invitationOf, newGame, stand } from './stand.ts'

const READER = 'amara@elsewhere.test'

/** Returns the link as it stands in an email to the reader: with the proof that the address received it. */
const mailed = ({ service }: Stand, link: string): string =>
  `${link}.${makeEmailProof(service.signer, link.slice('/p/'.length), READER)}`

/** Pages with the button "all my games", each opened by a link from an email, and the status of the answer. */
const PAGES: Readonly<Record<string, readonly [status: number, link: (at: Stand) => Promise<string>]>> = {
  'a seat that has yet to ask for emails': [
    200,
    async (at) => mailed(at, (await begun(at, { email: READER })).creator),
  ],
  'an invitation whose game was called off': [
    410,
    async (at) => {
      const creator = await newGame(at, { opponentName: 'Amara', opponentEmail: READER })
      const invitation = invitationOf((await ask(at, creator)).body)
      await act(at, creator, 'abort')
      return mailed(at, invitation)
    },
  ],
  'a link that was replaced': [
    410,
    async (at) => {
      const { creator } = await begun(at, { email: READER })
      await ask(at, `${creator}/rotate`, { method: 'POST' })
      return mailed(at, creator)
    },
  ],
}

describe.each(Object.entries(PAGES))('the page of %s', (_, [status, link]) => {
  test.each(LANGUAGES)('has the button "all my games" and says which later ones it covers: %s', async (language) => {
    const at = stand()
    const shown = await ask(at, await link(at), { headers: { 'accept-language': language } })
    const { wantAll, wantAllHint } = (await loadTexts(language)).texts.seat.emails
    expect(shown.status).toBe(status)
    expect(shown.body).toMatch(new RegExp(`<button name="all" value="1"[^>]*>${wantAll}</button>`))
    expect(shown.body).toContain(wantAllHint)
  })
})

/**
 * Words that the button and the sentence beside it must have. The sentence names the later games for which emails
 * start, too: those that the reader accepts from emails, begins on a page that an email opened, or begins with a key,
 * and those against a known opponent or from a known owner.
 */
const COVERED: Readonly<Record<Language, readonly [button: string, ...hint: readonly string[]]>> = {
  en: ['later ones', 'accept from our emails', 'page that you opened from one', 'key', 'against somebody', 'a club'],
  nl: ['latere', 'aanneemt vanuit onze e-mails', 'pagina die je vanuit zo’n e-mail', 'sleutel', 'iemand', 'een club'],
  de: ['späteren', 'aus unseren E-Mails annimmst', 'daraus geöffneten Seite', 'Schlüssel', 'jemanden', 'einem Verein'],
  fr: ['futures', 'acceptez depuis nos e-mails', 'page ouverte depuis l’un d’eux', 'clé', 'quelqu’un', 'd’un club'],
  pl: ['późniejszych', 'przyjmiesz z naszych', 'stronie otwartej z takiego e-maila', 'kluczem', 'z kimś', 'od klubu'],
  ru: ['будущих', 'примете из наших писем', 'страницы, открытой из такого письма', 'ключом', 'с тем', 'от клуба'],
  'pt-BR': ['futuras', 'aceitar pelos nossos', 'página aberta a partir de um deles', 'chave', 'alguém', 'de um clube'],
  es: ['futuras', 'aceptes desde nuestros', 'página que abriste desde uno', 'clave', 'alguien', 'de un club'],
}

test.each(LANGUAGES)('the sentence beside the button names all later games that it covers: %s', async (language) => {
  const { wantAll, wantAllHint } = (await loadTexts(language)).texts.seat.emails
  const [button, ...hint] = COVERED[language]
  expect(wantAll).toContain(button)
  for (const words of hint) expect(wantAllHint).toContain(words)
})
