/** The one clock that is handed in everywhere a rule has a time in it. Milliseconds since the epoch. */
export interface Clock {
  now(): number
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => Date.now() }
