import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { TYPED_WORDS, readTypedWord } from '../../shared/pages/game/typed/typed-word.ts'
import { ruleSetOf } from '../../shared/draughts/index.ts'
import { textsFor } from '../harness/words.ts'
import { act, ask, begun, idOf, playOut, stand } from './stand.ts'

type Game = { readonly at: ReturnType<typeof stand>; readonly creator: string; readonly opponent: string }

/** Begins a game between Joost, with White, and Amara, who begins. */
const game = async (moves: readonly string[] = [], fields: Readonly<Record<string, string>> = {}): Promise<Game> => {
  const at = stand()
  const { creator, opponent } = await begun(at, fields)
  await playOut(at, [opponent, creator], moves)
  return { at, creator, opponent }
}

/** Returns the answer on a page to what was typed, without its markup. Undefined if there is none. */
const answered = async (
  { at }: Pick<Game, 'at'>,
  path: string,
  text: string,
  language = 'en',
): Promise<string | undefined> => {
  const query = `${path.includes('?') ? '&' : '?'}move=${encodeURIComponent(text)}`
  const { body } = await ask(at, `${path}${query}`, { headers: { 'accept-language': language } })
  return /<p id="answer">(.*?)<\/p>/s
    .exec(body)?.[1]
    ?.replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

describe('a word that is typed in place of a move is answered', () => {
  test('when it is the reader’s turn, and the field stays', async () => {
    const here = await game(['11-15', '22-18'])
    const { opponent } = here
    expect(await answered(here, opponent, 'last')).toBe('Move 1: Joost played 22-18.')
    expect(await answered(here, opponent, 'moves')).toBe('Possible: 15x22.')
    expect(await answered(here, opponent, 'board')).toBe(
      'Black to move. Black: men on 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15. White: men on 18, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32.',
    )
    expect(await answered(here, opponent, 'time')).toBe(
      'Amara, Black: 3 days. For this move, until Tue 24 Nov, 12:00 UTC. Then your reserve: 7 days, until Tue 1 Dec, 12:00. Joost, White: 7 days in reserve, 14 days of leave.',
    )
    expect(await answered(here, opponent, '15')).toBe('Square 15, black man, can move. Possible: 15x22.')
    expect(await answered(here, opponent, ' Board. ')).toMatch(/^Black to move/)
    expect(await answered(here, opponent, '?')).toMatch(
      /^Write a move like 9-13\. last: the last move; time: .*; 15: what stands on that square/,
    )
    expect((await ask(here.at, `${opponent}?move=last`)).body).toContain('id="typed"')
    expect(await answered(here, opponent, '15x22')).toBeUndefined()
    expect(await answered(here, opponent, '15x99')).toBeUndefined()
  })

  test('while the reader waits, looks back, or watches, and after the end', async () => {
    const here = await game(['11-15', '22-18'])
    const { at, creator, opponent } = here
    const watching = `/g/${idOf(creator)}`
    for (const [path, mover] of [
      [creator, 'You'],
      [watching, 'Joost'],
    ] as const) {
      expect(await answered(here, path, 'last')).toBe(`Move 1: ${mover} played 22-18.`)
      expect(await answered(here, path, 'moves')).toBe('Possible: 15x22.')
      expect(await answered(here, path, '18')).toBe('Square 18, white man, last move to here.')
    }
    expect(await answered(here, creator, '15x22')).toMatch(/^It is not your turn\. Write a move like 9-13\. last: /)
    expect(await answered(here, watching, '15x22')).toMatch(/^Write a move like .* last: /)
    expect(await answered(here, `${opponent}?ply=1`, 'last')).toBe('Move 1: You played 11-15.')
    expect(await answered(here, `${opponent}?ply=0`, 'last')).toBe('No move has been made yet.')
    await act(at, creator, 'resign', { ply: '2' })
    expect(await answered(here, opponent, 'moves')).toBe('The game is over.')
    expect(await answered(here, opponent, 'time')).toBe('The game is over.')
    expect(await answered(here, opponent, 'board')).toMatch(/^Black: men on 1, /)
    expect(await answered(here, `${opponent}?ply=1`, 'moves')).toMatch(/^Possible: /)
  })

  test('with the names of squares that the rules use', async () => {
    const here = await game([], { rules: 'russian', seat: 'black' })
    expect(await answered(here, here.opponent, 'c3')).toBe('Square c3, white man, can move. Possible: c3-b4, c3-d4.')
    expect(await answered(here, here.opponent, 'help')).toMatch(
      /^Write a move like a3-b4\..*; [a-h][1-8]: what stands on that square/,
    )
  })

  test('on leave, with what stops the clocks', async () => {
    const here = await game(['11-15', '23-19'])
    await act(here.at, here.opponent, 'take-leave', { ply: '2', days: '2', from: '', timeZone: '' })
    expect(await answered(here, here.opponent, 'time')).toMatch(
      /^You are on leave until Monday 23 November, 12:00 \(UTC\); your clock is stopped\. Amara, Black: 5 days\. /,
    )
    // A script does not say then that the clock runs.
    expect((await ask(here.at, here.opponent)).body).toContain('class="strip below turn stopped"')
    expect(await answered(here, here.creator, 'time')).toMatch(/^Amara is on leave until .*; their clock is stopped\. /)
  })

  test('without a time limit', async () => {
    const here = await game([], { clock: 'none' })
    expect(await answered(here, here.opponent, 'time')).toBe('There is no time limit.')
  })

  test('to a watcher, with nothing that only players may know', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    await ask(at, `${opponent}/move`, { form: { ply: '0', move: '11-15', message: 'Between us.' } })
    for (const word of [...TYPED_WORDS, '15']) {
      const { body } = await ask(at, `/g/${idOf(creator)}?move=${word}`)
      expect(body).not.toContain('Between us.')
      expect(body).not.toContain('/p/')
    }
  })
})

test.each(LANGUAGES)(
  'each language has words of its own, which differ from each other and are no moves: %s',
  (language) => {
    const texts = textsFor(language)
    const own = TYPED_WORDS.map((word) => texts.typed.words[word])
    expect(new Set(own).size).toBe(own.length)
    for (const [index, word] of TYPED_WORDS.entries()) {
      for (const typed of [word, own[index] ?? '', (own[index] ?? '').toUpperCase()])
        expect(readTypedWord(texts, ruleSetOf('russian'), typed)).toEqual({ kind: 'word', word })
    }
  },
)
