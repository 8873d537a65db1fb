import { describe, expect, test } from 'vitest'
import { act, ask, begun, invitationOf, newGame, playOut, stand, type Stand } from './stand.ts'

const plain = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns the window's title and the words of the status. */
const spokenOn = async (at: Stand, path: string) => {
  const { body } = await ask(at, path)
  const [, title = ''] = /<title>([^<]*) · Crownhead<\/title>/.exec(body) ?? []
  const [, status = ''] = /<div id="live-status">([^]*?)<div class="asks">/.exec(body) ?? []
  return { title, status: plain(status.replaceAll('</h1>', '. ').replaceAll('</p>', ' ')) }
}

describe('a man that becomes a king', () => {
  /** White, Joost, moves first, and each side can crown a man at once. */
  const crowning = async () => {
    const at = stand()
    return { at, ...(await begun(at, { opening: 'fen', fen: 'W:W6,K32:B25,K12' })) }
  }

  test('is named before and after the move, to both players, and where the move is looked at again', async () => {
    const { at, creator, opponent } = await crowning()
    expect((await spokenOn(at, `${creator}?move=6-1`)).status).toBe(
      'You begin. 6-1 is not sent yet. The man becomes a king.',
    )
    await ask(at, `${creator}/move`, { form: { ply: '0', move: '6-1' } })
    expect((await spokenOn(at, creator)).status).toContain('Your move 6-1 has been made. The man becomes a king.')
    expect((await spokenOn(at, opponent)).status).toContain('Joost played 6-1. The man becomes a king.')
    const { body } = await ask(at, `${creator}?move=last`)
    expect(plain(body)).toContain('You played 6-1. The man becomes a king.')
    await ask(at, `${opponent}/move`, { form: { ply: '1', move: '12-16' } })
    expect((await spokenOn(at, creator)).status).not.toContain('king')
  })
})

describe('the title of the window', () => {
  test('says what is asked of the reader, and nothing of their own question', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    await playOut(at, [opponent, creator], ['11-15', '23-19'])
    await act(at, creator, 'offer-draw', { ply: '2' })
    expect((await spokenOn(at, opponent)).title).toBe('Your move · Draw offered · Amara v Joost')
    expect((await spokenOn(at, creator)).title).toBe('Joost v Amara')
  })

  test('says how a game ended, to its players, and that the rematch has begun', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    await playOut(at, [opponent, creator], ['11-15', '23-19'])
    await act(at, creator, 'resign', { ply: '2' })
    expect((await spokenOn(at, opponent)).title).toBe('You won · Amara v Joost')
    await act(at, opponent, 'rematch', { ply: '2' })
    await act(at, creator, 'rematch', { ply: '2' })
    const { title, status } = await spokenOn(at, opponent)
    expect(title).toBe('The rematch has begun · Amara v Joost')
    expect(status).toContain('The rematch has begun. Go to the rematch')
  })
})

test('the creator reads who has accepted until the first move', async () => {
  const at = stand()
  const creator = await newGame(at, { seat: 'black' })
  const invitation = invitationOf((await ask(at, creator)).body)
  await ask(at, invitation, { form: { key: 'guest-key-0123456789', timeZone: '', name: 'Amara', email: '' } })
  expect((await spokenOn(at, creator)).status).toBe('You begin. Amara has accepted.')
  await ask(at, `${creator}/move`, { form: { ply: '0', move: '11-15' } })
  expect((await spokenOn(at, creator)).status).not.toContain('accepted')
})

test('Enter in a field sends nothing that cannot be undone: the first button of such a form is disabled', async () => {
  const at = stand()
  const creator = await newGame(at)
  const { body: invited } = await ask(at, invitationOf((await ask(at, creator)).body))
  const seats = await begun(at)
  await playOut(at, [seats.opponent, seats.creator], ['11-15', '23-19'])
  await act(at, seats.creator, 'offer-draw', { ply: '2' })
  const pages = [
    invited,
    (await ask(at, '/games')).body,
    ...(await Promise.all(
      ['resign', 'draw', 'time'].map(async (panel) => (await ask(at, `${seats.opponent}?panel=${panel}`)).body),
    )),
  ]
  const forms = pages.flatMap((body) => body.match(/<form\s+method="post"[^]*?<\/form>/g) ?? [])
  const grave = forms.filter((form) =>
    /action="(?:[^"]*\/decline|[^"]*\/away|[^"]*\/act)[^]*<input(?![^>]*type="hidden")/.test(form),
  )
  expect(grave.map((form) => /<button[^>]*>/.exec(form)?.[0])).toEqual(Array(6).fill('<button disabled hidden>'))
})

test('buttons and links are named by all that they do', async () => {
  const at = stand()
  const { creator } = await begun(at)
  const { body } = await ask(at, `${creator}?panel=time`)
  expect(body).toContain('<span class="unseen">Give Amara 1 day</span>')
  expect(body).toContain('aria-label="Close: Time"')
  expect((await ask(at, `${creator}?tab=mine`)).body).toContain('class="tab mine" role="region" aria-label="Mine"')
})
