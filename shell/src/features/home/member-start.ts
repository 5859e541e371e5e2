import { earlyQuery } from '@plaza/client'
import { CallError } from '@plaza/client/transport'
import type { AnyCall } from '@plaza/contract/kernel'
import { memberTypes, renewCall, type SessionInfo } from '@plaza/contract/identity'
import { merchantWalletCall } from '@plaza/contract/money'
import { favouriteIdsCall } from '@plaza/contract/play'
import type { Shell } from '../../kernel/page/shell'
import { isSameSession } from '../../kernel/session/session-keeper'

/** ms for which what a member's home loads counts as fresh. */
export const memberFreshMs = 60_000

/** When the session was last renewed, by `performance.now()`; the page's start renews it too. */
let renewedAtMs = 0

/**
 * Loads a member's data when home mounts (HOME-9): session renewal, favourites, wallet, merchant wallet; only the
 * wallet for a trial account. Pending contracts are loaded by mf-agent. After a failure, the screen that needs the data
 * loads it.
 */
export async function startMember(
  { events, transport, queries, page, serverNow }: Shell,
  session: SessionInfo,
  nowMs = performance.now(),
): Promise<void> {
  const { language } = events.language.getState()
  const scope = { merchant: page.plan.merchant, language, user: session.userName }
  const fetchEarly = (call: AnyCall) =>
    queries.prefetchQuery(earlyQuery(transport, scope, call, memberFreshMs))
  const renew = async () => {
    if (nowMs - renewedAtMs < memberFreshMs) return
    renewedAtMs = nowMs
    const renewed = await transport.send(renewCall)
    if (events.session.getState().session !== session) return
    if (!isSameSession(renewed, session)) events.setSession(renewed, 'start')
  }
  const { balance, isRefreshing } = events.balance.getState()
  if (!isRefreshing && serverNow() - (balance?.asOf ?? 0) > memberFreshMs)
    events.say('balance:stale', { reason: 'home' })
  await Promise.all([
    renew().catch((error: unknown) => {
      // The transport reports a lost session; a lost connection needs no reaction.
      if (!(error instanceof CallError)) throw error
    }),
    fetchEarly(merchantWalletCall),
    session.type === memberTypes.trial ? undefined : fetchEarly(favouriteIdsCall),
  ])
}
