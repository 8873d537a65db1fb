import {
  type AuthorizedTournament,
  authorizeTournament,
} from '../../../shared/service/tournaments/links/authorize-tournament.ts'
import type { ActResult } from '../../../shared/service/tournaments/acts/perform-act.ts'
import type { EnterResult } from '../../../shared/service/tournaments/entry/enter-tournament.ts'
import type { FoundResult } from '../../../shared/service/tournaments/entry/found-tournament.ts'
import type { RequestSource } from '../../../shared/service/limits/stranger-quota.ts'
import type { TournamentHandled } from '../../../shared/service/tournaments/record/handle-tournament.ts'
import type { Service } from '../../../shared/service/runtime/service.ts'
import type { Dice } from '../chance.ts'
import type { Asked } from '../evidence.ts'
import type { Ground } from '../ground.ts'

/** A link of a tournament, and the proof of the mailbox at its end, if an email brought it. */
export type EventLink = { readonly token: string; readonly mark?: string }

/** How a deed ended. `link`: the link that its answer gives. */
export type DeedAnswer = {
  readonly status: number
  readonly code?: string
  readonly link?: string
  readonly id?: string
  /** The tokens of the boards that a page shows to its reader, by their numbers. */
  readonly boards?: ReadonlyMap<number, string>
}

/**
 * What somebody wants to be done in a tournament. The functions that pages and the API call are called at once, with the
 * waits and faults of a request.
 */
export type Deed = {
  /** What it is, such as `tournament-accept`. */
  readonly kind: string
  readonly link?: EventLink
  readonly body?: Readonly<Record<string, unknown>>
  readonly act: (service: Service, caller: RequestSource) => Promise<DeedAnswer>
  /** The most milliseconds that each port call takes, so that two deeds can overlap. */
  readonly pace?: number
}

export type Deeds = {
  readonly ask: (deed: Deed, then?: (answer: DeedAnswer) => void) => void
  /** Returns how many deeds are not answered yet. */
  readonly busy: () => number
}

const NOT_FOUND: DeedAnswer = { status: 404, code: 'not-found' }

/** Returns the status with which a page or the API answers. */
export const answerTo = (result: ActResult | TournamentHandled | EnterResult | FoundResult): DeedAnswer => {
  switch (result.kind) {
    case 'done':
      return { status: 200, ...('link' in result && result.link && { link: result.link.token }) }
    case 'entered':
      return { status: 201, link: result.link.token }
    case 'founded':
      return { status: 201, link: result.link.token, id: result.id }
    case 'refused':
      return { status: 409, code: result.refusal.code }
    case 'otherwise':
      return { status: 409, code: 'key-used' }
    case 'spent':
      return { status: 429, code: 'spent' }
    case 'crowded':
      return { status: 503, code: 'crowded' }
  }
}

/** Returns a deed by a link: it is carried out if the link opens the tournament. */
export const byLink =
  (
    { token, mark }: EventLink,
    act: (service: Service, authorized: AuthorizedTournament, caller: RequestSource) => Promise<DeedAnswer>,
  ): Deed['act'] =>
  async (service, caller) => {
    const text = mark === undefined ? token : `${token}.${mark}`
    const authorized = await authorizeTournament(service, text, caller.receivedAt)
    return authorized ? act(service, authorized, caller) : NOT_FOUND
  }

/** The most attempts of a deed, if no answer comes or the answer is a server error. */
const TRIES = 4

/** Returns the network of whoever holds a link. */
const homeOf = (name: string): string => {
  const home = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_536, 11)
  return `10.${home >> 8}.${home & 255}.2`
}

/**
 * Returns how the people of tournaments get something done. After no answer, or a server error, they send the very same
 * request again; now and then they press a button twice.
 */
export const deedsOn = (
  { agenda, evidence, machine, tell }: Ground,
  dice: Dice,
  service: Service,
  heard: (asked: Asked) => void,
): Deeds => {
  let open = 0
  // The numbers of intents are apart from those of the other requests of a world.
  let intents = 1_000_000
  const send = (deed: Deed, intent: number, tries: number, then: (answer: DeedAnswer) => void): Promise<void> => {
    const { kind, link, body = {} } = deed
    const at = agenda.now()
    const asked: Asked = {
      number: evidence.asked.length,
      road: 'api',
      intent,
      at,
      method: 'POST',
      path: kind,
      kind,
      game: undefined,
      role: undefined,
      token: link?.token,
      body: { ...body, ...(link?.mark !== undefined && { mark: link.mark }) },
    }
    evidence.asked.push(asked)
    tell(() => `request ${asked.number}: ${kind} ${JSON.stringify(body)}`)
    const again = (): void => {
      if (tries >= TRIES) then({ status: 0 })
      else agenda.in(dice.between(200, 40_000), () => send(deed, intent, tries + 1, then))
    }
    return machine.invoke({
      name: 'api',
      request: asked.number,
      pace: deed.pace ?? 0,
      body: () => deed.act(service, { from: homeOf(link?.token ?? kind), receivedAt: at, isForeign: false }),
      ended: (how) => {
        if (how.kind !== 'answered') return again()
        const { status, code } = how.value
        asked.answer = { at: agenda.now(), status, text: '', body: code === undefined ? {} : { code } }
        tell(() => `answer ${asked.number}: ${status} ${code ?? ''}`)
        heard(asked)
        if (status >= 500) again()
        else then(how.value)
      },
    })
  }
  return {
    ask: (deed, then = () => {}) => {
      const intent = intents++
      open += 1
      agenda.in(0, () =>
        send(deed, intent, 1, (answer) => {
          open -= 1
          then(answer)
        }),
      )
      if (dice.chance(0.1)) agenda.in(dice.between(0, 2000), () => send(deed, intent, TRIES, () => {}))
    },
    busy: () => open,
  }
}
