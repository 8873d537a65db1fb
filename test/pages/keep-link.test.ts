import { describe, expect, test } from 'vitest'
import { onScreen } from './on-screen.ts'
import { act, arbiterOf, ask, begun, locationOf, newGame, playOut, stand } from './stand.ts'

const newSeat = async (email = '') => {
  const at = stand('https://crownhead.example')
  return { at, seat: await newGame(at, { email }) }
}

describe('the page that helps to keep a link', () => {
  test('has the link, as text and as a QR code, and leads to the board', async () => {
    const { at, seat } = await newSeat()
    const { status, body } = await ask(at, `${seat}/keep`)
    expect(status).toBe(200)
    for (const part of [`value="https://crownhead.example${seat}"`, 'class="qr"', `href="${seat}"`, 'You play White.'])
      expect(body).toContain(part)
    expect(body.match(/button[^>]*class="main"/g)).toHaveLength(1)
  })

  test('lets a seat add an address, once, and sends a consent email to it', async () => {
    const { at, seat } = await newSeat()
    expect((await ask(at, `${seat}/keep`)).body).toContain('name="email"')
    const sent = await ask(at, `${seat}/keep`, { form: { email: 'amara@draughts.test' } })
    expect([sent.status, locationOf(sent)]).toEqual([303, `${seat}/keep`])
    const { body } = await ask(at, `${seat}/keep`)
    expect([body.includes('name="email"'), body.includes('Press the button in it: your link follows.')]).toEqual([
      false,
      true,
    ])
    expect(body).not.toContain('amara@draughts.test')
  })

  test('promises no email once the game is over', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    expect((await ask(at, `${creator}/keep`)).body).toContain('an email at each of your turns')
    await act(at, opponent, 'abort', { ply: '0' })
    const { body } = await ask(at, `${creator}/keep`)
    expect(body).not.toContain('an email at each of your turns')
    expect(body).not.toContain('name="email"')
  })

  test('says what is wrong with an address, beside it', async () => {
    const { at, seat } = await newSeat()
    const { status, body } = await ask(at, `${seat}/keep`, { form: { email: 'nobody' } })
    expect([status, body.includes('id="email-fault"'), body.includes('value="nobody"')]).toEqual([400, true, true])
  })

  test('is not shown to a stranger, and an arbiter has no address to give there', async () => {
    const { at, seat } = await newSeat()
    expect((await ask(at, `${seat.slice(0, -1)}/keep`)).status).toBe(404)
    const game = await begun(at, { arbiterName: 'Ida', arbiterEmail: '' })
    const arbiter = await arbiterOf(at, game.creator)
    const page = await ask(at, `${arbiter}/keep`)
    expect(page.body).not.toContain('name="email"')
    expect((await ask(at, `${arbiter}/keep`, { form: { email: 'a@draughts.test' } })).status).toBe(404)
  })

  test('is linked from the page of a seat until its first move', async () => {
    const at = stand()
    const { creator, opponent } = await begun(at)
    const points = async (seat: string) => (await ask(at, seat)).body.includes(`href="${seat}/keep"`)
    expect([await points(creator), await points(opponent)]).toEqual([true, true])
    await playOut(at, [opponent, creator], ['11-15'])
    expect([await points(creator), await points(opponent)]).toEqual([true, false])
  })
})

const { browser, served } = await onScreen()

test('a browser that forbids copying selects the link, and the button says so', async () => {
  const { creator } = await begun(served.at)
  const page = await browser.newPage({ locale: 'en' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto(`${served.origin}${creator}/keep`)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await page.getByRole('button', { name: 'Selected: now copy it' }).waitFor()
  expect(await page.evaluate(() => String(getSelection()))).toContain(creator)
  await page.close()
})
