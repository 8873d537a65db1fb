import type * as Choosing from './choosing.ts'
import { keepTime, setClock } from './clock.ts'
import { dataIn } from './data.ts'
import { fieldsOf } from './fields.ts'
import { type Page, pageOf } from './page.ts'
import { inTime, part } from './part.ts'
import { poll } from './poll.ts'
import { rememberSeats } from './remember.ts'
import type * as Road from './road.ts'

// Parts come when somebody begins to use the page. What each does the page does without it, by the server.
const choosing = part<typeof Choosing>('./choosing.ts')
const road = part<typeof Road>('./road.ts')

/** A failed load is ignored here; whoever waits for it reports it. */
const soon = (work: Promise<unknown>): void => void work.catch(() => undefined)

const isReachable = (): Promise<boolean> =>
  inTime(fetch(location.href, { method: 'HEAD', cache: 'no-store' })).then(
    () => true,
    () => false,
  )

/** What was pressed last, until it is drawn. */
let pressed: Promise<unknown> | undefined

/** `alone`: by the browser, if the part does not come. Without a network the page stays as it is. */
const lead = async <P>(
  page: Page,
  load: () => Promise<P>,
  act: (part: P) => Promise<void>,
  alone: () => void,
): Promise<void> => {
  const work = inTime(load()).then(act)
  pressed = work
  soon(road())
  try {
    await work
  } catch {
    if (await isReachable()) alone()
    else page.stuck()
  }
  if (pressed === work) pressed = undefined
}

/** A square that became a button while it was pressed, or becomes one when the press before has been drawn. */
const pressAgain = ({ clientX, clientY }: MouseEvent): void => {
  const square = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-square]')?.dataset['square']
  const again = (): void => document.querySelector<HTMLElement>(`#board button[data-square="${square}"]`)?.click()
  soon(Promise.resolve(pressed).then(again))
}

/** By the browser. */
let isAlone = false

const submitAlone = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
  isAlone = true
  form.requestSubmit(submitter)
  isAlone = false
}

const submit = (page: Page, event: SubmitEvent, onSent: () => void): void => {
  const { target: form, submitter } = event
  // Another language is another page, and so are a new game and the answer to a link's former mailbox.
  if (isAlone || !(form instanceof HTMLFormElement) || form.closest('.foot,.new')) return
  event.preventDefault()
  const fields = fieldsOf(form, submitter)
  const address = `${form.getAttribute('action')}?${fields}`
  const alone = (): void => submitAlone(form, submitter)
  if (form.method === 'post') void lead(page, road, ({ send }) => send(page, form, fields).then(onSent), alone)
  else void lead(page, choosing, ({ chooseAt }) => chooseAt(page, address), alone)
}

const press = (page: Page, event: MouseEvent): void => {
  const { target, button, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element)) return
  if (target.closest('#board') && !target.closest('button')) pressAgain(event)
  const link = target.closest<HTMLAnchorElement>('a[data-choose], a[data-go]')
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  const alone = (): void => location.assign(link.href)
  void lead(page, choosing, ({ follow }) => follow(page, link), alone)
}

const back = (page: Page): void => {
  // A place on this page.
  if (location.hash) return
  void lead(
    page,
    choosing,
    (loaded) => loaded.back(page),
    () => location.reload(),
  )
}

/** From the first event that a part waits for: what happens until it is there is handed over to it. */
const collect = <K extends keyof DocumentEventMap>(
  kinds: readonly K[],
  isFirst: (event: DocumentEventMap[K]) => boolean,
  follow: (events: readonly DocumentEventMap[K][]) => Promise<unknown>,
): void => {
  const events: DocumentEventMap[K][] = []
  const keep = (event: DocumentEventMap[K]): void => {
    if ((events.length === 0 && !isFirst(event)) || events.push(event) > 1) return
    soon(follow(events).finally(() => kinds.forEach((kind) => document.removeEventListener(kind, keep))))
  }
  for (const kind of kinds) document.addEventListener(kind, keep)
}

const isPiece = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('#board button[name=from]') !== null

const byHand = (page: Page): void => {
  collect(['pointerdown', 'pointermove', 'pointerup', 'pointercancel'], isPiece, (events) =>
    import('./hand.ts').then((hand) => hand.byHand(page, events)),
  )
  collect(
    ['keydown'],
    () => true,
    async (events) => {
      const [{ keyboard }, { undo }] = await Promise.all([import('./keyboard.ts'), choosing()])
      keyboard(() => undo(page), events)
    },
  )
}

/** Somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

const enhance = (page: Page): void => {
  const { restart } = poll(
    () => page.data,
    async () => {
      const loaded = await inTime(road()).catch(() => undefined)
      // Without a network, a page that loads itself again is gone.
      return loaded ? loaded.refresh(page) : !(await isReachable()) || page.renew()
    },
  )
  document.addEventListener('submit', (event) => submit(page, event, restart))
  document.addEventListener('click', (event) => press(page, event))
  addEventListener('popstate', () => back(page))
  byHand(page)
  const prepare = (): void => {
    soon(choosing().then(({ rove }) => rove()))
    soon(import('./seen.ts'))
  }
  for (const sign of SIGNS) addEventListener(sign, prepare, { once: true, passive: true })
}

rememberSeats()
void setClock(document)
keepTime()
const data = dataIn(document)
if (data) {
  const page: Page = pageOf(data, {
    setClock,
    slide: (path) => soon(import('./slide.ts').then(({ slide }) => slide(path))),
    go: (address, isNew = true) =>
      lead(
        page,
        road,
        ({ go }) => go(page, address, isNew),
        () => location.assign(address),
      ),
  })
  enhance(page)
}
if (document.querySelector('#outcome,main [role=alert],[data-copy]')) soon(road())
