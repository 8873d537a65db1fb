import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPlayerList } from '../../../shared/api/input/tournaments/player-list.ts'
import { TOURNAMENT_ALLOWANCE } from '../../../shared/tournament/model/tournament-limits.ts'
import { sized } from '../../harness/size.ts'

const ANNIE = { name: 'Annie Bee', email: 'annie@example.org' }

describe('a pasted list of players', () => {
  test.each([
    ['Annie Bee <annie@example.org>', ANNIE],
    ['"Annie Bee" <annie@example.org>', ANNIE],
    ['Annie Bee, annie@example.org', ANNIE],
    ['annie@example.org; Annie Bee', ANNIE],
    ['Annie Bee\tannie@example.org', ANNIE],
    ['1. Annie Bee <annie@example.org>', ANNIE],
    ['- Annie Bee <annie@example.org>', ANNIE],
    ['"Bee, Annie", annie@example.org', { name: 'Bee, Annie', email: 'annie@example.org' }],
    ['Annie Bee', { name: 'Annie Bee' }],
    ['Annie Bee <annie@example.org>; London', { ...ANNIE, club: 'London' }],
    ['Annie Bee, annie@example.org, London, 123-45, 2104', { ...ANNIE, club: 'London', id: '123-45', rating: '2104' }],
    ['Annie Bee;;London', { name: 'Annie Bee', club: 'London' }],
    ['Annie Bee;annie@example.org;;;;Home;2;A', { ...ANNIE, team: 'Home', board: 2, section: 'A' }],
  ])('reads %j', (line, player) => {
    expect(readPlayerList(line)).toMatchObject({ players: [player], faults: [] })
  })

  test('has columns in the order of its first line, in the languages of the pages, and skips those of results', () => {
    const french = 'Nom;Courriel;Équipe;Damier;Capitaine\nZoë;zoe@example.fr;Lyon;1;oui\nLuc;;Lyon;2;non'
    expect(readPlayerList(french).players).toEqual([
      { name: 'Zoë', email: 'zoe@example.fr', team: 'Lyon', board: 1, captain: true },
      { name: 'Luc', team: 'Lyon', board: 2 },
    ])
    const table = '\uFEFFPlace,Name,Club,Points\r\n1,Annie Bee,London,14\r\n2,"\'=1+1",Leeds,9\r\n'
    expect(readPlayerList(table).players).toEqual([
      { name: 'Annie Bee', club: 'London' },
      { name: '=1+1', club: 'Leeds' },
    ])
  })

  test.each([
    ['Name,Federation,E-Mail\nAda,NL,ada@example.org', 'Federation'],
    ['Name;Phone\nAda;1', 'Phone'],
    ['Country,Name,Elo\nNL,Ada,1842', 'Country'],
    ['Name,Email,Email\nAda,ada@example.org,', 'Email'],
  ])('whose first line names columns is never read as that of a player: %j', (text, value) => {
    const { players, faults } = readPlayerList(text)
    expect(faults).toMatchObject([{ line: 1, fault: { code: 'heading', value } }])
    expect(players.map(({ name }) => name)).toEqual(['Ada'])
  })

  test('may have several people in a line, as the field of a mail program has them', () => {
    const line = 'Annie Bee <annie@example.org>, "Holt, Harry" <harry@example.co.uk>; Olga <olga@example.lv>,'
    expect(readPlayerList(line).players.map(({ name }) => name)).toEqual(['Annie Bee', 'Holt, Harry', 'Olga'])
  })

  test.each([
    ['Olga <olga@example>', { code: 'column', column: 'email', value: 'olga@example' }],
    ['<olga@example.lv>', { code: 'no-name' }],
    ['Olga, olga@example.lv, a, b, c, d, 1, f, g', { code: 'cells' }],
    ['Olga;;;;;Home;first', { code: 'column', column: 'board', value: 'first' }],
    ['x'.repeat(41), { code: 'column', column: 'name', value: 'x'.repeat(41) }],
  ])('says what is wrong with %j, by the number of its line, and reads the others', (line, fault) => {
    const { lines, players, faults } = readPlayerList(`Annie Bee\n\n${line}\nHarry Holt`)
    expect(players.map(({ name }) => name)).toEqual(['Annie Bee', 'Harry Holt'])
    expect(faults).toEqual([{ line: 3, text: line, fault }])
    expect(lines.map((each) => each.line)).toEqual([1, 3, 4])
  })

  test('says where somebody stood before, and who has no section while others do', () => {
    const twice = readPlayerList('Annie Bee, annie@example.org\nHarry\nannie bee <ANNIE@example.org>')
    expect(twice.faults).toMatchObject([{ line: 3, fault: { code: 'twice', first: 1 } }])
    // Two people may share a mailbox.
    expect(readPlayerList('Annie Bee, bee@example.org\nBob Bee, bee@example.org').faults).toEqual([])
    const sections = readPlayerList('Name;Section\nAnnie;A\nHarry;')
    expect(sections.faults).toMatchObject([{ line: 3, fault: { code: 'no-section' } }])
    // An address beside the one in brackets could be either's.
    const both = readPlayerList('Name,Email\nAnnie <annie@example.org>,London')
    expect(both.faults).toMatchObject([{ line: 2, fault: { code: 'column', column: 'email', value: 'London' } }])
  })

  test('has at most as many people as an event, and longer lists are read no slower', () => {
    const most = TOURNAMENT_ALLOWANCE.entrants
    const names = (count: number): string => Array.from({ length: count }, (_, at) => `Player ${at}`).join('\n')
    expect(readPlayerList(names(most)).faults).toEqual([])
    expect(readPlayerList(names(most + 1)).faults).toMatchObject([{ fault: { code: 'too-many' } }])
    expect(readPlayerList(names(50_000)).lines.length).toBeLessThan(most + 50)
  })

  test('of any text never throws, and counts its lines', () => {
    const sign = fc.constantFrom(...'ab@.<>,;\t"\n\r \'=-1:é', 'Name', 'Email', '<a@b.nl>')
    const text = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''))
    fc.assert(
      fc.property(text, (pasted) => {
        const { lines, players, faults } = readPlayerList(pasted)
        expect(players.length + faults.length).toBe(lines.length)
        for (const { line } of lines) expect(line).toBeLessThanOrEqual(pasted.split(/\r\n|\r|\n/).length)
      }),
      { numRuns: sized(300, 20_000) },
    )
  })
})
