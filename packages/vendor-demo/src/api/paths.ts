/**
 * What a game's page asks its own server: JSON over `fetch`, `authorization: Bearer <bearer>` on everything but
 * `/api/session`; no cookie, which a frame of another site would not get. Money is in minor units of the session's
 * currency, multiples in hundredths of the stake (250 is 2.50×). A refusal is an HTTP status with `refusalSchema`.
 */
export const apiPaths = {
  session: '/api/session',
  spin: '/api/spin',
  minesStart: '/api/mines/start',
  minesOpen: '/api/mines/open',
  minesCashOut: '/api/mines/cash-out',
  crashBet: '/api/crash/bet',
  crashCashOut: '/api/crash/cash-out',
  crashStream: '/api/crash/stream',
  seeds: '/api/seeds',
  round: '/api/round',
} as const

/** Milliseconds from one bet to the next at least (ENGINE-3); the server refuses `TOO_SOON` with `waitMs`. */
export const slotCycleMs = 2_500
export const betCycleMs = 5_000
/** The shared flight: bets are accepted, then it flies, then its end is shown. */
export const crashBettingMs = 6_000
export const crashEndMs = 3_000
