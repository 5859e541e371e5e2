import type { Mission, MissionState } from '@plaza/contract/growth'
import type { Queries } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { figuresOf } from '../../stakes/member-days'
import { countCheckIns } from '../check-in'
import { missionSettings, type MissionSetting } from './mission-settings'
import { missionTime, type MissionTime } from './mission-time'

/** Whose missions. */
export interface MissionsOf {
  merchant: Merchant
  member: Pick<Member, 'id' | 'regDate'>
  now: number
}

/** Where each task is done. */
const places = { bet: '/m/gameCenter', deposit: '/m/voucherCenter', 'check-in': '/m/checkin' } as const

async function doneOf(
  queries: Queries,
  memberId: string,
  { task, categories }: MissionSetting,
  { from, to }: MissionTime,
): Promise<number> {
  if (task === 'check-in') return countCheckIns(queries, memberId, { from, to })
  const figures = await figuresOf(queries, { memberId, from, to, ...(categories && { categories }) })
  return Math.max(0, task === 'bet' ? figures.validMinor : figures.depositMinor)
}

const stateOf = (isClaimed: boolean, isDone: boolean, isOver: boolean): MissionState =>
  isClaimed ? 'claimed' : isOver ? 'expired' : isDone ? 'claimable' : 'open'

/** One mission of a member: what is done of it, from the figures of its days, and whether it was claimed. */
export async function readMission(
  queries: Queries,
  { merchant, member, now }: MissionsOf,
  setting: MissionSetting,
): Promise<Mission> {
  const { code, kind, name, task, wanted, rewardMinor, wagering } = setting
  const time = missionTime(setting, {
    timeZone: merchant.settings.timeZone,
    regDate: member.regDate,
    now,
  })
  const claim = await queries
    .selectFrom('mission_claims')
    .select('at')
    .where('member_id', '=', member.id)
    .where('mission', '=', code)
    .where('period', '=', time.period)
    .executeTakeFirst()
  const done = Math.min(wanted, await doneOf(queries, member.id, setting, time))
  const state = stateOf(claim !== undefined, done >= wanted, now >= time.endMs)
  const shown = { code, kind, name, task, wanted, rewardMinor, wagering, done, state }
  return { ...shown, period: time.period, endsAt: time.endMs, goTo: places[task] }
}

/** Every mission of a member; an event that has not begun is not one yet (MISSION-1). */
export async function readMissions(queries: Queries, of: MissionsOf): Promise<Mission[]> {
  const missions: Mission[] = []
  for (const setting of missionSettings(of.merchant))
    if ((setting.startsAt ?? 0) <= of.now) missions.push(await readMission(queries, of, setting))
  return missions
}
