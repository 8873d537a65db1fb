/** Words around every page. */
export const site = {
  name: 'Crownhead',
  tagline: 'Draughts by correspondence',
  skip: 'To the main part',
  newGame: 'New game',
  api: 'For programs',
  lost: 'Lost your link?',
  footer: 'No accounts: your link is your seat. Keep it to yourself.',
  copy: 'Copy',
  copied: 'Copied',
}
