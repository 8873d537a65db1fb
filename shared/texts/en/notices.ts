/** The first email to an address. Strangers can cause it, so it has no word of theirs. */
export const door = {
  subject: 'Draughts by email: do you want these emails?',
  title: 'Do you want emails about this game?',
  text: 'Someone entered this address for a game of draughts by correspondence. If you expected that, open the page and press its button: your emails begin then.',
  open: 'Answer on our page',
  roles: { creator: 'your own game', opponent: 'as a player', director: 'as the arbiter' },
  /** As the person who was named for it. */
  invited: {
    subject: 'You are invited to a game of draughts',
    title: 'You are invited to a game of draughts',
    text: 'Someone invites you to a game of draughts by correspondence. Open the invitation to see it. If you accept, we also email you about it.',
    open: 'See the invitation',
    otherwise:
      'If you do not want it, there is nothing to do. Unless you accept, you get one more email about a game at most, and no more than four in all. Do not forward this email: the invitation in it is for you.',
  },
  invitations: {
    creator: 'your own game',
    opponent: 'an invitation to play',
    director: 'an invitation to be the arbiter',
  },
  seat: (rules: string, role: string, game: string): string => `${rules}, game ${game}: ${role}.`,
  more: (count: number): string => (count === 1 ? 'One more game waits for you.' : `${count} more games wait for you.`),
  otherwise:
    'If you did not expect it, there is nothing to do. Without that button you get one more email about a game at most, and no more than four in all.',
}

/** To an address that a seat had. */
export const moved = {
  subject: (game: string): string => `Draughts: your seat has another address · ${game}`,
  title: 'Your seat has another email address',
  text: 'Someone who has the link of your seat has changed its email address or taken it away. Emails about this game do not come to you any more. If it was you, there is nothing to do.',
  back: 'Someone has given the seat back to the address that it had before. Emails about this game do not come to you any more.',
  open: 'It was not me',
  otherwise:
    'That page gives the seat back to this address and emails you a new link. All links of the seat that were used until then stop working. You can do this within seven days.',
}

/** To a confirmed address whose seat was to be forgotten. */
export const forgotten = {
  subject: (game: string): string => `Draughts: your details were deleted · ${game}`,
  title: 'Your details were deleted',
  text: 'Someone with your link asked us to forget you in this game. Your name, address, settings, plans and note were deleted, and emails have stopped. If that was you, there is nothing to do.',
  otherwise:
    'That page gives you the seat back, within seven days, and emails you a new link. You will have to enter your name and settings again.',
}

/** To the mailbox that took its seat back. */
export const restored = {
  title: 'Your seat is yours again',
  text: 'Here is your new link. All older links have stopped working.',
}
