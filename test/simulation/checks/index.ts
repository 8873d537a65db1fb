import { absencesKept } from './absences.ts'
import { onlyAccepted } from './acceptances.ts'
import { acknowledgedOnce } from './acknowledged-once.ts'
import { allowances } from './allowances.ts'
import { answersFew } from './answers.ts'
import { asked } from './asked.ts'
import { beginningsTold } from './beginnings.ts'
import { begunOnce } from './begun-once.ts'
import { boardsMade } from './boards-made.ts'
import type { Check } from './check.ts'
import { consentKept } from './consent.ts'
import { deadLinks } from './dead-links.ts'
import { goneUntold, noticesFirst } from './devices.ts'
import { entriesInTime } from './entries.ts'
import { emailsNoted, timesNoted } from './evidence-kept.ts'
import { everyGameEnds } from './every-game-ends.ts'
import { invitationsShown } from './invitations-shown.ts'
import { emailsArrive, emailsOnce, emailsTrue } from './emails.ts'
import { limitsShown } from './limits-shown.ts'
import { leaversStop } from './leavers.ts'
import { thingsLeave } from './leaving.ts'
import { movedTold } from './moved.ts'
import { movesInTime } from './moves-in-time.ts'
import { noEarlyTimeOut } from './no-early-time-out.ts'
import { nextGames } from './next-games.ts'
import { noFork } from './no-fork.ts'
import { oneSchedule } from './one-schedule.ts'
import { repliesPlanned } from './plans.ts'
import { returnsHold, returnsShown } from './returns.ts'
import { countedOnce, digestsOnce, onlyWanted, seenKept, turnsApart } from './readers.ts'
import { remindersDue } from './reminders-due.ts'
import { reportsOnce } from './reports.ts'
import { secretsKept } from './secrets-kept.ts'
import { stopsHold } from './stops.ts'
import { tableClaims } from './table-claims.ts'
import { pointsKept, tablesRight } from './tables.ts'
import { timeConserved } from './time-conserved.ts'
import { toldWithinTheHour } from './told-within-the-hour.ts'
import { tournamentSecrets } from './tournament-secrets.ts'
import { turnsTold } from './turns.ts'
import { onePerEvent, turnsInOrder, webhooksArrive, webhooksGivenUp, webhooksTrue } from './webhooks.ts'

export type { Occasion, Violation } from './check.ts'

/** Everything that must hold in every world. A test shows for each check that some bug is found by it alone. */
export const CHECKS: readonly { readonly name: string; readonly check: Check }[] = [
  { name: 'an acknowledged command is in the game once', check: acknowledgedOnce },
  { name: 'no version has two successors', check: noFork },
  { name: 'moves in time count and late ones do not', check: movesInTime },
  { name: 'no time-out before the deadline and 30 s', check: noEarlyTimeOut },
  { name: 'time is conserved', check: timeConserved },
  { name: 'every game ends', check: everyGameEnds },
  { name: 'nothing happens that no one asked for', check: asked },
  { name: 'every game that should follow is there', check: nextGames },
  { name: 'no reply that was not planned', check: repliesPlanned },
  { name: 'every email arrives or is overtaken', check: emailsArrive },
  { name: 'no email before its news is stored', check: emailsTrue },
  { name: 'no email twice', check: emailsOnce },
  { name: 'each email that was taken is noted once, and no other', check: emailsNoted },
  { name: 'the evidence of a game has its times', check: timesNoted },
  { name: 'every turn is told in time or overtaken', check: turnsTold },
  { name: 'a reader who pressed "all my games" hears of each turn', check: toldWithinTheHour },
  { name: 'no second email of the first turn', check: begunOnce },
  { name: 'half an hour between emails about turns', check: turnsApart },
  { name: 'one digest a day, at its hour', check: digestsOnce },
  { name: 'no email that its reader does not want', check: onlyWanted },
  { name: 'no email of a turn that was seen', check: seenKept },
  { name: 'no email after a stop', check: stopsHold },
  { name: 'no email to a mailbox that returns emails', check: returnsHold },
  { name: 'the page of a seat says that emails come back', check: returnsShown },
  { name: 'a notice before its email', check: noticesFirst },
  { name: 'no notice to a device that is gone', check: goneUntold },
  { name: 'no email counts twice', check: countedOnce },
  { name: 'no email that its mailbox did not ask for', check: consentKept },
  { name: 'few replies to answers by email', check: answersFew },
  { name: 'an old address hears that its seat has another one', check: movedTold },
  { name: 'no reminder before its time', check: remindersDue },
  { name: 'one schedule for a game', check: oneSchedule },
  { name: 'the data of a game that is over expires in time', check: thingsLeave },
  { name: 'a link taken away is dead', check: deadLinks },
  { name: 'no secret is disclosed', check: secretsKept },
  { name: 'no role uses up the allowance of another', check: allowances },
  { name: 'every event reaches its webhook, is overtaken, or the webhook is disabled', check: webhooksArrive },
  { name: 'no event to a webhook before it is stored', check: webhooksTrue },
  { name: 'turns reach webhooks in order, and none that is past', check: turnsInOrder },
  { name: 'one id for each event', check: onePerEvent },
  { name: 'a webhook that is disabled says why', check: webhooksGivenUp },
  { name: 'a page says that an email comes later', check: limitsShown },
  { name: 'a creator is told what delays an invitation', check: invitationsShown },
  { name: 'the boards of a tournament are its games', check: boardsMade },
  { name: 'a table follows from the games', check: tablesRight },
  { name: 'each game gives two points', check: pointsKept },
  { name: 'nobody plays in a tournament who has not accepted', check: onlyAccepted },
  { name: 'no board of somebody who has left goes on', check: leaversStop },
  { name: 'a tournament ends with its last game, and is reported once', check: reportsOnce },
  { name: 'whoever plays in a tournament gets all boards in one email', check: beginningsTold },
  { name: 'an entry in time counts, and none beyond the limit', check: entriesInTime },
  { name: 'each board takes a leave of the event once', check: absencesKept },
  { name: 'a tournament stores no secret, and names nobody who has not accepted', check: tournamentSecrets },
  { name: 'a game is claimed by the endgame table as it says', check: tableClaims },
]
