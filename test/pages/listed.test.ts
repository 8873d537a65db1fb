import { describe, expect, test } from 'vitest'
import type { EventType } from '../../shared/game/model/events.ts'
import { handle } from '../../shared/service/games/handle.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { textsFor } from '../harness/words.ts'
import { act, ask, begun, idOf, invitationOf, locationOf, playOut, stand } from './stand.ts'

/** The list leaves out events that only one role may know of, and those that would only repeat the board. */
const UNLISTED: readonly EventType[] = [
  ...(['chose', 'planned', 'link-rotated', 'renamed', 'forgotten', 'said', 'reseat-vetoed'] as const),
  ...(['offered', 'moved', 'reminded', 'declined', 'expired', 'renewed'] as const),
  ...(['rematch-offered', 'rematch-agreed'] as const),
]

test('the list of events has no event that only one role may know of', () => {
  for (const type of UNLISTED) expect(Object.keys(textsFor('en').happened)).not.toContain(type)
})

const WORDS = { who: 'Ann', whom: 'Bob', time: '', from: 'FROM', when: 'UNTIL', square: '' }

describe.each(LANGUAGES)('in the list of events, in %s', (language) => {
  const { happened } = textsFor(language)

  test.each([true, false])('leave says its start only if it is later: %s', (isLater) => {
    for (const isYou of [true, false]) {
      const sentence = happened['leave-taken']({ ...WORDS, isYou, isToYou: false, isLater })
      expect([sentence.includes('FROM'), sentence.includes('UNTIL')]).toEqual([isLater, true])
    }
  })

  test('a game that was called off ends with a sentence, and the arbiter is named', () => {
    expect(happened.aborted).toMatch(/\.$/)
    expect(happened.appointed({ ...WORDS, isYou: false, isToYou: false, isLater: false })).toContain('Ann')
  })
})

test('the page lists leave, the arbiter, and the end of a game that was called off', async () => {
  const at = stand()
  const email = { arbiterName: 'Ida', arbiterEmail: 'ida@draughts.test' }
  const { creator, opponent } = await begun(at, email)
  const invitation = invitationOf((await ask(at, creator)).body)
  const guest = { key: 'arbiter-key-0123456789', timeZone: '', name: 'Ida', email: '' }
  const arbiter = locationOf(await ask(at, invitation, { form: guest }))
  const linesOn = async (path: string): Promise<readonly string[]> => {
    const { body } = await ask(at, `${path}?tab=events`)
    const [, list = ''] = /<ul class="events">([^]*?)<\/ul>/.exec(body) ?? []
    return [...list.matchAll(/<span>([^]*?)<\/span>/g)].map(([, words = '']) => words.replaceAll(/<[^>]*>/g, ''))
  }
  await act(at, opponent, 'take-leave', { days: '2', from: '2026-12-10', timeZone: 'UTC' })
  await act(at, opponent, 'end-leave')
  await act(at, opponent, 'take-leave', { days: '2', from: '', timeZone: 'UTC' })
  const leaves = (await linesOn(creator)).filter((line) => line.startsWith('Amara took leave'))
  expect(leaves[0]).toMatch(/^Amara took leave from .*10 Dec.* until .*12 Dec/)
  expect(leaves[1]).toMatch(/^Amara took leave until .*23 Nov/)
  await act(at, arbiter, 'void')
  for (const path of [creator, arbiter, `/g/${idOf(creator)}`]) {
    const lines = await linesOn(path)
    expect(lines).toContain('Ida became the arbiter.')
    expect(lines.at(-1)).toBe('Ida called the game off. Nobody lost.')
  }
})

test('a game without an arbiter that the operator ended was called off by the organizer, for everybody', async () => {
  const at = stand()
  const { creator, opponent } = await begun(at)
  await playOut(at, [opponent, creator], ['11-15'])
  const id = idOf(creator)
  await handle(at.service, id, () => ({ type: 'void', by: 'arbiter', ply: 1 }), at.clock.now)
  for (const path of [creator, opponent, `/g/${id}`, `/g/${id}.atom`]) {
    const { body } = await ask(at, path)
    expect(body).toContain('The organizer called the game off. Nobody lost.')
    expect(body).not.toMatch(/(Amara|Joost) called/)
  }
})
