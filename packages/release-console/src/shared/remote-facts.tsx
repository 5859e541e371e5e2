import { dropReasonSchema } from '@plaza/contract/release'
import type { RemoteOverview } from '@plaza/contract/release'
import type { Formats } from '@plaza/i18n'
import { Pill } from '@plaza/ui/pill'
import type { ReactNode } from 'react'
import { healthFacts } from '../state/health-facts'
import type { ConsoleTranslate } from '../texts'
import css from './Facts.module.css'
import { HealthLine } from './HealthLine'
import { ReleaseId } from './ReleaseId'

interface Fact {
  term: string
  is: ReactNode
}

/** Facts of a remote for `Facts`: current release, canary, floor, and blocked releases. */
export function remoteFacts(
  { current, rollout, floor, blocked, guardRollbacks = [], health, dropped, guard }: RemoteOverview,
  { t, percent, now }: { t: ConsoleTranslate; percent: Formats['percent']; now: number },
): Fact[] {
  const lineOf = (release: string) => (
    <HealthLine
      facts={healthFacts(
        health.find((one) => one.release === release),
        now,
      )}
    />
  )
  const facts: Fact[] = [
    {
      term: t('remote.current'),
      is: (
        <>
          <ReleaseId id={current} />
          {lineOf(current)}
        </>
      ),
    },
  ]
  if (rollout)
    facts.push({
      term: t('remote.canary'),
      is: (
        <>
          <ReleaseId id={rollout.release} />
          <Pill tone="warning" icon="percent">
            {percent(rollout.basisPoints)}
          </Pill>
          <span className={css.quiet}>
            {rollout.guard === undefined
              ? t('remote.unguarded')
              : t('remote.guard', { share: percent(rollout.guard * 10_000) })}
          </span>
          {lineOf(rollout.release)}
          {guard && (
            <span lang="en" className={css.quiet}>
              {guard.reason}
            </span>
          )}
        </>
      ),
    })
  const uncounted = dropReasonSchema.options.flatMap((why) => {
    const count = dropped?.[why] ?? 0
    return count > 0 ? [t(`dropped.${why}`, { count })] : []
  })
  if (uncounted.length > 0)
    facts.push({ term: t('dropped.term'), is: uncounted.map((words) => <span key={words}>{words}</span>) })
  if (guardRollbacks.length > 0)
    facts.push({
      term: t('remote.guardRollbacks'),
      is: guardRollbacks.map(({ release, why, reinstated }) => (
        <span key={release}>
          <ReleaseId id={release} />{' '}
          <span className={css.quiet}>
            {reinstated
              ? t('remote.guardRollbackText', { why, who: reinstated.who, reason: reinstated.why })
              : t('remote.guardRollbackPinned', { why })}
          </span>
        </span>
      )),
    })
  if (floor) facts.push({ term: t('remote.floor'), is: <ReleaseId id={floor} /> })
  if (blocked.length > 0)
    facts.push({ term: t('remote.blocked'), is: blocked.map((id) => <ReleaseId key={id} id={id} />) })
  return facts
}
