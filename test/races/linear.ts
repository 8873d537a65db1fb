import { isDeepStrictEqual } from 'node:util'
import { decide } from '../../shared/game/decide.ts'
import type { Decision } from '../../shared/game/decisions/basis/decision.ts'
import type { Call } from './call.ts'
import type { Chains, Link } from './chain.ts'

export type Verdict = {
  readonly faults: readonly string[]
  /** The number of calls by outcome. */
  readonly counts: Readonly<Record<string, number>>
}

type Mark = { readonly at: number; readonly call: Call; readonly isEnd: boolean }

/**
 * Returns the beginning and the end of each call, sorted by time. At equal times beginnings come first, so that such
 * calls overlap.
 */
const marksOf = (calls: readonly Call[]): readonly Mark[] =>
  calls
    .flatMap((call): readonly Mark[] => [
      { at: call.sent, call, isEnd: false },
      { at: call.answered, call, isEnd: true },
    ])
    .toSorted((a, b) => a.at - b.at || Number(a.isEnd) - Number(b.isEnd))

const decidedOn = (link: Link | undefined, { command, receivedAt }: Call): Decision =>
  decide(link?.game, command, receivedAt)

/** Returns whether a decision refuses with this code and changes nothing. */
const refuses = ({ events, refusal }: Decision, code: string): boolean => events.length === 0 && refusal?.code === code

/** The version at which a call stands in the one order of its game, or why it fits nowhere. */
type Position = { readonly version: number } | { readonly fault: string }

/**
 * What a call is judged by: the versions of its game; `floor`, the version that had been reached when the call was
 * sent; and `winners`, the calls that made a version.
 */
type Knowledge = { readonly links: readonly Link[]; readonly floor: number; readonly winners: Map<string, Call> }

const positionOfRead = ({ floor }: Pick<Knowledge, 'floor'>, version: number, isSo: boolean): Position => {
  if (version < floor) return { fault: `was answered from version ${version} after version ${floor} had been seen` }
  return isSo ? { version } : { fault: `got an answer that version ${version} does not give` }
}

/** Returns the position of a call that made a version; each version is made by one call only. */
const positionOfDone = (call: Call, { links, floor, winners }: Knowledge, version: number): Position => {
  const link = links[version - 1]
  if (!link) return { fault: `made version ${version}, which is not stored` }
  const { events, refusal } = decidedOn(links[version - 2], call)
  if (refusal || !isDeepStrictEqual(events, link.step))
    return { fault: `made version ${version}, whose step is not what it asks for` }
  const name = `${call.game} ${version}`
  if (winners.has(name)) return { fault: `was told that it made version ${version}, which another had made` }
  winners.set(name, call)
  return version <= floor ? { fault: `made version ${version} after version ${floor} had been seen` } : { version }
}

/**
 * Returns the earliest version, from the floor on, at which the command is refused with this code. The earliest leaves
 * the most room for later calls.
 */
const positionOfRefusal = (call: Call, { links, floor }: Knowledge, code: string): Position => {
  for (let version = Math.max(1, floor); version <= links.length; version++)
    if (refuses(decidedOn(links[version - 1], call), code)) return { version }
  return { fault: `was refused as ${code}, which no version from ${floor} on gives` }
}

const positionOf = (call: Call, knowledge: Knowledge): Position => {
  const { answer } = call
  switch (answer.kind) {
    case 'done':
      return positionOfDone(call, knowledge, answer.version)
    case 'duplicate': {
      const { events, duplicate } = decidedOn(knowledge.links[answer.version - 1], call)
      return positionOfRead(knowledge, answer.version, duplicate === true && events.length === 0)
    }
    case 'refused': {
      const { code, version } = answer
      return version === undefined
        ? positionOfRefusal(call, knowledge, code)
        : positionOfRead(knowledge, version, refuses(decidedOn(knowledge.links[version - 1], call), code))
    }
    case 'crowded':
      return { version: knowledge.floor }
    case 'failed':
      return { fault: `failed with ${answer.status}` }
  }
}

const nameOf = ({ contender, game, command }: Call): string => `contender ${contender}, ${command.type} in ${game}:`

/** A command gives up after it has lost this many races, so as many others must have won meanwhile. */
const LOST = 4

const crowdFaults = (calls: readonly Call[]): readonly string[] => {
  const won = calls.filter(({ answer }) => answer.kind === 'done')
  return calls
    .filter(({ answer }) => answer.kind === 'crowded')
    .filter(
      (call) =>
        won.filter(({ game, sent, answered }) => game === call.game && answered > call.sent && sent < call.answered)
          .length < LOST,
    )
    .map((call) => `${nameOf(call)} gave up without ${LOST} others having won meanwhile`)
}

/** The number of steps by which both players take their seats. */
const SITTING_DOWN = 2

/** Returns a sentence for each version that no call made. The steps by which the seats were taken are left out. */
const orphanFaults = (winners: ReadonlyMap<string, Call>, { links }: Chains): readonly string[] =>
  [...links].flatMap(([id, chain]) =>
    chain
      .slice(SITTING_DOWN)
      .filter(({ stored }) => !winners.has(`${id} ${stored.version}`))
      .map(({ stored }) => `version ${stored.version} of ${id} was made by no call`),
  )

/**
 * Checks that all calls of a game fit into the order of its stored versions, and that each call comes after those that
 * were answered before it was sent. Goes through the calls by time: each answer raises the floor of all later calls.
 */
export const judge = (calls: readonly Call[], chains: Chains): Verdict => {
  const faults: string[] = []
  const floors = new Map<string, number>()
  const winners = new Map<string, Call>()
  const knowledge = new Map<Call, Knowledge>()
  const counts: Record<string, number> = {}
  for (const { call, isEnd } of marksOf(calls)) {
    const floor = floors.get(call.game) ?? 0
    if (!isEnd) {
      knowledge.set(call, { links: chains.links.get(call.game) ?? [], floor, winners })
      continue
    }
    const position = positionOf(call, knowledge.get(call) ?? { links: [], floor, winners })
    const { kind } = call.answer
    counts[kind] = (counts[kind] ?? 0) + 1
    if ('fault' in position) faults.push(`${nameOf(call)} ${position.fault}`)
    else floors.set(call.game, Math.max(floor, position.version))
  }
  return { faults: [...chains.faults, ...faults, ...orphanFaults(winners, chains), ...crowdFaults(calls)], counts }
}
