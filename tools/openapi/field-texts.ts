import type { lookBody, rulesMoveBody } from '../../shared/api/input/bodies.ts'
import type { WebhookBody, WebhookChange, replayBody } from '../../shared/api/input/webhook-shapes.ts'
import type { PushBody } from '../../shared/api/input/push-shapes.ts'
import type { CreateBody, MoveBody, PersonBody, SeatBody } from '../../shared/api/input/shapes.ts'
import { LABELS } from '../../shared/game/model/labels.ts'
import type * as z from 'zod/mini'

type Words<Body> = { readonly [F in keyof Body]?: string }

type FieldTexts = {
  readonly CreateBody: Words<CreateBody>
  readonly ClaimBody: Words<PersonBody>
  readonly MoveBody: Words<MoveBody>
  readonly ChangeSeatBody: Words<SeatBody>
  readonly LookBody: Words<z.infer<typeof lookBody>>
  readonly RulesMoveBody: Words<z.infer<typeof rulesMoveBody>>
  readonly AddHookBody: Words<WebhookBody>
  readonly ChangeHookBody: Words<WebhookChange>
  readonly SetPushBody: Words<PushBody>
  readonly ReplayHookBody: Words<z.infer<typeof replayBody>>
}

const person = {
  email: 'Its first email asks whether emails are wanted.',
  locale: 'The language of emails.',
  timeZone: 'The zone of times in emails, of quiet hours and of weekends off.',
}

const ESCAPES = 'Its longest length counts escapes (`%C3%A9` for `é`) as they are sent.'

const webhookBody = {
  url: `\`https\` with a public name, on port 443, without a user. ${ESCAPES} Only public addresses are reached, so not a program beside the service.`,
  events:
    '`joined`: both players are there. `turn`: somebody is to move. `reminder`: their time runs short. `forfeited`: over because a side never moved. `finished`: over in any other way, called off and declined too.',
  labels: 'Only games that have all of these labels are told.',
  format: '`standard` is for programs; `slack` and `discord` get a sentence for people.',
  locale: 'The language of the sentences.',
}

const TEXTS: FieldTexts = {
  CreateBody: {
    clock: 'A preset by its name, or its parameters; `relaxed` if left out.',
    opening:
      'The start, a position, the last position of a game’s PDN by these rules, or a ballot: by number, or drawn when the opponent accepts.',
    match: 'One game, or two with the colours changed.',
    matchOrder: 'Both games of a match at once (`together`, if left out), or one after the other.',
    strictness: '`lenient` refuses illegal moves; by the `laws` they are cautioned, then lose.',
    noShow:
      'If a turn runs out before each side has moved once: `void` calls the game off without a loser, `loss` is a loss by forfeit, and no player can call the game off.',
    invitationLife: 'How long the invitation stands.',
    leave: 'The leave of each side, in whole days.',
    weekendsOff: 'Weekends do not count, in the creator’s zone.',
    opponent: 'Invited by name. If left out, whoever has the invitation’s link may accept.',
    arbiter: 'An arbiter, who is invited too.',
    hold: 'Nobody is invited, and the answer has all links: for programs with the scope `seats:hold`.',
    labels: `What the program calls the game: at most ${LABELS.most} names of small letters, each with a text of at most ${LABELS.value} characters, ${LABELS.bytes} bytes in all. Everyone sees them; \`event\`, \`round\` and \`board\` stand in its PDN. For programs with the scope \`games:create\`.`,
    firstMove: 'The creator’s first move, if the creator begins.',
  },
  ClaimBody: person,
  MoveBody: {
    ply: 'Half-moves played so far.',
    move: 'As `22-17`, `22x15`, or with every square on the way.',
    message: 'One line to the opponent.',
    offerDraw: 'Whether the move offers a draw.',
    claim: 'A draw that the position has a right to after this move.',
    dryRun: 'Nothing is stored, and no caution given.',
  },
  ChangeSeatBody: {
    ...person,
    notifications:
      '`quietHours`: no reminder between 22 and 8 o’clock. `follow`, an arbiter’s: `all` that happens but moves, what is `asked` of them and the result (if nothing is chosen), or `results` alone.',
    playForced: 'A move that is the only one is made at once.',
    tried: 'Private lines that the seat tries from the position after `ply` half-moves.',
    note: 'Private.',
  },
  LookBody: { seats: 'Links, each with the `version` that is known.' },
  AddHookBody: webhookBody,
  ChangeHookBody: {
    ...webhookBody,
    enabled: '`true` ends what disabled it.',
    secret: 'The answer has a new secret; for a day both sign.',
  },
  ReplayHookBody: { since: 'What happened before is left out.' },
  SetPushBody: { endpoint: `The URL of the browser’s push service. ${ESCAPES}` },
  RulesMoveBody: { fen: 'Any position of these rules.', move: 'To be made there.' },
}

export const FIELD_TEXTS: Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>> = TEXTS
