type Said = 'on' | 'off' | 'denied' | 'failed' | 'unable'

/** For notices alone: no page is within it. */
const SCOPE = '/assets/'

const canTell = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** `/p/{token}.{mark}/settings`; `token` is what the API knows. */
const tokenOf = (path: string): string => path.split('/')[2]?.split('.')[0] ?? ''

const ask = async (method: 'PUT' | 'DELETE', body?: string): Promise<void> => {
  const { ok } = await fetch('/v1/seat/push', {
    method,
    headers: { authorization: `Bearer ${tokenOf(location.pathname)}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  })
  if (!ok) throw new Error()
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

const isActive = async (registration: ServiceWorkerRegistration): Promise<void> => {
  const waiting = registration.installing ?? registration.waiting
  if (registration.active || !waiting) return
  await new Promise<void>((resolve) =>
    waiting.addEventListener('statechange', () => waiting.state === 'activated' && resolve()),
  )
}

const subscribed = async (worker: string, key: string): Promise<PushSubscription> => {
  const registration = await navigator.serviceWorker.register(worker, { scope: SCOPE })
  await isActive(registration)
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(key) }
  const { pushManager } = registration
  try {
    return await pushManager.subscribe(wanted)
  } catch (error) {
    // It may be for a key that the service had before.
    const earlier = await pushManager.getSubscription()
    if (!earlier) throw error
    await earlier.unsubscribe()
    return pushManager.subscribe(wanted)
  }
}

const start = async ({ dataset: { push = '', worker = '' } }: HTMLElement): Promise<Said> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  await ask('PUT', JSON.stringify(await subscribed(worker, push)))
  return 'on'
}

const stop = async (): Promise<Said> => {
  await ask('DELETE')
  return 'off'
}

/**
 * The section was hidden until a script ran. Browsers ask for permission only at a press, so this is there before it.
 */
export const notices = (section: HTMLElement): void => {
  const told = section.querySelector('output')
  const buttons = section.querySelectorAll('button')
  const [on, off] = buttons
  const say = (said: Said): void => {
    if (told) told.textContent = section.dataset[said] ?? ''
    if (on) on.hidden = said === 'on' || said === 'unable'
    if (off && said !== 'failed' && said !== 'denied') off.hidden = said !== 'on'
  }
  const press = async (act: () => Promise<Said>): Promise<void> => {
    for (const button of buttons) button.disabled = true
    say(await act().catch(() => 'failed' as const))
    for (const button of buttons) button.disabled = false
  }
  on?.addEventListener('click', () => void press(() => start(section)))
  off?.addEventListener('click', () => void press(stop))
  section.hidden = false
  if (!canTell()) say('unable')
}
