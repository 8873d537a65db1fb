import type { HeadingId } from './facts.ts'

/** The most sections of an event. */
export const MOST_SECTIONS = 20

/** How many characters the ids of all sections of an event have in common. */
export const STEM_LENGTH = 10

/** The heading of a section: what the ids of all sections begin with, the number of this one, and how many there are. */
const HEADING = /^([0-9A-Za-z]{10})\.(\d{1,2})\.(\d{1,2})$/

type Heading = { readonly stem: string; readonly place: number; readonly count: number }

const readHeading = (heading: HeadingId | undefined): Heading | undefined => {
  const [, stem, place, count] = HEADING.exec(heading ?? '') ?? []
  return stem === undefined ? undefined : { stem, place: Number(place), count: Math.min(MOST_SECTIONS, Number(count)) }
}

/** Returns the heading of the section with a number, from 1. No list of an event's sections is stored anywhere else. */
export const headingOf = ({ stem, place, count }: Heading): HeadingId => `${stem}.${place}.${count}`

/** Returns the id of the section with a number, from 1. */
export const sectionId = (stem: string, place: number): string => `${stem}${String(place).padStart(2, '0')}`

/** Returns the ids of the sections of an event, in order. */
export const sectionsUnder = (heading: HeadingId | undefined): readonly string[] => {
  const { stem = '', count = 0 } = readHeading(heading) ?? {}
  return Array.from({ length: count }, (_, at) => sectionId(stem, at + 1))
}

/** Returns whether two sections belong to one event. */
export const areOfOneEvent = (one: HeadingId | undefined, other: HeadingId | undefined): boolean => {
  const [{ stem = '' } = {}, { stem: second = '' } = {}] = [readHeading(one), readHeading(other)]
  return stem !== '' && stem === second
}

/** Returns whether this is not the first section of an event. Its secretary confirms the first one alone. */
export const isFurtherSection = (heading: HeadingId | undefined): boolean => (readHeading(heading)?.place ?? 1) > 1
