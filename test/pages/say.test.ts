import { expect, test } from 'vitest'
import { HOUR } from '../../shared/game/model/words.ts'
import { emailsFor } from '../../shared/email/game-emails/emails-for.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { type Stand, act, ask, begun, idOf, playOut, stand } from './stand.ts'

/** A game in which Joost (White) has moved and waits for Amara (Black). */
const waiting = async () => {
  const at = stand()
  const { creator, opponent } = await begun(at)
  await playOut(at, [opponent, creator], ['11-15', '23-19'])
  at.clock.now += HOUR
  return { at, creator, opponent }
}

const say = (at: Stand, seat: string, ply: number, text: string, when = 'now') =>
  act(at, seat, 'say', { ply: String(ply), text, when })

const play = (at: Stand, seat: string, ply: number, move: string, message = '') =>
  ask(at, `${seat}/move`, { form: { ply: String(ply), move, message } })

/** Returns the text in the page's field for a message. Undefined if there is no such field. */
const typedOn = async (at: Stand, path: string): Promise<string | undefined> =>
  /<textarea\s+id="message"[^>]*>\n([^<]*)<\/textarea>/.exec((await ask(at, path)).body)?.[1]

const quotesOn = async (at: Stand, path: string): Promise<readonly string[]> =>
  [...(await ask(at, path)).body.matchAll(/<blockquote>\s*<p>([^<]*) </g)].map(([, text = '']) => text)

const emailsAfter = async (at: Stand, seat: string) => {
  const loaded = await loadGame(at.service.games, idOf(seat))
  if (!loaded) throw new Error('the game goes on')
  const { stored, game } = loaded
  return emailsFor(idOf(seat), stored.version, game, stored.log.slice(-stored.last))
}

test('a message that is sent while waiting is on both pages at once, and in an email of its own', async () => {
  const { at, creator, opponent } = await waiting()
  expect(await typedOn(at, creator)).toBe('')
  const answered = await say(at, creator, 2, 'Take your time.')
  expect([answered.status, answered.headers['location']]).toEqual([303, `${creator}?done=say`])
  expect((await emailsAfter(at, creator)).map(({ kind, seat }) => [kind, seat])).toEqual([['news', 'opponent']])
  for (const seat of [creator, opponent]) expect(await quotesOn(at, seat)).toEqual(['Take your time.'])
  expect((await ask(at, `/g/${idOf(creator)}`)).body).not.toContain('Take your time.')
  await say(at, creator, 2, 'I am away on Sunday.')
  expect(await quotesOn(at, opponent)).toEqual(['Take your time.', 'I am away on Sunday.'])
})

test('a message before the first move is listed as that', async () => {
  const at = stand()
  const { creator, opponent } = await begun(at)
  await say(at, creator, 0, 'Have a good game.')
  for (const seat of [creator, opponent])
    expect((await ask(at, `${seat}?tab=mine`)).body).toMatch(
      /<p>Have a good game\.<\/p>\s*<footer>\w+ <span class="quiet">before the first move<\/span>/,
    )
})

test('a message with a move still brings no email but that of the turn', async () => {
  const { at, creator, opponent } = await waiting()
  await play(at, opponent, 2, '8-11', 'Sorry for the wait.')
  expect((await emailsAfter(at, creator)).map(({ kind, seat }) => [kind, seat])).toEqual([['your-turn', 'creator']])
})

test('a message that is kept for the next move is in its field on every device, until it has gone with a move', async () => {
  const { at, creator, opponent } = await waiting()
  expect((await say(at, creator, 2, 'Well played.', 'later')).headers['location']).toBe(`${creator}?done=say-later`)
  expect(await emailsAfter(at, creator)).toHaveLength(1)
  expect([await typedOn(at, creator), await quotesOn(at, opponent)]).toEqual(['Well played.', []])
  await play(at, opponent, 2, '8-11')
  expect(await typedOn(at, creator)).toBe('Well played.')
  await play(at, creator, 3, '22-17', 'Well played.')
  expect(await typedOn(at, creator)).toBe('')
  expect(await quotesOn(at, opponent)).toEqual(['Well played.'])
})

test('a planned reply does not use up the message that is kept, an empty one removes it, and so does sending it', async () => {
  const { at, creator, opponent } = await waiting()
  await act(at, creator, 'plan', { ply: '2', lines: '8-11 22-17' })
  await say(at, creator, 2, 'Well played.', 'later')
  await play(at, opponent, 2, '8-11')
  expect(await typedOn(at, creator)).toBe('Well played.')
  await say(at, creator, 4, '', 'later')
  expect(await typedOn(at, creator)).toBe('')
  await say(at, creator, 4, 'Hello', 'later')
  await say(at, creator, 4, 'Hello')
  expect(await typedOn(at, creator)).toBe('')
})

test('a message that comes after the other side has moved is in the field of the move', async () => {
  const { at, creator, opponent } = await waiting()
  await play(at, opponent, 2, '8-11')
  const { status, body } = await say(at, creator, 2, 'Take your time.')
  expect(status).toBe(409)
  expect(/<textarea\s+id="message"[^>]*>\n([^<]*)/.exec(body)?.[1]).toBe('Take your time.')
})

test('the messages of a turn are bounded, and a move with a message is still possible after them', async () => {
  const { at, creator, opponent } = await waiting()
  const statuses: number[] = []
  for (let n = 0; n < 14; n += 1) statuses.push((await say(at, creator, 2, `Message ${n}`)).status)
  expect([statuses.indexOf(409), statuses.filter((status) => status === 303).length]).toEqual([12, 12])
  await play(at, opponent, 2, '8-11')
  expect((await play(at, creator, 3, '22-17', 'And one more.')).status).toBe(303)
  expect((await act(at, creator, 'resign', { ply: '4', message: 'Thank you.' })).status).toBe(303)
})
