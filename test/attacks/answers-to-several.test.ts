import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import { HOST } from './answering.ts'
import { type Several, READER, answerTo, codeIn, severalWorld, the } from './several-games.ts'

const BEFORE = ['11-15']
const last = ({ mails }: Several) => mails.at(-1)
const allMoves = (world: Several) => Promise.all(world.games.map(world.moves))

/** Writes a line for each game: its code, and a move. */
const linesFor = ({ games }: Several, moves: readonly string[]): string =>
  games.map((game, at) => `${codeIn(game)} ${moves[at] ?? ''}`).join('\n')

describe('an email about several games', () => {
  test('says how to answer it, with an example, and has a code beside each board', async () => {
    const world = await severalWorld(3)
    const { text = '', html = '', replyTo } = world.email ?? {}
    expect(replyTo).toMatch(new RegExp(`^s1[a-z2-7]{15}c[a-z2-7]{27}@${HOST.replaceAll('.', '\\.')}$`))
    expect(text).toMatch(/^~~ Answer above this line ~~\n/)
    for (const written of [text, html]) {
      expect(written).toMatch(/Or answer this email, with one line for each game, such as: \w{6} \d+-\d+/)
      for (const game of world.games) expect(written).toContain(`In an answer: ${codeIn(game)} and your move`)
    }
    const example = /such as: (\w{6} \d+-\d+)/.exec(text)?.[1] ?? ''
    expect(await answerTo(world, example)).toBe('played')
  })

  test('is answered by one line for each game, and one email says what came of each', async () => {
    const world = await severalWorld(3)
    const [first, second, third] = [the(world, 0), the(world, 1), the(world, 2)]
    const words = `Hi,\n\n${codeIn(first)} 22-17\n${codeIn(second).toUpperCase()}: 1... 23-19\n“${codeIn(third).toLowerCase()} 1-2”\n\nVic`
    expect(await answerTo(world, words)).toBe('played')
    expect(await allMoves(world)).toEqual([[...BEFORE, '22-17'], [...BEFORE, '23-19'], BEFORE])
    expect(world.mails).toHaveLength(2)
    const { text = '', headers = {}, subject } = last(world) ?? {}
    expect(subject).toBe('Draughts: your answer by email')
    expect(headers['Auto-Submitted']).toBe('auto-replied')
    expect(text).toContain('You played 22-17.')
    expect(text).toContain('You played 23-19.')
    expect(text).toContain('No legal move fits it, or more than one.')
    for (const { id } of world.games) expect(text).toMatch(new RegExp(`/p/.{2}${id}`))
    // The game in which it is still the reader's turn can be answered again, from the email with the results.
    expect(await answerTo(world, `${codeIn(third)} 22-18`, { to: last(world)?.replyTo ?? '' })).toBe('played')
    expect(await world.moves(third)).toEqual([...BEFORE, '22-18'])
  })

  test('plays each move once when the same answer comes twice', async () => {
    const world = await severalWorld(2)
    const words = linesFor(world, ['22-17', '23-19'])
    expect(await answerTo(world, words, { id: 'one' })).toBe('played')
    expect(await answerTo(world, words, { id: 'one' })).toBe('played')
    expect(await allMoves(world)).toEqual([
      [...BEFORE, '22-17'],
      [...BEFORE, '23-19'],
    ])
  })

  test('plays nothing by a line without a code, with an unknown code, or by two lines for one game, and says so', async () => {
    const world = await severalWorld(2)
    const first = the(world, 0)
    expect(await answerTo(world, '22-17')).toBe('uncoded')
    expect(last(world)?.text).toContain('Every line has to begin with the code of its game')
    expect(await answerTo(world, 'zzzzzz 22-17')).toBe('unknown')
    expect(last(world)?.text).toContain('No game that the email was about has this code.')
    expect(await answerTo(world, `${codeIn(first)} 22-17\n${codeIn(first)} 23-19`)).toBe('several')
    expect(await answerTo(world, `${codeIn(first)} hello`)).toBe('uncoded')
    expect(await answerTo(world, 'Thanks!')).toBe('uncoded')
    expect(await allMoves(world)).toEqual([BEFORE, BEFORE])
  })

  test('ignores quoted lines and lines below a signature', async () => {
    const world = await severalWorld(2)
    const [first, second] = world.games.map(codeIn)
    const words = `${first} 22-17\n-- \n${second} 22-17\n\nOn Monday Crownhead wrote:\n> ${second} 22-17\n${second} 22-17`
    expect(await answerTo(world, words)).toBe('played')
    expect(await allMoves(world)).toEqual([[...BEFORE, '22-17'], BEFORE])
  })
})

