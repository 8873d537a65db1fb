/**
 * The pattern of the club name that an operator may configure: 2 to 40 letters, spaces and a few signs. It allows
 * nothing that a mail program could turn into a link.
 */
export const CLUB_NAME = /^(?=.{2,40}$)\p{L}[\p{L}\p{M}]*(?:(?: | & |['’-])\p{L}[\p{L}\p{M}]*)*$/u
