import { device } from '#words'
import { subscribeDevice } from './push-settings.ts'

/** The service worker has the same address in every release. */
const WORKER = '/assets/worker.js'

/**
 * Lets a press on the choice of notifications on this device ask the browser at once, and says in place of the hint what
 * came of it. Until it is loaded, the choice is a link to the settings.
 */
document.addEventListener('click', (event) => {
  const choice = event.target instanceof Element ? event.target.closest('[data-device]') : null
  if (!choice) return
  event.preventDefault()
  void subscribeDevice(WORKER)
    .catch(() => 'failed' as const)
    .then((state) => {
      const hint = choice.querySelector('[role=status]')
      if (hint && state !== 'off') hint.textContent = device[state]
      if (state === 'on') choice.setAttribute('aria-current', 'true')
    })
})
