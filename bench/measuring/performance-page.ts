type Bench = {
  readonly title: string
  /** The text says what is measured, how, and how to read it. */
  readonly text: string
  /**
   * True if the bench needs more than Node. `npm run bench` then leaves its part of the page as it is; only `-- --only`
   * with its name measures it.
   */
  readonly alone?: true
}

/** All benches, in the order of docs/performance.md, which `npm run bench` writes. */
export const BENCHMARKS: Readonly<Record<string, Bench>> = {
  'moves.ts': {
    title: 'A move on AWS',
    text: `This is the processor time of a move in a warm container, with the deployed bundle, in games of 10, 60 and 150 plies. *Bare* is a
function that only makes the same two calls, to read and to write the item. Another process answers these calls. A ratio is the median of
the ratios of five rounds, so it need not be the quotient of the two medians beside it.`,
  },
  'starts.ts': {
    title: 'A container’s start on AWS',
    text: `*Start* is the processor time until a function's bundle and its AWS clients are loaded. The first request shows a
game of 20 plies. *Bare* loads only the same clients, bundled as usual, and makes the same calls. A ratio divides the
medians of fifteen starts.`,
  },
  'sizes.ts': {
    title: 'What a start reads',
    text: `The size of the minified files that a container reads before its first request. Texts and the browsers' files
are read when needed.`,
  },
  'service.ts': {
    title: 'The local service',
    text: `\`npm start\` with SQLite, in its own process. Eight people play English draughts at once: each makes a random move as soon as
the one before is answered. An answer means that the move survives a power cut ([how](decisions/one-machine.md)). Rows
differ in how many games are stored, each with 30 plies and a timer. A ratio divides moves a second by those of the first row; it is the median of five rounds, each
measuring all rows. *CPU* is the service's processor time for each move, in all threads.

[boardgame.io](https://boardgame.io) (MIT; 0.50.2) is a framework for turn-based games. Its own server runs with the same rules, without
undo, with one connection for each person. *Files on the disk* is its FlatFile store with a wait for the disk after each write,
the closest to ours. *Files* is that store without the wait, and *memory alone* stores nothing.`,
  },
  'answers.ts': {
    title: 'Answers by email',
    text: `Milliseconds from the delivery of an answer by LMTP until its move is stored, by \`npm run serve\` in its own process. Eight games
are played at once, with emails as Gmail writes them. A ratio divides p50 by that of the first row; it is the median of five rounds.`,
  },
  'orders.ts': {
    title: 'Many games by one request',
    text: `The local service makes 500 games of a thousand people with addresses, by one order. *Answered* is the time until the order is stored,
*made* until its last game is made. The ratio divides games a second by those of the last row.`,
  },
  'tournaments.ts': {
    title: 'A tournament',
    text: `The local service starts a single round robin of 16 players with addresses. The page is everyone's, with gzip and its style sheets, as a first visit
loads it, in all languages. The item is the log of a tournament as it is stored; *all that may be added* are warnings, messages, rulings, appeals and the like up to their limits.
A look loads the tournament and the games of its boards, with 20 plies each, and compares them; *a result* is stored in the tournament. It is the median of thirty.

The events are played as in the next part. The players have addresses, and visit at different times of the same evening, each evening. *No moves*: at the first visit each game is resigned. *Calls* are those of functions,
*GB s* the memory times the seconds of their work, *writes* the units of tables.`,
  },
  'cost.ts': {
    title: 'What a move costs on AWS',
    text: `Dollars, from whole games that are played through the real handlers and adapters, on in-memory services that count what AWS bills.
*Paid* is the price of a month with a million moves, less what is free for every account each month. *Beside* is the additional cost of
beginning and ending these games, with consent and the first load of the scripts. A busy hour is taken to have three times the average.
[How to read it](operations.md#what-it-costs).`,
  },
  'tools.ts': {
    title: 'Tools on a large table',
    text: `Operators' tools on DynamoDB Local, with a simulated Scheduler, in one process. DynamoDB Local uses the same cores, so the processor time says
more than the rate.`,
    alone: true,
  },
  'long-game.ts': {
    title: 'A long game, step by step',
    text: `Milliseconds to fold the log of a game into its state, to decode and encode the log, to show the game by the API, and to try a move.
The best of forty runs.`,
  },
  'pictures.ts': {
    title: 'Pictures',
    text: `Milliseconds of the processor for a board's pictures, at 480 pixels (a GIF at 360), in a game of 90 plies. A ratio divides the time for
all boards together by that of the first row, where shapes are painted one over another.`,
  },
  'perft.ts': {
    title: 'Finding moves',
    text: `The first table has thousands of positions a second when every move is followed to a depth (perft), for our engine, for the same with every move listed above the leaves, and for two npm packages, each used in its
fastest way. The second table has the time to read a stored position and a written move, and play the move.`,
  },
}

type Measured = {
  readonly file: string
  readonly text: string
  readonly minutes: number
  /** The day on which this part was measured, if that is not the day of the page. */
  readonly day?: string
}
type Machine = { readonly day: string; readonly cores: number; readonly node: string }

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

const sectionOf = ({ file, text, day }: Measured): string => `## ${BENCHMARKS[file]?.title}

${BENCHMARKS[file]?.text}

${text.trim()}
${day === undefined ? '' : `\nMeasured on ${day}.\n`}
\`bench/${file}\``

const isPartOf = (file: string, part: string): boolean => part.includes(`\`bench/${file}\``)

const partsOf = (page: string): readonly string[] => page.split(/\n(?=## )/)

/** Returns the page with one part replaced by its new measurement. */
export const replacePart = (page: string, measured: Measured): string => {
  const parts = partsOf(page)
  const at = parts.findIndex((part) => isPartOf(measured.file, part))
  if (at === -1) throw new Error(`docs/performance.md has no part of bench/${measured.file}`)
  return `${parts
    .with(at, `${sectionOf(measured)}\n`)
    .join('\n')
    .trimEnd()}\n`
}

/** Returns the whole of docs/performance.md. Parts that were not measured are taken from the page as it was. */
export const performancePage = (measured: readonly Measured[], { day, cores, node }: Machine, old: string): string => {
  const partOf = (file: string): string => {
    const found = measured.find((one) => one.file === file)
    return found ? sectionOf(found) : (partsOf(old).find((part) => isPartOf(file, part)) ?? '').trim()
  }
  const minutes = measured.reduce((sum, one) => sum + one.minutes, 0).toFixed(0)
  const parts = Object.keys(BENCHMARKS).map(partOf)
  return `# Performance

How fast Crownhead is, measured on ${day} on one machine: ${NUMBERS[cores] ?? cores} cores, Node ${node}. As machines differ, a goal is a ratio
where possible: its two sides are measured alternately in one run. \`npm run bench\` writes this page; that took
${minutes} minutes, and the machine should do nothing else. \`npm run bench -- --only cost.ts\` writes one part.

${parts.filter((part) => part !== '').join('\n\n')}
`
}
