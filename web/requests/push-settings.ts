/** The state of notifications on this device. */
type State = 'on' | 'off' | 'denied' | 'failed' | 'unable'

/** The scope of the service worker. It contains no page, because the worker only shows notifications. */
const SCOPE = '/assets/'

const canNotify = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Returns the token for the API, from a path such as `/p/{token}.{mark}/settings`. */
const tokenOf = (path: string): string => path.split('/')[2]?.split('.')[0] ?? ''

const ask = async (method: 'GET' | 'PUT' | 'DELETE', body?: string): Promise<Response> => {
  const response = await fetch('/v1/seat/push', {
    method,
    headers: { authorization: `Bearer ${tokenOf(location.pathname)}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  })
  if (!response.ok) throw new Error()
  return response
}

/** Returns the key of the service's push messages, for a page that does not have it. */
const fetchKey = async (): Promise<string> => {
  const { key } = (await (await ask('GET')).json()) as { readonly key: string }
  return key
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

const whenActive = async (registration: ServiceWorkerRegistration): Promise<void> => {
  const waiting = registration.installing ?? registration.waiting
  if (registration.active || !waiting) return
  await new Promise<void>((resolve) =>
    waiting.addEventListener('statechange', () => waiting.state === 'activated' && resolve()),
  )
}

const subscribed = async (worker: string, key: string): Promise<PushSubscription> => {
  const registration = await navigator.serviceWorker.register(worker, { scope: SCOPE })
  await whenActive(registration)
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) }
  const { pushManager } = registration
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    // There may be a subscription for an earlier key of the service.
    const earlier = await pushManager.getSubscription()
    if (!earlier) throw error
    await earlier.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** Asks the browser for notifications, and subscribes this device. It asks first, as that needs the reader's press. */
export const subscribeDevice = async (worker: string, key?: string): Promise<State> => {
  if (!canNotify()) return 'unable'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  await ask('PUT', JSON.stringify(await subscribed(worker, key ?? (await fetchKey()))))
  return 'on'
}

const stop = async (): Promise<State> => {
  await ask('DELETE')
  return 'off'
}

/**
 * Makes the section about notifications work, and shows it. This script is loaded with the page, because browsers ask
 * for permission only while a press is handled.
 */
export const enablePushSettings = (section: HTMLElement): void => {
  const output = section.querySelector('output')
  const buttons = section.querySelectorAll('button')
  const [on, off] = buttons
  const show = (state: State): void => {
    if (output) output.textContent = section.dataset[state] ?? ''
    if (on) on.hidden = state === 'on' || state === 'unable'
    if (off && state !== 'failed' && state !== 'denied') off.hidden = state !== 'on'
  }
  const press = async (act: () => Promise<State>): Promise<void> => {
    for (const button of buttons) button.disabled = true
    show(await act().catch(() => 'failed' as const))
    for (const button of buttons) button.disabled = false
  }
  on?.addEventListener(
    'click',
    () => void press(() => subscribeDevice(section.dataset['worker'] ?? '', section.dataset['push'])),
  )
  off?.addEventListener('click', () => void press(stop))
  section.hidden = false
  if (!canNotify()) show('unable')
}
