import type * as Choosing from './turn/choosing.ts'
import { startClock, setClock } from './timing/clock.ts'
import { boardDataIn } from './display/board-data.ts'
import { formFields } from './requests/form-fields.ts'
import { type LivePage, livePage } from './turn/live-page.ts'
import { withTimeout, lazyPart } from './requests/lazy-part.ts'
import { startPolling } from './timing/poll.ts'
import { rememberSeats } from './storage/remember-seats.ts'
import type * as Navigation from './turn/navigate.ts'

// Parts of the script are loaded when somebody begins to use the page. If one cannot be loaded, the browser follows
// links and submits forms itself.
const choosing = lazyPart<typeof Choosing>('./turn/choosing.ts')
const navigation = lazyPart<typeof Navigation>('./turn/navigate.ts')

/**
 * Lets work run in the background, and ignores a failure: other code that waits for the work reports it, or the page
 * works without it.
 */
const runInBackground = (work: Promise<unknown>): void => void work.catch(() => undefined)

const isReachable = (): Promise<boolean> =>
  withTimeout(fetch(location.href, { method: 'HEAD', cache: 'no-store' })).then(
    () => true,
    () => false,
  )

/** The work of the last press, until the result is drawn. */
let pressed: Promise<unknown> | undefined

/**
 * Loads a part of the script, and runs `act` with it. If that fails, `fallback` lets the browser do the work itself.
 * Without a network the page stays, and says that the service cannot be reached.
 */
const runPart = async <P>(
  page: LivePage,
  load: () => Promise<P>,
  act: (part: P) => Promise<void>,
  fallback: () => void,
): Promise<void> => {
  const work = withTimeout(load()).then(act)
  pressed = work
  runInBackground(navigation())
  try {
    await work
  } catch {
    if (await isReachable()) fallback()
    else page.stuck()
  }
  if (pressed === work) pressed = undefined
}

/** Whether the browser itself is submitting a form. */
let isBrowserSubmitting = false

const submitByBrowser = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
  isBrowserSubmitting = true
  form.requestSubmit(submitter)
  isBrowserSubmitting = false
}

const submit = (page: LivePage, event: SubmitEvent, onSent: () => void): void => {
  const { target: form, submitter } = event
  // Choosing a language, a new game and asking for emails lead to other pages, so the browser submits those forms.
  if (isBrowserSubmitting || !(form instanceof HTMLFormElement) || form.closest('.foot,.new')) return
  event.preventDefault()
  const fields = formFields(form, submitter)
  const address = `${form.getAttribute('action')}?${fields}`
  const fallback = (): void => submitByBrowser(form, submitter)
  if (form.method === 'post')
    void runPart(page, navigation, ({ send }) => send(page, form, fields).then(onSent), fallback)
  else void runPart(page, choosing, ({ chooseAt }) => chooseAt(page, address), fallback)
}

const press = (page: LivePage, event: MouseEvent): void => {
  const { target, button, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element)) return
  // A square that is no button may become one when the last press is drawn.
  if (target.closest('#board') && !target.closest('button'))
    runInBackground(Promise.all([navigation(), pressed]).then(([{ pressSquare }]) => pressSquare(page, event)))
  const link = target.closest<HTMLAnchorElement>('[data-choose],[data-go]')
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  const fallback = (): void => location.assign(link.href)
  void runPart(page, choosing, ({ follow }) => follow(page, link), fallback)
}

const back = (page: LivePage): void => {
  // Back led only to another place on this page, so there is nothing to draw.
  if (location.hash) return
  void runPart(
    page,
    choosing,
    (loaded) => loaded.back(page),
    () => location.reload(),
  )
}

/**
 * Calls `follow`, which loads a part of the script, at the first event that the part handles. Events that come before
 * the part has loaded are collected in the array that `follow` gets.
 */
const collect = <K extends keyof DocumentEventMap>(
  kinds: readonly K[],
  isFirst: (event: DocumentEventMap[K]) => boolean,
  follow: (events: readonly DocumentEventMap[K][]) => Promise<unknown>,
): void => {
  const events: DocumentEventMap[K][] = []
  const add = (event: DocumentEventMap[K]): void => {
    if ((events.length === 0 && !isFirst(event)) || events.push(event) > 1) return
    runInBackground(follow(events).finally(() => kinds.forEach((kind) => document.removeEventListener(kind, add))))
  }
  for (const kind of kinds) document.addEventListener(kind, add)
}

const isPiece = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('#board button[name=from]') !== null

const collectInput = (page: LivePage): void => {
  collect(['pointerdown', 'pointermove', 'pointerup', 'pointercancel'], isPiece, (events) =>
    import('./turn/play-by-drag.ts').then((drag) => drag.drag(page, events)),
  )
  collect(
    ['keydown'],
    () => true,
    async (events) => {
      const [{ onKeydown }, { clear }] = await Promise.all([import('./input/keyboard.ts'), choosing()])
      onKeydown(() => clear(page), events)
    },
  )
}

/** The signs that somebody is using the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

const enhance = (page: LivePage): void => {
  const { restart } = startPolling(
    () => page.data,
    async () => {
      const loaded = await withTimeout(navigation()).catch(() => undefined)
      // Without a network, a page that reloads is lost. So it reloads only if the service can be reached.
      return loaded ? loaded.refresh(page) : !(await isReachable()) || page.renew()
    },
  )
  document.addEventListener('submit', (event) => submit(page, event, restart))
  document.addEventListener('click', (event) => press(page, event))
  addEventListener('popstate', () => back(page))
  collectInput(page)
  const prepare = (): void => {
    runInBackground(choosing().then(({ rove }) => rove()))
    // This part also sends a move, and lets it wait if there is no network, so it is loaded while there is one.
    runInBackground(navigation())
    runInBackground(import('./offline/first-use.ts'))
  }
  for (const sign of SIGNS) addEventListener(sign, prepare, { once: true, passive: true })
}

rememberSeats()
void setClock(document)
startClock()
const data = boardDataIn(document)
if (data) {
  const page: LivePage = livePage(data, {
    setClock,
    slide: (path) => runInBackground(import('./display/slide.ts').then(({ slide }) => slide(path))),
    go: (address, isNew = true) =>
      runPart(
        page,
        navigation,
        ({ go }) => go(page, address, isNew),
        () => location.assign(address),
      ),
  })
  enhance(page)
}
if (document.querySelector('#outcome,main [role=alert],[data-copy],[data-kept],[data-device]'))
  runInBackground(navigation())