describe('the reply address of an email about several games', () => {
  test('is worthless with one character changed, for another game, or at a later turn', async () => {
    const [world, other] = [await severalWorld(2), await severalWorld(2)]
    const words = linesFor(world, ['22-17', '23-19'])
    for (let at = 2; at < 45; at++) {
      const letter = world.address.charAt(at) === 'a' ? 'b' : 'a'
      const changed = world.address.slice(0, at) + letter + world.address.slice(at + 1)
      expect(await answerTo(world, words, { to: changed })).toMatch(/unproven|no-game|no-address/)
    }
    expect(await answerTo(world, words, { to: other.address })).toBe('no-game')
    expect(await answerTo(other, words)).toBe('unknown')
    expect(await allMoves(world)).toEqual([BEFORE, BEFORE])
    // The player moves on the page in between and the opponent replies, so the answer is about an earlier turn.
    const first = the(world, 0)
    await world.move(first.id, first.own, 1, '22-17')
    await world.move(first.id, first.other, 2, '8-11')
    expect(await answerTo(world, `${codeIn(first)} 17-14`)).toBe('older')
    expect(await world.moves(first)).toHaveLength(3)
  })

  test('covers no seat whose link has been replaced since, and no game that begins later', async () => {
    const world = await severalWorld(2)
    const [first, second] = [the(world, 0), the(world, 1)]
    world.clock.now += HOUR
    await world.ask('POST', '/v1/seat/rotate', first.own)
    expect(await answerTo(world, linesFor(world, ['22-17', '23-19']))).toBe('played')
    expect(await allMoves(world)).toEqual([BEFORE, [...BEFORE, '23-19']])
    expect(last(world)?.text).toContain('your link has been replaced since')
    expect(await world.moves(second)).toHaveLength(2)
    const creator = { name: 'Vic', seat: 'black', email: READER, locale: 'en' }
    const { body } = await world.create({ creator, clock: { perMove: 'P3D' } })
    await world.ask('POST', `/v1/games/${body.game.id}/claim`, body.links['invitation']?.token, { name: 'Eve' })
    await world.press(READER)
    expect(await answerTo(world, `${body.game.id.slice(0, 6)} 11-15`)).toBe('unknown')
  })

  test('plays nothing for another or an unverified sender: the mailbox is told of each move', async () => {
    const world = await severalWorld(2)
    const words = linesFor(world, ['22-17', '23-19'])
    for (const [outcome, more] of [
      ['foreign', { from: 'eve@evil.example' }],
      ['unverified', { verdict: 'fail' }],
      ['unverified', { isVouched: false }],
    ] as const) {
      expect(await answerTo(world, words, more)).toBe(outcome)
      expect(last(world)?.to).toBe(READER)
      expect(last(world)?.text).toContain('?move=22-17')
      expect(last(world)?.text).toContain('?move=23-19')
      expect(await answerTo(world, 'Buy this', more)).toBe('forged')
    }
    expect(await answerTo(world, words, { sender: '' })).toBe('automatic')
    expect(await allMoves(world)).toEqual([BEFORE, BEFORE])
  })

  test.each([0, 1, 2])('plays for no seat that has left the mailbox, and shows no link to it: %d', async (at) => {
    const world = await severalWorld(3)
    const gone = the(world, at)
    await world.ask('PATCH', '/v1/seat', gone.own, { email: 'new@players.test' })
    await world.flush()
    world.mails.length = 0
    const replied = await answerTo(world, linesFor(world, ['22-17', '23-19', '22-18']))
    // The mailbox is looked up in one of the games. If that is the game whose seat has a new address, the answer is
    // unproven.
    expect(['played', 'unproven']).toContain(replied)
    expect(await world.moves(gone)).toEqual(BEFORE)
    for (const { text } of world.mails) expect(text).not.toMatch(new RegExp(`/p/.{2}${gone.id}`))
  })

  test('is not offered when at most an hour is left in a game', async () => {
    const world = await severalWorld(2, { clock: { perMove: 'PT60M' } })
    expect(world.mails.length).toBeGreaterThan(0)
    for (const { replyTo, text } of world.mails) {
      expect(replyTo).toBeUndefined()
      expect(text).not.toContain('In an answer:')
    }
  })

  test('refuses late answers, each by the clock of its own game', async () => {
    const world = await severalWorld(2)
    world.clock.now += 3 * DAY + HOUR
    expect(await answerTo(world, linesFor(world, ['22-17', '23-19']))).toBe('late')
    expect(await allMoves(world)).toEqual([BEFORE, BEFORE])
  })
})
