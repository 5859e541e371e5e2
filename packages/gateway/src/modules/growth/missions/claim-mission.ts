import type { Mission } from '@plaza/contract/growth'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import { grantReward } from '../rewards'
import { missionSettings } from './mission-settings'
import { readMission, type MissionsOf } from './read-missions'

/**
 * Claims a mission for a period, once (MISSION-1): the reward is paid in the same transaction, and of two claims at the same
 * time one is refused.
 * @throws CallFailure `mission.not.found`, `mission.open` while its task is not done, `mission.over` when its time or the
 *   period is, `mission.claimed`
 */
export async function claimMission(
  trx: Trx,
  of: MissionsOf,
  { code, period }: { code: string; period: string },
): Promise<Mission> {
  const { merchant, member, now } = of
  const setting = missionSettings(merchant).find((one) => one.code === code)
  if (!setting || (setting.startsAt ?? 0) > now) throw new CallFailure('mission.not.found')
  const mission = await readMission(trx, of, setting)
  if (mission.state === 'claimed') throw new CallFailure('mission.claimed')
  if (mission.state === 'expired' || mission.period !== period) throw new CallFailure('mission.over')
  if (mission.state === 'open') throw new CallFailure('mission.open')
  const written = await trx
    .insertInto('mission_claims')
    .values({
      merchant: merchant.code,
      member_id: member.id,
      mission: code,
      period,
      amount_minor: setting.rewardMinor,
      at: now,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'mission', 'period']).doNothing())
    .returning('mission')
    .executeTakeFirst()
  if (!written) throw new CallFailure('mission.claimed')
  await grantReward(trx, {
    merchant: merchant.code,
    memberId: member.id,
    source: 'mission',
    reference: `${code} ${period}`,
    name: setting.name,
    amountMinor: setting.rewardMinor,
    wagering: setting.wagering,
    isPaidAtOnce: true,
    now,
  })
  return { ...mission, state: 'claimed' }
}
