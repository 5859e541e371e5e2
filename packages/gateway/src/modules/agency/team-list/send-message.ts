import { longestTeamMessage, type teamMessageCall } from '@plaza/contract/agency'
import { charactersIn, cleanTyped, type BodyOf } from '@plaza/contract/kernel'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import { countOne } from '../../../kernel/security/rate-limit'
import { writeToMember } from '../../identity/member'
import { teamAccount } from './team-account'

/** How many messages one agent may send in a day. */
const messages = { limit: 100, windowMs: 24 * 60 * 60_000 }

/**
 * Writes to somebody directly below an agent, who can reply (INBOX-1): a mail in its inbox, once for its key (TEAM-12).
 * @throws CallFailure `agent.team.unknown`, also for somebody further down, `agent.team.text` with the most characters,
 *   `request.rate.limited`
 */
export async function sendMessage(
  trx: Trx,
  agent: Member,
  { account, content, key }: BodyOf<typeof teamMessageCall>,
  now: number,
): Promise<void> {
  const to = await teamAccount(trx, { merchant: agent.merchant, memberId: agent.id }, account)
  // A reply goes to the agent directly above.
  if (to.depth !== 1) throw new CallFailure('agent.team.unknown')
  const text = cleanTyped(content)
  const characters = charactersIn(text)
  if (characters < 1 || characters > longestTeamMessage)
    throw new CallFailure('agent.team.text', { longest: longestTeamMessage })
  const rate = await countOne(trx, `agent-message:${agent.id}`, messages, now)
  if (rate.isOver) throw new CallFailure('request.rate.limited', { retryAt: rate.resetsAt })
  await writeToMember(trx, agent, { memberId: to.id, text, key, now })
}
