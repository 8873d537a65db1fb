import { describe, expect, test } from 'vitest'
import { isPlainEvent, isPlainName, plainNameOf } from '../../shared/email/text/plain-names.ts'

/** Parses code points in hexadecimal, and ranges of them. */
const signsOf = (ranges: string): readonly string[] =>
  ranges
    .trim()
    .split(/\s+/)
    .flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map((digits) => Number.parseInt(digits, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })

/** Letters and marks that Unicode 14's confusables.txt likens to one of . , : ; · / \ ! ? * + < > @ & _ - ^ */
const LIKE_SIGNS = `
  13f-140 1c3 241 294 2c6 2d0 7fa 903 97d a83 13ae 140c-1415 1417-141a 1427 1433 1437-1438 143a-1447 1454 1457-1464
  1474-1481 1492-149f 14ac-14b9 14c9-14ce 14dc-14e9 14f6-1503 150c 1517-1524 152f-153c 154e-154f 155b-155c 1568-1569
  1677-167d 16b2 18b3 18b6 18b9 18c2 18c6-18d3 18e0 18e3-18e5 18e8 18ea 18ed 18f0 18f2 2cb4 2cba 2cc6 2d48 2d51 3033
  30ce 4e36 4e3f a4f8-a4fb a4fd a778 a78f 1029b 1031f 16f3f 1d16d`

/**
 * Letters drawn much like those signs, and other signs that mail programs, browsers or readers turn into dots, slashes
 * or links.
 */
const OTHERS = `
  2e 2f 3a 40 5c b7 1c0-1c2 242 2d1 295 315 31a 334-338 358 387 483 5c3 640 660 6d4 701-702 964 fb9 1038 17c7-17c8 2022
  2024-2027 2044 2215 22c5 2488-249b 2cc7 2e31-2e33 302e-302f 3001-3002 3031 30fb a4fc a4fe-a4ff a60e a6f3 a789 fe12
  fe19 fe30 fe52 fe55 ff0e-ff0f ff1a ff61 ff65 10a50 16f51 1f100 21fe8`

const READ_AS_DOTS = signsOf(`${LIKE_SIGNS} ${OTHERS}`)

const NAMES = [
  'Otis',
  'Żaneta O’Neill-Ødegård',
  'Anna Maria Bos',
  'van ’t Hoff',
  'Nguyễn Văn Thụ',
  'Ọláwálé',
  'Đorđe',
  'İlker',
  'A',
  'Иван Петров',
  'Ольга-Мария',
  'Ґалаґан',
  'Ђорђе',
  'Γιώργος Παπάς',
  'Վահե',
  'გიორგი',
  'יוסי כהן',
  'محمد علي',
  'مُحَمَّد',
  'राम शर्मा',
  'ரவி',
  'สำราญ',
  'ሰላም',
  '김철수',
  '山田太郎',
  '井上ひろし',
  'サリー',
  '王小明',
]

/** Texts that are not accepted as names in an email to a stranger. */
const NONE = [
  '',
  ' ',
  'Otis ',
  ' Otis',
  'Otis  Bos',
  '-',
  'Otis-',
  '-Otis',
  'Otis--Bos',
  "''",
  'Otis’',
  'Your account was closed',
  'Averyveryverylongnameofone',
  'Call 0900 1234',
  'evil.example',
  'You won! Click',

  'win@evil.example',
  'evil\u2060example',
  'evil\u200bexample',
  'O\ntis',
  '\u202eOtis',
  '\u0323com',
  'a\u0300\u0301\u0302\u0303\u0304',
  // These mix two scripts, or have letters that stand for others.
  '\u0435xample',
  'exampl\u0435',
  'Otis 山田',
  'ｅｘａｍｐｌｅ',
  '𝐞𝐱𝐚𝐦𝐩𝐥𝐞',
  'ﬁn',
  '\ufdfa',
]

