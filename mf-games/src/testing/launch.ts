import type { Balance } from '@plaza/contract/money'
import type { Play, Reality } from '@plaza/contract/play'
import type { Launch } from '../features/launch/launch-address'
import { testGame } from './games'

/** Server time at which tests of play start. */
export const startMs = Date.UTC(2026, 10, 21, 10, 0, 0)
export const vendorOrigin = 'http://vendor.localhost:8081'

export const testPlay = (play: Partial<Play> = {}): Play => ({
  id: 'play-0001',
  nodeId: 7,
  mode: 'real',
  startedAt: startMs,
  endedAt: null,
  bets: 0,
  stakedMinor: 0,
  wonMinor: 0,
  netMinor: 0,
  currency: 'PHP',
  openRounds: 0,
  ...play,
})

export const testReality = (reality: Partial<Reality> = {}): Reality => ({
  intervalMinutes: 60,
  since: startMs,
  dueAt: startMs + 3_600_000,
  bets: 0,
  stakedMinor: 0,
  wonMinor: 0,
  netMinor: 0,
  currency: 'PHP',
  ...reality,
})

/** The answer of a launch: a game in a frame at the vendor's origin. */
export const testLaunch = (launch: Partial<Launch> = {}): Launch => ({
  url: `${vendorOrigin}/play/lantern-reef?lang=en#token=once`,
  presentation: 'frame',
  origin: vendorOrigin,
  orientation: 'any',
  play: testPlay(),
  game: testGame(7, { gameName: 'Lantern Reef', supportDemo: true }),
  reality: testReality(),
  ...launch,
})

export const testBalanceOf = (totalMinor: number, version = 2): Balance => ({
  wallets: [{ wallet: 'main', balanceMinor: totalMinor }],
  totalMinor,
  currency: 'PHP',
  version,
  asOf: startMs,
})
