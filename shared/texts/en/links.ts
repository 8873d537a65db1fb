import type { Colour } from '../../draughts/index.ts'
import { sides } from './board.ts'
import { asked } from './panels.ts'

/** The page on which the holder of a seat saves its link. */
export const keep = {
  title: 'Keep your link',
  what: 'It is your seat: there is no password. Anyone who has it can play for you, so show it to nobody.',
  how: 'Copy, email or scan it',
  side: (side: Colour): string => `You play ${sides[side]}.`,
  link: 'Your link',
  copy: 'Copy the link',
  mail: 'Email it to me',
  send: 'Send',
  mailHint: 'You also get an email at each of your turns. A link in each of them stops them all.',
  mailed: 'We have sent it to the email address of your seat.',
  asked: 'We have sent an email to the address of your seat. Press the button in it: your link follows.',
  scan: 'Take it to another device',
  scanHint: 'Scan this with your tablet or other phone. Both then hold your seat.',
  bookmark: 'Make a bookmark',
  bookmarkHint: 'Go to your board first and bookmark it there: the address of that page is your link.',
  board: 'Go to my board',
}

/** The list of games that a browser stores. In `words`, the script of the list replaces `{}`. */
export const myGames = {
  title: 'My games',
  noScript: 'This list needs a script. Your links are in your emails, too.',
  here: 'This list is kept on this device only. Your links are in your emails, too.',
  exporting: 'Export',
  forget: 'Forget this list',
  words: {
    yourMove: 'Your move',
    waiting: 'Waiting',
    finished: 'Finished',
    none: 'No games yet on this device. Open the page of a game, and it is listed here.',
    left: '{} left',
    has: 'Has {}',
    move: 'move {}',
    overdue: 'Time is up',
    unlimited: 'No time limit',
    notYet: 'Has not joined yet',
    sendAgain: 'Open it to send the link again',
    nobody: 'An opponent',
    somebody: 'Somebody',
    won: 'You won',
    lost: 'You lost',
    draw: 'Draw',
    off: 'Not played',
    others: 'Others',
    game: 'Game {}',
    unseen: 'Open it to see how it stands',
    gone: 'This link no longer works',
    forgetOne: 'Forget this link: {}',
    forgetOneSure: 'Forget the link on this device? The game stays. Without the link or its emails you cannot open it.',
    forgetSure: 'Forget this list? Your games stay, and your links are in your emails.',
  },
}

/** The page on which a player whose link is lost takes the seat with a new link. */
export const lostSeat = {
  title: (opponent: string): string => `Back to your game with ${opponent}`,
  what: (name: string): string => `With this link you take the seat of ${name}. The old link stops working then.`,
  from: (when: string): string => `It works from ${when}.`,
  wait: `Until then, the player who has the old link can say “${asked.stillHere}”. Come back later with this link.`,
  take: 'Take my seat',
  closedTitle: 'This link no longer works',
  closed: `Either the seat has been taken with it, or the player said “${asked.stillHere}”. If you took the seat, use your own link.`,
}

/** The page that gives a seat back to an earlier address. */
export const undo = {
  title: 'Take your seat back',
  what: 'If someone else changed the email address of your seat or its link, press the button: the seat gets back the address that this link was sent to, and we email a new link there. All other links of the seat stop working.',
  yes: 'Give me my seat back',
  done: 'Your seat is yours again. A new link is on its way to your mailbox, and the old ones do not work any more.',
  closed: 'This link does not work any more: it has been used, or more than seven days have passed, or someone who had the seat before you took it back.',
}

/** The page on which a reader asks for their links by email. */
export const mailed = {
  title: 'Email me my links',
  intro: 'We email the links of your games to your address.',
  send: 'Send them',
  done: 'If there are games with this address, an email with their links is on its way.',
  doneHint: 'It may take a few minutes. We can only find an address that you gave us for a game.',
}
