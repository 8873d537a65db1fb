import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playerOf } from '../../shared/game/model/game.ts'
import { subscribedDevices } from '../../shared/service/push/push-subscriptions.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { PUSH_KEY, SUBSCRIPTION } from '../harness/subscription.ts'
import { onScreen } from './on-screen.ts'
import { begun, idOf } from './stand.ts'

const { browser, served } = await onScreen()

const SETTINGS: BrowserContextOptions = {
  locale: 'en-GB',
  timezoneId: 'Europe/Amsterdam',
  serviceWorkers: 'allow',
}

const settingsOf = async (seat: string, may: 'granted' | 'denied'): Promise<Page> => {
  const context = await browser.newContext({ ...SETTINGS, permissions: may === 'granted' ? ['notifications'] : [] })
  const page = await context.newPage()
  await page.goto(`${served.origin}${seat}/settings`)
  return page
}

const devicesAt = async (seat: string) => {
  const { games, contacts } = served.at.service
  const id = idOf(seat)
  const game = (await loadGame(games, id))?.game
  const person = game && playerOf(game, 'opponent')
  const known = person && (await contacts.load(id, person.contact))
  return game && known ? subscribedDevices(known, game.epochs.opponent) : []
}

/**
 * Replaces the push service, which a browser under test does not have. All other steps of subscribing are the browser's
 * own.
 */
const subscribing = (page: Page, subscription: object) =>
  page.addInitScript((given) => {
    PushManager.prototype.subscribe = async (options) => {
      document.documentElement.dataset['asked'] = JSON.stringify({
        visible: options?.userVisibleOnly,
        key: btoa(String.fromCharCode(...(options?.applicationServerKey as Uint8Array))),
      })
      return { toJSON: () => given } as PushSubscription
    }
  }, subscription)

test('a press on the button asks for permission, subscribes the device and stores its push address', async () => {
  const { opponent } = await begun(served.at)
  const page = await settingsOf(opponent, 'granted')
  await subscribing(page, SUBSCRIPTION)
  await page.reload()
  const section = page.locator('#notices')
  await section.getByRole('button', { name: 'Notify me on this device' }).click()
  await section.getByText('This device now tells you when it is your turn.').waitFor()
  expect(await devicesAt(opponent)).toMatchObject([{ endpoint: SUBSCRIPTION.endpoint, ...SUBSCRIPTION.keys }])
  const asked = JSON.parse((await page.locator('html').getAttribute('data-asked')) ?? '{}')
  expect(asked.visible).toBe(true)
  expect(Buffer.from(asked.key, 'base64').toString('base64url')).toBe(served.at.service.signer.push?.publicKey)
  expect(asked.key).not.toContain(PUSH_KEY)

  await page.reload()
  await section.getByText('Devices that get them: 1.').waitFor()
  await section.getByRole('button', { name: 'Stop the notifications on all devices' }).click()
  await section.getByText('No device gets notifications of this game any more.').waitFor()
  expect(await devicesAt(opponent)).toEqual([])
  await page.context().close()
})

test('without permission the page says so, and nothing is stored', async () => {
  const { opponent } = await begun(served.at)
  const page = await settingsOf(opponent, 'denied')
  await page.locator('#notices').getByRole('button', { name: 'Notify me on this device' }).click()
  await page.getByText('Your browser does not allow us notifications.').waitFor()
  expect(await devicesAt(opponent)).toEqual([])
  await page.context().close()
})

test('if the push service cannot be reached, the page says that it did not work', async () => {
  const { opponent } = await begun(served.at)
  const page = await settingsOf(opponent, 'granted')
  await page.locator('#notices').getByRole('button', { name: 'Notify me on this device' }).click()
  await page.getByText('That did not work. Please try again later.').waitFor()
  expect(await devicesAt(opponent)).toEqual([])
  await page.context().close()
})

