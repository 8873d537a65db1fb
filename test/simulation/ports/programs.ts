import { memoryWebhooks } from '../../../local/memory/memory-webhooks.ts'
import { memoryOwnedGames } from '../../../local/memory/memory-owned-games.ts'
import type { WebhookDisabled, Webhook, WebhookStore } from '../../../shared/service/ports/webhooks.ts'
import type { OwnedGames } from '../../../shared/service/ports/owned-games.ts'
import type { Registered } from '../evidence.ts'
import type { Ground } from '../ground.ts'

/** Returns the lists of programs' games; their contents are also evidence. */
export const ownedOn = ({ agenda, evidence, machine }: Ground): OwnedGames => {
  const lists = memoryOwnedGames()
  return {
    note: (owner, game, noting) =>
      machine.port('owned.note', () => {
        const rows = evidence.listed.get(game.id) ?? []
        rows.push({ at: agenda.now(), version: game.version, ply: game.ply, status: game.status })
        evidence.listed.set(game.id, rows)
        return lists.note(owner, game, noting)
      }),
    noted: (owner, id) => machine.port('owned.noted', () => lists.noted(owner, id)),
    find: (owner, id) => machine.port('owned.find', () => lists.find(owner, id)),
    after: (owner, place, most) => machine.port('owned.after', () => lists.after(owner, place, most)),
  }
}

const registered = (known: Registered | undefined, hook: Webhook, now: number): Registered => {
  const { id, url, events, labels = {} } = hook
  const disabled = [...(known?.disabled ?? [])]
  const last = disabled.at(-1)
  const ended = hook.disabled ? undefined : now
  if (last && last.until === undefined && ended !== undefined) disabled.splice(-1, 1, { ...last, until: ended })
  const begins = hook.disabled && (!last || last.until !== undefined) ? [spellOf(hook.disabled, now)] : []
  return { id, url, events, labels, since: known?.since ?? now, disabled: [...disabled, ...begins] }
}

const spellOf = ({ why }: WebhookDisabled, from: number) => ({ from, until: undefined, why })

/** Returns the store of webhooks and of their deliveries; the times in which they were disabled are also evidence. */
export const hooksOn = ({ agenda, evidence, machine }: Ground): WebhookStore => {
  const memory = memoryWebhooks()
  return {
    load: (owner) => machine.port('hooks.load', () => memory.load(owner)),
    save: (owner, before, webhooks) =>
      machine.port('hooks.save', async () => {
        const saved = await memory.save(owner, before, webhooks)
        if (saved)
          for (const hook of webhooks)
            evidence.hooks.set(hook.url, registered(evidence.hooks.get(hook.url), hook, agenda.now()))
        return saved
      }),
    record: (owner, delivery, until) => machine.port('hooks.record', () => memory.record(owner, delivery, until)),
    find: (owner, hook, told) => machine.port('hooks.find', () => memory.find(owner, hook, told)),
    recent: (owner, hook, limit, now) => machine.port('hooks.recent', () => memory.recent(owner, hook, limit, now)),
    claim: (turn, now, until) => machine.port('hooks.claim', () => memory.claim(turn, now, until)),
    release: (turn, told, now) =>
      machine.port('hooks.release', () => {
        const name = `${turn.hook} ${turn.game}`
        if (told) evidence.turns.set(name, Math.max(turn.version, evidence.turns.get(name) ?? 0))
        return memory.release(turn, told, now)
      }),
    count: (owner, now) => machine.port('hooks.count', () => memory.count(owner, now)),
  }
}
