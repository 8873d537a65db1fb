import { STEM_LENGTH, headingOf, sectionId } from '../../../tournament/model/heading.ts'
import { derivedId, randomId } from '../../credentials/ids.ts'
import type { RequestSource } from '../../limits/stranger-quota.ts'
import type { Service } from '../../runtime/service.ts'
import { type FoundResult, type FoundingRequest, foundTournament } from './found-tournament.ts'
import type { ResolvedSection } from './resolve-founding.ts'

/** Who founds an event, and how. */
export type Founder = Omit<FoundingRequest, keyof ResolvedSection | 'heading' | 'id'>

export type FoundedTournament = Extract<FoundResult, { readonly kind: 'founded' }>

export type FoundedSections =
  | { readonly kind: 'founded'; readonly tournaments: readonly FoundedTournament[] }
  | Exclude<FoundResult, { readonly kind: 'founded' }>

/** Returns what the ids of an event's sections begin with. A repeat of the request finds the same. */
const stemFor = ({ signer, chance }: Service, { key, owner = '' }: Founder): string =>
  key === undefined ? randomId(chance, STEM_LENGTH) : derivedId(signer, `stem|${owner}|${key}`, STEM_LENGTH)

/**
 * Founds a tournament for each section, under one heading if there are several. If one cannot be founded, those before
 * it stay, and a repeat with the same idempotency key founds the others.
 */
export const foundSections = async (
  service: Service,
  sections: readonly ResolvedSection[],
  founder: Founder,
  caller: RequestSource,
): Promise<FoundedSections> => {
  const stem = stemFor(service, founder)
  const count = sections.length
  const tournaments: FoundedTournament[] = []
  for (const [at, section] of sections.entries()) {
    const place = at + 1
    const numbered = count > 1 && { id: sectionId(stem, place), heading: headingOf({ stem, place, count }) }
    const founded = await foundTournament(service, { ...founder, ...section, ...numbered }, caller)
    if (founded.kind !== 'founded') return founded
    tournaments.push(founded)
  }
  return { kind: 'founded', tournaments }
}
