import type { EntrantDetails } from '../../../tournament/model/people.ts'

/** Returns what is known of an entrant besides the name, as it was given. */
export const entrantDetails = ({
  club,
  id,
  title,
  rating,
  team,
  board,
  captain,
  bot,
}: EntrantDetails): Omit<EntrantDetails, 'official'> => ({
  ...(club !== undefined && { club }),
  ...(id !== undefined && { id }),
  ...(title !== undefined && { title }),
  ...(rating !== undefined && { rating }),
  ...(team !== undefined && { team }),
  ...(board !== undefined && { board }),
  ...(captain && { captain }),
  ...(bot && { bot }),
})
