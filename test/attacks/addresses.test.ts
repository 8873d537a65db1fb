import { describe, expect, test } from 'vitest'
import { canonicalAddress, isEmailAddress, mailableAddress } from '../../shared/api/values/email-address.ts'
import { parse } from '../../shared/api/input/parse-body.ts'
import { emailInput } from '../../shared/api/values/values.ts'

const long = (length: number, letter = 'a'): string => letter.repeat(length)

/** Addresses that an earlier version accepted, or that could be mistaken for another address. */
const HOSTILE: readonly (readonly [what: string, address: string])[] = [
  ['a NUL', 'a\u0000b@example.org'],
  ['a line break, which could begin a header', 'a@example.org\r\nBcc: b@example.org'],
  ['a change of direction', 'a\u202egro.elpmaxe@example.org'],
  ['a change of direction in the domain', 'a@exa\u202emple.org'],
  ['a zero-width space', 'a\u200bb@example.org'],
  ['a zero-width joiner', 'a\u200db@example.org'],
  ['a zero-width space in the domain', 'a@exam\u200bple.org'],
  ['a soft hyphen', 'a\u00adb@example.org'],
  ['an unseen letter of Hangul', 'a\u3164b@example.org'],
  ['a selector of variants', 'a\ufe0fb@example.org'],
  ['a tag', 'a\u{e0041}b@example.org'],
  ['a no-break space', 'a\u00a0b@example.org'],
  ['half a character', 'a\ud800@example.org'],
  ['marks in a pile', `a${'\u0301'.repeat(9)}@example.org`],
  ['two dots', 'a..b@example.org'],
  ['a dot at the beginning', '.a@example.org'],
  ['a dot at the end', 'a.@example.org'],
  ['65 characters before the @', `${long(65)}@example.org`],
  ['65 octets before the @', `${long(33, 'ż')}@example.org`],
  ['nothing before the @', '@example.org'],
  ['two @', 'a@b@example.org'],
  ['quotes', '"a b"@example.org'],
  ['a comment', 'a(b)@example.org'],
  ['a list', 'a@example.org,b@example.org'],
  ['a name and an address', 'Ada <a@example.org>'],
  ['a route through another host', 'a%b:c@example.org'],
  ['a space', 'a b@example.org'],
  ['no dot in the domain', 'a@localhost'],
  ['a dot at the end of the domain', 'a@example.org.'],
  ['two dots in the domain', 'a@example..org'],
  ['a hyphen before a dot', 'a@example-.org'],
  ['an underscore in the domain', 'a@exa_mple.org'],
  ['a number for a domain', 'a@127.0.0.1'],
  ['a number that a URL would read', 'a@0x7f.1'],
  ['a literal', 'a@[127.0.0.1]'],
  ['a part of the domain over 63', `a@${long(64)}.org`],
  ['a part of the domain over 63 once it is written in ASCII', `a@${long(58, 'ż')}.org`],
  ['a port', 'a@example.org:25'],
  ['a path', 'a@example.org/b'],
  ['a percent that a URL would decode', 'a@ex%61mple.org'],
  ['over 254 octets', `${long(64)}@${long(63)}.${long(63)}.${long(63)}.org`],
]

const HONEST: readonly (readonly [address: string, mailable?: string])[] = [
  ['ada@example.org'],
  ['Ada.King+draughts@Example.Org', 'Ada.King+draughts@example.org'],
  ["o'hara_{1}/x=y@mail.example.co.uk"],
  [`${long(64)}@example.org`],
  [`a@${long(63)}.org`],
  ['żaneta@example.org'],
  ['ада@почта.рф', 'ада@xn--80a1acny.xn--p1ai'],
  ['zoe@bücher.example', 'zoe@xn--bcher-kva.example'],
  ['用户@例子.中国', '用户@xn--fsqu00a.xn--fiqs8s'],
  ['हिन्दी@example.in'],
  ['a@x-y.museum'],
]

describe('an address of a shape that no honest mailbox has', () => {
  test.each(HOSTILE)('%s is refused', (_, address) => {
    expect(isEmailAddress(address)).toBe(false)
    expect(parse(emailInput, address)).toMatchObject({ ok: false })
  })
})

for (const [typed, mailable = typed] of HONEST)
  test(`${typed} is accepted as it is typed, and mailed in a form that every server accepts`, () => {
    expect(parse(emailInput, ` ${typed} `)).toEqual({ ok: true, value: typed })
    expect(mailableAddress(typed)).toBe(mailable)
  })

test('all spellings of a mailbox have one account', () => {
  const spellings = [
    'ada.king@gmail.com',
    'AdaKing@gmail.com',
    'a.d.a.king+games@googlemail.com',
    'adaking+1@GMail.com',
  ]
  expect(new Set(spellings.map(canonicalAddress)).size).toBe(1)
  expect(canonicalAddress('zoe@bücher.example')).toBe(canonicalAddress('Zoe@xn--bcher-kva.example'))
  expect(canonicalAddress('z\u0307oe@example.org')).toBe(canonicalAddress('\u017coe@example.org'))
  // Mail services that accept letters of any script take full-width letters for the ordinary ones.
  expect(canonicalAddress('\uff41da@example.org')).toBe(canonicalAddress('Ada@example.org'))
  expect(canonicalAddress('ada.king@example.org')).not.toBe(canonicalAddress('adaking@example.org'))
  expect(canonicalAddress('+ada@example.org')).not.toBe(canonicalAddress('+bob@example.org'))
})

test('a long hostile address is refused at once', () => {
  const begun = performance.now()
  for (const address of [
    `${'a.'.repeat(50_000)}@`,
    `${'a'.repeat(100_000)}@a`,
    `@${'a-'.repeat(50_000)}`,
    '@'.repeat(100_000),
  ])
    expect(parse(emailInput, address).ok).toBe(false)
  expect(performance.now() - begun).toBeLessThan(500)
})
