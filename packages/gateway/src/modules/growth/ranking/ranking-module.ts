import { rankingCall, setNicknameCall } from '@plaza/contract/growth'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { rankingMigrations } from './migrations'
import { rankingJob } from './ranking-job'
import { rankingPart } from './ranking-settings'
import { readRanking } from './read-ranking'
import { setNickname } from './set-nickname'

function calls(gateway: Gateway): void {
  registerMemberCall(gateway, rankingCall, async ({ member, query, context: { merchant, now } }) => {
    if (merchant.settings.promos['MISSION'] !== true) throw new CallFailure('feature.off')
    return readRanking(gateway.db.read, { merchant, memberId: member.id, now }, query)
  })
  registerMemberCall(gateway, setNicknameCall, async ({ member, body, context: { merchant, now } }) => {
    if (merchant.settings.promos['MISSION'] !== true) throw new CallFailure('feature.off')
    return { nickname: await setNickname(gateway, { merchant, memberId: member.id, now }, body.nickname) }
  })
}

/** Rankings of days and weeks by turnover, net win and multiple, frozen and paid when they are over (MISSION-1). */
export const rankingModule = defineModule({
  name: 'growth/ranking',
  calls,
  jobs: (gateway) => [rankingJob(gateway)],
  tables: ['ranking_places', 'ranking_ends', 'leaderboard_names'],
  migrations: rankingMigrations,
  settings: { ranking: rankingPart },
})
