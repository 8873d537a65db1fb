/** Most emails; days are UTC's. A stranger's address has pressed no button yet. */
export const MAIL = {
  /** To a confirmed address: warnings that a seat is being taken, and new links. */
  warningsOfDay: 6,
  strangerDay: 2,
  /** In 30 days. */
  strangerMonth: 4,
  /** Of these, for one naming network: a half. */
  namerDay: 1,
  namerMonth: 2,
  /** Seats that one naming site gives an address in 30 days; more are held back and not listed. */
  namedSeatsMonth: 60,
  confirmedDay: 60,
  /** Questions whether emails are wanted: to a confirmed address for one naming network, and for a seat whatever its address. */
  doorsDay: 3,
  /** The same, to a confirmed address, whoever named it. */
  doorsOfDay: 12,
  /** Requested links, to an address. */
  linksDay: 3,
  /** Replaced links of a seat. No one else can use these up: its owner hears of a thief. */
  rotatedDay: 3,
  /** Address changes of a seat, told to the old address. */
  movedDay: 3,
  /** Requests for an address's links, whether it has any or not. */
  asksHour: 3,
  /** To a confirmed address: questions, answers and gifts. The rest is for turns and warnings. */
  talkOfDay: 40,
  /** Questions, answers and gifts, for a seat. */
  talkDay: 6,
  /** What moves the clock, board or seat, for a seat. */
  weightyDay: 6,
  /** What happens in a game, for an arbiter who follows all of it. What asks them, and the end, are apart. */
  watchedDay: 12,
  /** Replaced links, for a seat without emails. */
  silencedDay: 1,
  /** Of a mailbox: how often "allow emails again" lifts its stop. */
  liftsHour: 3,
  /** "Send it again", for a seat. */
  againDay: 3,
  /** What came of answers by email, for a seat. The answers count all the same. */
  answersDay: 6,
  /** New tries at an address at which emails come back; a month is 30 days. */
  revivalsMonth: 1,
  /** Emails in a week that come back for a passing reason. At one more the address rests. */
  softWeek: 2,
  /** Strangers emailed for one network; others wait until their seat asks. */
  networkDay: 10,
  /** Strangers emailed for the orders of a program that may hold seats: the operator knows it. */
  knownDay: 100,
  /** New games of a network with addresses; emails of more wait likewise. */
  networkGamesHour: 60,
  /** To strangers, of the whole service; more wait. */
  strangersHour: 300,
  /** Opponents and owners of orders that "all my games" newly covers, for a mailbox. */
  knownMonth: 100,
  /** Games that "all my games" covers in 30 days, with one opponent. */
  coveredMonth: 40,
  /** The same, of one owner of orders. */
  coveredOfOwner: 120,
  /** To strangers at one domain that is no large provider's; more come the next day. */
  domainDay: 20,
  /** A naming network's emails of the day that may use up the hour and the domain; of as many again each a half, a third, and so on. */
  freshDay: 3,
  /** An email that comes back for good counts as so many for its naming network. */
  bouncedTimes: 10,
  /** In a hundred first emails of today and yesterday: with more that came back, strangers get fewer. */
  bouncedPercent: 2,
  /** So many must have come back before that counts. */
  bouncedLeast: 5,
  /** To strangers, of the whole service, however many come back. */
  strangersLeast: 60,
  /** Seats in one such question. */
  seatsListed: 20,
  /** Names that a program chose, in one such question to a stranger. */
  strangerNames: 6,
  /** Seats whose links one email has. */
  linksListed: 50,
  seatsAtOnce: 50,
} as const
