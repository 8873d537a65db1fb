/** The two sides. Black is the darker one, which some texts call Red. */
export const COLOURS = ['black', 'white'] as const
export type Colour = (typeof COLOURS)[number]

export const KINDS = ['man', 'king'] as const
export type Kind = (typeof KINDS)[number]
export type Piece = { readonly colour: Colour; readonly kind: Kind }

/** The number of a dark square: 1 to 32 on an 8x8 board, 1 to 50 on 10x10, 1 to 72 on 12x12. */
export type Square = number

/** The rule sets that the engine plays. */
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

/** Why a move is refused. The list is closed: a client may switch over it exhaustively. */
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

/** The draws that a player may claim. By some rules a threefold repetition ends the game without a claim. */
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

/** The decks from which an opening is drawn by ballot (Laws of Checkers, Art. 28). */
export const DECKS = ['three-move', 'two-move', 'eleven-man'] as const
export type Deck = (typeof DECKS)[number]
