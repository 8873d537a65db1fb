/** Why a command about a tournament is refused. Each code has one HTTP status and a sentence in every language. */
export type TournamentRefusal =
  | { readonly code: 'no-such-tournament' }
  /** This role may never do this act. */
  | { readonly code: 'not-yours-to-do' }
  /** The event has begun, so that this cannot change any more. */
  | { readonly code: 'tournament-begun' }
  /** The event has not begun yet. */
  | { readonly code: 'tournament-not-begun' }
  /** The event is finished or cancelled. */
  | { readonly code: 'tournament-over' }
  /** Someone has accepted these terms already. */
  | { readonly code: 'terms-accepted' }
  /** Nothing was sent yet, so nobody can enter or accept. */
  | { readonly code: 'entry-not-open' }
  /** The instant until which one could enter or accept has passed. */
  | { readonly code: 'entry-closed' }
  /** The event leads nobody in but by invitation. */
  | { readonly code: 'invitation-needed' }
  /** The limit of players is reached. */
  | { readonly code: 'tournament-full' }
  /** The secretary's mailbox is not proven yet. */
  | { readonly code: 'not-confirmed' }
  /** Fewer players have accepted than the terms need. `least`: how many are needed. */
  | { readonly code: 'too-few-players'; readonly least: number }
  /** More players or games than an event may have. `most`: how many it may have. */
  | { readonly code: 'too-many-players' | 'too-many-games'; readonly most: number }
  /** The pairs or teams do not fit the players who have accepted. */
  | { readonly code: 'pairs-do-not-fit' }
  /** Somebody came in or left while this was decided: the service asks again. */
  | { readonly code: 'drawn-for-others' }
  | { readonly code: 'no-such-player' }
  | { readonly code: 'no-such-board' }
  /** This player has accepted already, and can only be expelled, or withdraw. */
  | { readonly code: 'player-accepted' }
  /** This player has not accepted, or is not in the event any more. */
  | { readonly code: 'not-playing' }
  /** Nobody has entered yet whom a message could reach. */
  | { readonly code: 'nobody-entered' }
  /** This invitation was declined, taken back or used. */
  | { readonly code: 'invitation-gone' }
  /** No place can be taken over any more: more than 30 days have passed since the start. */
  | { readonly code: 'too-late-to-replace' }
  /** There is no deputy who was appointed, or has accepted. */
  | { readonly code: 'no-deputy' }
  /** The event does not pause now. */
  | { readonly code: 'not-paused' }
  | { readonly code: 'paused-already' }
  /** The player is away already. */
  | { readonly code: 'away-already' }
  /** The player of this board may not rule on it. */
  | { readonly code: 'own-board' }
  /** A player has appealed to the deputy, who alone decides about this board now. */
  | { readonly code: 'deputy-decides' }
  /** The time in which one could rule on this has passed. */
  | { readonly code: 'too-late-to-rule' }
  /** There is no ruling on this board against which this player could appeal, or the appeal was made already. */
  | { readonly code: 'nothing-to-appeal' }
  /** The event's games allow no leave. */
  | { readonly code: 'no-leave-here' }
  /** A pause ends at once, in the past, or after more than 30 days. */
  | { readonly code: 'too-long' }
  /** As many warnings, messages or changes as the event may have were made. */
  | { readonly code: 'tournament-allowance-used' }

export type TournamentRefusalCode = TournamentRefusal['code']