test('a browser without notifications shows no button, and one without a script shows nothing about them', async () => {
  const { opponent } = await begun(served.at)
  const context = await browser.newContext(SETTINGS)
  const page = await context.newPage()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await page.goto(`${served.origin}${opponent}/settings`)
  await page.getByText('This browser cannot show notifications here.').waitFor()
  expect(await page.locator('#notices button:visible').count()).toBe(0)
  const plain = await browser.newContext({ ...SETTINGS, javaScriptEnabled: false })
  const other = await plain.newPage()
  await other.goto(`${served.origin}${opponent}/settings`)
  expect(await other.locator('#notices').isVisible()).toBe(false)
  for (const each of [context, plain]) await each.close()
})

/** The part of the worker's scope that the test replaces, because a headless browser lacks it. */
type Scope = {
  readonly registration: { showNotification: (title: string, options: object) => Promise<void> }
  readonly clients: { openWindow: (path: string) => Promise<null> }
  readonly dispatchEvent: (event: Event) => boolean
  done: unknown[]
}

/**
 * Starts the real worker of the page. A headless browser shows and opens nothing, so the calls to the screen are
 * recorded instead.
 */
const workerOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const begun = page.context().waitForEvent('serviceworker')
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/assets/worker.js', { scope: '/assets/' })
    const worker = registration.installing
    await new Promise((resolve) =>
      worker?.addEventListener('statechange', () => worker.state === 'activated' && resolve(0)),
    )
  })
  const worker = await begun
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope
    scope.done = []
    scope.registration.showNotification = async (title, options) => void scope.done.push({ title, ...options })
    scope.clients.openWindow = async (path) => {
      scope.done.push(path)
      return null
    }
  })
  const registrationId = await registered
  return {
    push: (data: object) =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin: served.origin,
        registrationId,
        data: JSON.stringify(data),
      }),
    press: (data: string) =>
      worker.evaluate((path) => {
        const event = new Event('notificationclick')
        const [notification, waitUntil] = [{ close: () => {}, data: path }, () => {}]
        Object.assign(event, { notification, waitUntil })
        ;(globalThis as unknown as Scope).dispatchEvent(event)
      }, data),
    done: () => worker.evaluate(() => (globalThis as unknown as Scope).done),
  }
}

test('the worker shows what is pushed under its topic, and a press on the notification opens the seat', async () => {
  const { opponent } = await begun(served.at)
  const page = await settingsOf(opponent, 'granted')
  const { push, press, done } = await workerOf(page)
  await push({ title: 'Your move, Joost', body: 'It is your turn.', path: opponent, topic: 'a' })
  const shown = { title: 'Your move, Joost', body: 'It is your turn.', tag: 'a', data: opponent }
  await expect.poll(done, { timeout: 60_000 }).toEqual([shown])
  await press('/p/another-seat')
  await expect.poll(done, { timeout: 60_000 }).toEqual([shown, '/p/another-seat'])
  await page.context().close()
})

test('the page can be put on a home screen: its manifest is there, and the policy lets it load', async () => {
  const { opponent } = await begun(served.at)
  const page = await settingsOf(opponent, 'granted')
  const session = await page.context().newCDPSession(page)
  const { url, errors, data } = await session.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/assets/app.json')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '')
  expect(manifest).toMatchObject({ display: 'standalone', scope: '/' })
  // Each icon is an image of the size that the manifest states, without transparent corners, which iOS would show
  // black.
  const drawn = await page.evaluate(async (icons: readonly { src: string; type: string; sizes: string }[]) => {
    const corners: unknown[] = []
    for (const { src, type, sizes } of icons) {
      const answer = await fetch(src)
      const image = await createImageBitmap(await answer.blob())
      const context = new OffscreenCanvas(1, 1).getContext('2d')
      context?.drawImage(image, 0, 0)
      const isTyped = answer.headers.get('content-type') === type
      const isSized = sizes === `${image.width}x${image.height}`
      corners.push([isTyped, isSized, sizes, context?.getImageData(0, 0, 1, 1).data.at(3)])
    }
    return corners
  }, manifest.icons.slice(1))
  expect(drawn).toEqual([
    [true, true, '192x192', 255],
    [true, true, '512x512', 255],
  ])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  await page.context().close()
})
