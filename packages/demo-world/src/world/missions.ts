import type { MissionSetting } from '@plaza/gateway/world-api'
import { both } from './text'

/** Missions of the demo: two of every day, two of every week, one for new members. */
export const demoMissions: readonly MissionSetting[] = [
  {
    code: 'daily-bets',
    kind: 'daily',
    name: both('Play of the day', 'Laro ng araw'),
    task: 'bet',
    wanted: 500_00,
    rewardMinor: 5_00,
    wagering: 0,
  },
  {
    code: 'daily-deposit',
    kind: 'daily',
    name: both('A deposit today', 'Deposit ngayong araw'),
    task: 'deposit',
    wanted: 200_00,
    rewardMinor: 8_00,
    wagering: 1,
  },
  {
    code: 'weekly-slots',
    kind: 'weekly',
    name: both('A week of slots', 'Isang linggo ng slots'),
    task: 'bet',
    categories: ['RNG'],
    wanted: 5_000_00,
    rewardMinor: 50_00,
    wagering: 1,
  },
  {
    code: 'weekly-check-ins',
    kind: 'weekly',
    name: both('Five evenings', 'Limang gabi'),
    task: 'check-in',
    wanted: 5,
    rewardMinor: 20_00,
    wagering: 0,
  },
  {
    code: 'first-bets',
    kind: 'newbie',
    name: both('First steps', 'Unang hakbang'),
    task: 'bet',
    wanted: 300_00,
    rewardMinor: 30_00,
    wagering: 3,
    days: 30,
  },
]

/** Prizes of the demo's leaderboards, the first place first. */
export const demoRanking = {
  turnover: { dayMinor: [500_00, 300_00, 200_00, 100_00, 100_00], weekMinor: [3_000_00, 2_000_00, 1_000_00] },
  net: { dayMinor: [200_00, 100_00, 50_00], weekMinor: [1_000_00, 500_00, 250_00] },
  multiple: { dayMinor: [100_00, 50_00, 25_00], weekMinor: [500_00, 250_00, 100_00] },
}
