import { expect, test } from 'vitest'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { textsFor } from '../harness/words.ts'
import { arbiterOf, ask, begun, idOf, playOut, stand } from './stand.ts'

/** Begins a game with an arbiter, in which both sides have moved once. */
const midway = async () => {
  const at = stand()
  const seats = await begun(at, { arbiterName: 'Ida', arbiterEmail: 'ida@draughts.test' })
  await playOut(at, [seats.opponent, seats.creator], ['11-15', '23-19'])
  return { at, ...seats }
}

const linksIn = (body: string): readonly string[] =>
  /<nav class="acts"[^]*?<\/nav>/.exec(body)?.[0].match(/<a[^>]*>/g) ?? []

const markedIn = (body: string): readonly string[] =>
  linksIn(body).filter((link) => link.includes('aria-current="true"'))

test('the link of the open panel is marked and closes it, and the others open theirs', async () => {
  const { at, opponent } = await midway()
  const closed = (await ask(at, opponent)).body
  expect([linksIn(closed).length > 2, markedIn(closed)]).toEqual([true, []])
  const open = (await ask(at, `${opponent}?panel=draw`)).body
  expect(markedIn(open)).toHaveLength(1)
  expect(markedIn(open)[0]).not.toContain('panel=draw')
  expect(linksIn(open).filter((link) => link.includes('panel='))).toHaveLength(linksIn(open).length - 1)
})

test('the tab of the arbiter says whether they get emails', async () => {
  const { at, creator } = await midway()
  const arbiter = await arbiterOf(at, creator)
  const contact = (await loadGame(at.service.games, idOf(arbiter)))?.game.arbiter?.contact ?? ''
  const { emails } = textsFor('en').seat
  for (const [change, sentence] of [
    [{ confirmed: true }, emails.on],
    [{ silent: true }, emails.off],
  ] as const) {
    await at.service.contacts.update(idOf(arbiter), contact, change)
    expect((await ask(at, arbiter)).body).toContain(sentence)
  }
})
