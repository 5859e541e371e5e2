import { agentMoney } from './seed-agent-money'
import { agentLinks, freezes, readNotices } from './seed-agents'
import { contracts } from './seed-contracts'
import { catalogue, content, lotteries } from './seed-catalogue'
import { feedback } from './seed-feedback'
import { incomes } from './seed-incomes'
import { invitations } from './seed-invitations'
import { lotteryBets } from './seed-lottery-bets'
import { money, payoutAccounts } from './seed-money'
import { people } from './seed-people'
import { play } from './seed-play'
import { checkIns } from './seed-check-ins'
import { rain } from './seed-rain'
import { security } from './seed-security'
import { responsiblePlay } from './seed-responsible-play'
import { rewards } from './seed-rewards'
import { rebates } from './seed-rebates'
import { documentPictures, verification } from './seed-verification'
import { vip } from './seed-vip'
import { multiples } from './seed-multiples'
import type { WorldPart } from './world-part'

/**
 * What a merchant of the demo consists of, in the order in which it is written: a first seeding writes all of it, and each
 * start of an earlier demo what that one lacks. A part that comes later is listed once, here.
 */
export const worldParts: readonly WorldPart[] = [
  catalogue,
  content,
  lotteries,
  people,
  payoutAccounts,
  money,
  play,
  lotteryBets,
  rain,
  checkIns,
  feedback,
  security,
  verification,
  documentPictures,
  responsiblePlay,
  rewards,
  invitations,
  vip,
  rebates,
  multiples,
  contracts,
  incomes,
  agentMoney,
  agentLinks,
  freezes,
  readNotices,
]
