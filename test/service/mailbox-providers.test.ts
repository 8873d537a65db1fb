import { describe, expect, test } from 'vitest'
import { mailableAddress } from '../../shared/api/values/email-address.ts'
import { aliasedMailbox, domainWithQuota, registeredDomain } from '../../shared/service/limits/mailbox-providers.ts'

/** Returns the domain whose quota this typed address shares; undefined if it shares none. */
const quotaOf = (email: string): string | undefined => domainWithQuota(mailableAddress(email).split('@')[1] ?? '')

describe('the quota of first emails that a domain’s addresses share', () => {
  test.each([
    ['gmail.com', 'of a provider’s own domain'],
    ['GMail.COM', 'in any case'],
    ['ｇｍａｉｌ.com', 'in letters of full width'],
    ['yahoo.co.uk', 'of its domain in another country'],
    ['web.de', 'of one that serves a single country'],
    ['poczta.onet.pl', 'of a sub-domain that is one itself'],
  ])('does not exist at %s: %s', (domain) => {
    expect(quotaOf(`ann@${domain}`)).toBeUndefined()
  })

  test.each([
    ['example.org', 'example.org', 'a domain of somebody’s own'],
    ['EXAMPLE.org', 'example.org', 'in any case'],
    ['host7.example.org', 'example.org', 'a catch-all with a sub-domain for each address'],
    ['a.b.c.d.example.org', 'example.org', 'sub-domains of sub-domains'],
    ['club.co.uk', 'club.co.uk', 'one that is registered under a second label'],
    ['mail.club.co.uk', 'club.co.uk', 'its sub-domain'],
    ['other.co.uk', 'other.co.uk', 'its neighbour'],
    ['club.com.br', 'club.com.br', 'one under com in a country'],
    ['a.club.waw.ck', 'club.waw.ck', 'one in a country in which every second label is public'],
    ['mail.gmail.com', 'gmail.com', 'a provider’s sub-domain'],
    ['gmail.com.example.org', 'example.org', 'a domain that begins like a provider’s'],
    ['notgmail.com', 'notgmail.com', 'a domain that ends like a provider’s'],
    ['gmail.co', 'gmail.co', 'a provider’s name elsewhere'],
    ['proton.me', 'proton.me', 'a provider at which one mailbox has any number of addresses'],
    ['bücher.example', 'xn--bcher-kva.example', 'letters that are not ASCII'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example', 'the same as DNS has it'],
    ['post.BÜCHER.example', 'xn--bcher-kva.example', 'its sub-domain, in capitals'],
  ])('of %s is that of %s: %s', (domain, shared) => {
    expect(quotaOf(`ann@${domain}`)).toBe(shared)
  })

  test('is shared by several domains if the table lacks their second label, so that none gets around it', () => {
    expect([registeredDomain('one.gob.xx'), registeredDomain('two.gob.xx')]).toEqual(['gob.xx', 'gob.xx'])
  })
})

describe('the addresses of one mailbox', () => {
  test.each([
    ['ivan.petrov@yandex.ru', 'ivan-petrov@yandex.ru', 'Yandex reads a dot as a hyphen'],
    ['ivan-petrov@ya.ru', 'ivan-petrov@yandex.ru', 'and has several domains'],
    ['Ivan.Petrov+tag@YANDEX.com', 'ivan-petrov@yandex.ru', 'in any case, with any tag'],
    ['ｉｖａｎ.petrov@yandex.com.tr', 'ivan-petrov@yandex.ru', 'in letters of full width'],
    ['ivanpetrov@narod.ru', 'ivanpetrov@yandex.ru', 'but a dot is not nothing'],
    ['ivan_petrov@yandex.kz', 'ivan_petrov@yandex.ru', 'nor is an underscore a hyphen'],
    ['ann@me.com', 'ann@icloud.com', 'Apple has three domains'],
    ['Ann+tag@mac.com', 'ann@icloud.com', 'and tags'],
    ['ann.eve@icloud.com', 'ann.eve@icloud.com', 'where a dot is one'],
    ['a.n-n_eve@pm.me', 'anneve@proton.me', 'Proton reads neither dots nor hyphens nor underscores'],
    ['AnnEve@protonmail.com', 'anneve@proton.me', 'and has several domains'],
  ])('%s is that of %s: %s', (email, mailbox) => {
    expect(aliasedMailbox(email)).toBe(mailbox)
  })

  test.each(['ann@gmx.de', 'a.nn@gmail.com', 'ann@mail.yandex.ru', 'ann@yandex.ru.example.org', 'ann@notya.ru', 'ann'])(
    'of %s are not known',
    (email) => {
      expect(aliasedMailbox(email)).toBeUndefined()
    },
  )
})
