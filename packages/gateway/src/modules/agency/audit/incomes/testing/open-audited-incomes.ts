import { dayAt } from '@plaza/calendar'
import type { GameType } from '@plaza/contract/play'
import { randomUUID } from 'node:crypto'
import type { TestCaller } from '../../../../../testing/create-test-gateway'
import { openIncomeTestbed } from '../../../../../testing/income-testbed'
import { sayStakesSettled } from '../../../../../kernel/stakes/stake-settled'
import { eventually } from '../../../../../testing/eventually'
import { lockSettings, writeSettings } from '../../../../../kernel/merchants/write-merchants'
import { settledStake } from '../../../../../testing/settled-stake'

const nodeOf = { RNG: 901, LIVE: 902, LOTT: 903 } as const
type Played = keyof typeof nodeOf & GameType

/** A round that was played, which can be corrected. */
export interface PlayedRound {
  id: string
  memberId: string
  day: string
  kind: Played
  stakeMinor: number
  settledAt: number
}

/** A gateway with lines of agents whose bets are kept as rounds too, so that figures can be derived again; days are those of a zone. */
export async function openAuditedIncomes(timeZone = 'Asia/Manila') {
  const test = await openIncomeTestbed()
  const { db, clock } = test
  if (timeZone !== 'Asia/Manila') {
    await db.transaction(async (trx) =>
      writeSettings(trx, 'demo', { ...((await lockSettings(trx, 'demo')) as object), timeZone }),
    )
    await eventually(async () => {
      const known = await test.gateway.merchants.find('demo')
      if (known?.settings.timeZone !== timeZone) throw new Error('the zone has not been received yet')
    })
  }
  const vendor = { merchant: 'demo', code: 'TST', name: 'Test Vendor', icon: '/img/vendor/test', rank: 1 }
  await db.write
    .insertInto('vendors')
    .values({ ...vendor, maintenance_until: null, maintenance_cause: null, orientation: null })
    .execute()
  for (const [kind, nodeId] of Object.entries(nodeOf) as [Played, number][])
    await db.write
      .insertInto('games')
      .values({
        ...{ merchant: 'demo', node_id: nodeId, game_id: `tst-${kind}`, name: kind, vendor: 'TST', rank: 1 },
        ...{ game_type: kind, icon: '/img/game/test', tint: '#112233', badge: null, support_play: true },
        ...{
          min_bet_minor: 100,
          max_bet_minor: 10_000,
          rtp_basis_points: null,
          volatility: null,
          lines: null,
        },
        ...{ is_new: false, hot_rank: null, room_type: null, left_at: null, engine: null, lottery: null },
      })
      .execute()
  const say = ({ id, memberId, day, kind, settledAt }: PlayedRound, more: object) =>
    db.transaction((trx) =>
      sayStakesSettled(
        trx,
        [settledStake({ memberId, day, kind, reference: id, settledAt, stakeMinor: 0, ...more })],
        clock.now(),
      ),
    )
  /** A round of a member that ends now. */
  const play = async (
    { id: memberId }: Pick<TestCaller, 'id'>,
    stakeMinor: number,
    { wonMinor = 0, kind = 'RNG' }: { wonMinor?: number; kind?: Played } = {},
  ): Promise<PlayedRound> => {
    const [id, at] = [randomUUID(), clock.now()]
    const common = {
      merchant: 'demo',
      vendor: 'TST',
      member_id: memberId,
      node_id: nodeOf[kind],
      currency: 'PHP',
    }
    const counts = { bets: 1, staked_minor: stakeMinor, won_minor: wonMinor, mode: 'real' as const }
    await db.write
      .insertInto('play_sittings')
      .values({
        ...{ ...common, ...counts, id, site: 'demo', session_id: 'test', intent: id, device_hash: '' },
        ...{ language: 'en', origin: '', started_at: at, seen_at: at, ended_at: at },
      })
      .execute()
    await db.write
      .insertInto('play_rounds')
      .values({ ...common, ...counts, id, sitting_id: id, started_at: at, ended_at: at, proof: null })
      .execute()
    const round = { id, memberId, day: dayAt(timeZone, at), kind, stakeMinor, settledAt: at }
    await say(round, { stakeMinor, payoutMinor: wonMinor, validMinor: stakeMinor })
    return round
  }
  /** Takes a round back after it was settled. */
  const takeBack = async (round: PlayedRound) => {
    await db.write
      .updateTable('play_rounds')
      .set({ bets: 0, staked_minor: 0, won_minor: 0 })
      .where('id', '=', round.id)
      .execute()
    await say(round, {
      ...{ change: 'correction', bets: -1, stakeMinor: -round.stakeMinor, validMinor: -round.stakeMinor },
    })
  }
  const jobs = ['agent-rates-income', 'agent-daily-salaries', 'agent-hourly-salaries', 'dividends']
  /** The next morning, with everything settled that is over. */
  const settle = async (hour = 4) => {
    test.nextDay(hour)
    for (const job of jobs) await test.runJob(job)
  }
  return { ...test, play, takeBack, settle }
}