describe('in an email to a stranger', () => {
  test.each(NAMES)('%s is accepted as a name', (name) => {
    expect([isPlainName(name), isPlainEvent(`${name} 2026`)]).toEqual([true, true])
  })

  test.each(NONE)('%j is not accepted as a name', (name) => {
    expect([isPlainName(name), isPlainEvent(name), isPlainEvent(`${name} 2026`)]).toEqual([false, false, false])
  })

  test.each([
    ['J. de Vries', 'J de Vries'],
    ['H.J. Bakker', 'HJ Bakker'],
    ['Dr. A.B. Jansen', 'Dr AB Jansen'],
    ['Jan Jansen jr.', 'Jan Jansen jr'],
    ['T.co', ''],
    ['a.b.example', ''],
    ['evil. com. now. or', ''],
  ])('%s is written as %j', (name, written) => {
    expect(plainNameOf(name)).toBe(written)
  })

  test.each(['PayPal Helpdesk', 'Crownhead', 'crownhead Support', 'Security', 'the WEBMASTER', 'Info-Admin'])(
    '%s, the name of a role, is not accepted',
    (name) => expect(isPlainName(name)).toBe(false),
  )

  test.each([
    'Ashford Club Winter Championship',
    'Ashford Club Winter Championship 2026',
    '12th Ashford Draughts Club Winter Cup',
    '3. Vereinsmeisterschaft im Damespiel',
    'Открытый чемпионат города Москвы 2026',
    'Coupe d’hiver de Lyon',
    '40e clubkampioenschap van Utrecht',
  ])('%s is accepted as the name of an event', (event) => expect(isPlainEvent(event)).toBe(true))

  test.each([
    'Your account was closed today',
    'Call this number for your cup now',
    'Averyveryverylongnamewithoutanyend Cup Cup',
    'Your bank.example Winter Cup',
    'Ashford Club Cup 0900 12345',
    '123th Ashford Club Winter Cup',
    'Crownhead Support Winter Team Cup',
    'Winter Cup at evil\u2060example',
    'Winter Ch\u0430mpionship of Ashford Cup',
  ])('%s, which is longer, is not accepted', (event) => expect(isPlainEvent(event)).toBe(false))

  test.each(['Cup 0900', 'Cup 26', 'Cup 12345', 'Cup 2026 2027', '2026', 'Cup2026', 'Cup 2026 now'])(
    '%s is not accepted as the name of an event',
    (event) => expect(isPlainEvent(event)).toBe(false),
  )

  test('no letter that can be read as a dot or a slash is accepted, at any position', () => {
    expect(READ_AS_DOTS.length).toBeGreaterThan(300)
    const forged = READ_AS_DOTS.flatMap((sign) =>
      ['example', 'пример', 'παράδειγμα', '例', 'مثال', 'उदाहरण', '예'].flatMap((word) => [
        `${word}${sign}com`,
        `${word}${sign}${word}`,
        `${word}${sign}`,
        `${sign}${word}`,
        `${word} ${sign}`,
      ]),
    )
    expect([...forged, ...READ_AS_DOTS].filter((name) => isPlainName(name) || isPlainEvent(name))).toEqual([])
  })

  test('a browser makes one label of any accepted letters, and keeps the letters', () => {
    const begins = [...new Set(NAMES.join(''))].filter((sign) => /\p{L}/u.test(sign))
    const letters = Array.from({ length: 0x11_00_00 }, (_, code) => code)
      .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
      .map((code) => String.fromCodePoint(code))
      .filter((sign) => isPlainName(sign) || (/\p{M}/u.test(sign) && begins.some((one) => isPlainName(one + sign))))
    expect(letters.length).toBeGreaterThan(10_000)
    const split = letters.filter((sign) => {
      const url = `http://${sign}.example/`
      return URL.canParse(url) && new URL(url).host.split('.').length !== 2
    })
    expect(split).toEqual([])
    expect(letters.filter((sign) => /[^\p{L}\p{M}]/u.test(sign.normalize('NFKC')))).toEqual([])
  })
})
