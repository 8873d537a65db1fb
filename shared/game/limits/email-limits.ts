/**
 * The most emails of each kind. A day is one of UTC, a month is 30 days. A stranger is an address whose owner has not
 * pressed the button of a consent email yet; the owner of a confirmed address has. A naming site is the network (a /24
 * of IPv4, a /48 of IPv6) or the owner of an API key that named an address.
 */
export const EMAIL_LIMITS = {
  /** Warnings that a seat is being taken, and new links, to a confirmed address in a day. */
  warningsOfDay: 6,
  /** Emails to a stranger in a day. */
  strangerDay: 2,
  /** Emails to a stranger in a month. */
  strangerMonth: 4,
  /** Consent emails to a stranger in a day that one naming site may cause: half of `strangerDay`. */
  namerDay: 1,
  /** Consent emails to a stranger in a month that one naming site may cause: half of `strangerMonth`. */
  namerMonth: 2,
  /**
   * Seats that one naming site may give an address in a month. Emails about further seats are withheld, and consent
   * emails do not list those seats.
   */
  namedSeatsMonth: 60,
  /** Emails to a confirmed address in a day. */
  confirmedDay: 60,
  /** Consent emails in a day: to a confirmed address for one naming site, and for a seat whatever its address. */
  consentDay: 3,
  /** Consent emails to a confirmed address in a day, whoever named it. */
  consentOfDay: 12,
  /** Emails with requested links, to an address in a day. */
  linksDay: 3,
  /**
   * Emails about a replaced link, for a seat in a day. Other emails do not use them up, so the owner hears of a thief.
   */
  rotatedDay: 3,
  /** Emails to the old address about a changed address, for a seat in a day. */
  movedDay: 3,
  /** Requests for the links of an address in an hour, whether it has any or not. */
  linkRequestsHour: 3,
  /**
   * Emails about requests, answers and gifts to a confirmed address in a day. The rest of `confirmedDay` is for turns
   * and warnings.
   */
  conversationOfDay: 40,
  /** Emails about requests, answers and gifts, for a seat in a day. */
  conversationDay: 6,
  /** Emails about what changes the clock, the board or a seat, for a seat in a day. */
  importantDay: 6,
  /**
   * Emails in a day to an arbiter who follows all of a game. Emails about requests to the arbiter, and about the game's
   * end, are counted separately.
   */
  followedDay: 12,
  /** Emails about replaced links in a day, for a seat whose emails are switched off. */
  silencedDay: 1,
  /** How often in an hour a mailbox may end its stop of all emails with "allow emails again". */
  liftsHour: 3,
  /** How often the creator of a game may correct the addresses of its open invitations, all together. */
  correctionsOfGame: 3,
  /** How often in a day a seat may have the consent email sent again. */
  resendConsentDay: 3,
  /** Emails about the result of moves by email, for a seat in a day. Further moves by email are still played. */
  moveRepliesDay: 6,
  /** New attempts in a month to send to an address that bounced permanently. */
  revivalsMonth: 1,
  /** Emails in a week that may bounce for a temporary reason. After one more, the address gets none for a while. */
  softWeek: 2,
  /** Consent emails to strangers for one network in a day. Further ones are withheld until their seat asks for them. */
  networkDay: 10,
  /**
   * Consent emails to strangers in a day for one owner of an API key that may hold seats. The operator knows the owner.
   */
  knownDay: 100,
  /**
   * New games with addresses from one network in an hour. Emails of further games are withheld until a seat asks for
   * them.
   */
  networkGamesHour: 60,
  /** Consent emails of the whole service to strangers in an hour. Further ones wait. */
  strangersHour: 300,
  /** How many more opponents and owners of orders in a month a consent for "all my games" may cover. */
  knownMonth: 100,
  /** Games with one opponent in a month that a consent for "all my games" covers. */
  coveredMonth: 40,
  /** Games of one owner of orders in a month that a consent for "all my games" covers. */
  coveredOfOwner: 120,
  /** Consent emails in a day to strangers at one domain that is no large provider's. Others follow the next day. */
  domainDay: 20,
  /**
   * A naming site's first consent emails in a day, up to this number, may use all of the quotas of the hour and of the
   * domain. The next as many may use half of each quota, the next a third, and so on.
   */
  turnDay: 3,
  /**
   * Invitations to tournaments in a day for one secretary, more by as many as were accepted in the month. Others follow
   * the next day.
   */
  invitationsDay: 40,
  /** Invitations to tournaments in a day for all secretaries at one naming site. Others follow the next day. */
  invitationsOfSite: 80,
  /** Invitations to tournaments in a week to one address, whoever invites. Others follow the next week. */
  invitationsWeek: 2,
  /** How many emails one permanent bounce counts as in a month, for the site that named the address. */
  bouncedTimes: 10,
  /**
   * How many strangers one permanent bounce counts as today, for the network that named the address. After two bounces
   * a mistyped address can still be corrected; the third ends the day.
   */
  bouncedDay: 3,
  /**
   * The share of bounces, in percent of the consent emails of today and yesterday, above which strangers get fewer
   * emails.
   */
  bouncedPercent: 2,
  /** How many consent emails must have bounced before `bouncedPercent` applies. */
  bouncedLeast: 5,
  /** Consent emails to strangers that the whole service may send in an hour however many bounce. */
  strangersLeast: 60,
  /** Seats that one consent email lists. */
  seatsListed: 20,
  /** How many different names, chosen by a program, a consent email to a stranger may contain. */
  strangerNames: 6,
  /** The most seats whose links one email contains. */
  linksListed: 50,
  /** Seats of an address that one request or email handles. */
  seatsAtOnce: 50,
} as const

/**
 * How many reports of messages are sent to the operator in a day: of one seat, from one network, and of all seats
 * together.
 */
export const REPORT_LIMITS = { seatDay: 1, networkDay: 5, siteDay: 100 } as const
