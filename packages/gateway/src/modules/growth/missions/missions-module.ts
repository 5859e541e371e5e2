import { claimMissionCall, missionsCall } from '@plaza/contract/growth'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { readBalance } from '../../../kernel/ledger'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { defineModule } from '../../../kernel/modules/define-module'
import { claimMission } from './claim-mission'
import { missionMigrations } from './migrations'
import { missionsPart } from './mission-settings'
import { readMissions } from './read-missions'

/** @throws CallFailure `feature.off` where the merchant has no missions */
function checkOn({ settings }: Pick<Merchant, 'settings'>): void {
  if (settings.promos['MISSION'] !== true) throw new CallFailure('feature.off')
}

function calls(gateway: Gateway): void {
  registerMemberCall(gateway, missionsCall, async ({ member, context: { merchant, now } }) => {
    checkOn(merchant)
    const missions = await readMissions(gateway.db.read, { merchant, member, now })
    return { missions, currency: merchant.currency }
  })
  registerMoneyCall(gateway, claimMissionCall, async ({ trx, member, params, body, context }) => {
    const { merchant, now } = context
    checkOn(merchant)
    const wanted = { code: params.code, period: body.period }
    const mission = await claimMission(trx, { merchant, member, now }, wanted)
    const owner = { memberId: member.id, merchant: merchant.code, currency: merchant.currency }
    return { mission, balance: await readBalance(trx, owner, now) }
  })
}

/** Missions: what a member is to do in a time, and its reward (MISSION-1). */
export const missionsModule = defineModule({
  name: 'growth/missions',
  calls,
  tables: ['mission_claims'],
  migrations: missionMigrations,
  settings: { missions: missionsPart },
})
