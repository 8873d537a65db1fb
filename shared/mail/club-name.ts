/** Of an operator's setting: letters, spaces and a few signs, 2 to 40 in all; nothing that could be a link. */
export const CLUB_NAME = /^(?=.{2,40}$)\p{L}[\p{L}\p{M}]*(?:(?: | & |['’-])\p{L}[\p{L}\p{M}]*)*$/u
