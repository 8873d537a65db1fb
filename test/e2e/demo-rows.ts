/** The records that a start of the service makes: the demo game, the demo tournament, and its six games. */
export const DEMO_ROWS = 8

/** The emails of the demo game, which ask both players for their consent. The demo tournament sends none. */
export const DEMO_EMAILS = 2
