/** Black is the darker side ("Red" in some texts). */
export const COLOURS = ['black', 'white'] as const
export type Colour = (typeof COLOURS)[number]

export const KINDS = ['man', 'king'] as const
export type Kind = (typeof KINDS)[number]
export type Piece = { readonly colour: Colour; readonly kind: Kind }

/** Dark squares: 1..32 on 8x8, 1..50 on 10x10, 1..72 on 12x12. */
export type Square = number

export const RULES_IDS = [
  'english',
  'english-huffing',
  'english-crown-and-continue',
  'english-kings-first',
  'international',
  'russian',
  'brazilian',
  'pool',
  'italian',
  'spanish',
  'portuguese',
  'czech',
  'canadian',
  'frisian',
  'thai',
] as const
export type RulesId = (typeof RULES_IDS)[number]

/** Closed: clients may switch on it. */
export const MOVE_FAULTS = [
  'must-capture',
  'capture-unfinished',
  'must-take-most',
  'king-must-capture',
  'ambiguous',
  'wrong-square',
  'man-moved-backward',
  'crowned-and-went-on',
  'not-your-piece',
  'no-such-square',
  'unreadable',
] as const
export type MoveFault = (typeof MOVE_FAULTS)[number]

export const CLAIMS = [
  'threefold',
  'forty-move',
  'twenty-five-move',
  'sixteen-move',
  'twenty-move',
  'fifteen-move',
] as const
export type Claim = (typeof CLAIMS)[number]

export type DrawReason = Claim | 'king-against-king'

export const otherColour = (colour: Colour): Colour => (colour === 'black' ? 'white' : 'black')

/** Ballots of Art. 28. */
export const DECKS = ['three-move', 'two-move', 'eleven-man'] as const
export type Deck = (typeof DECKS)[number]
