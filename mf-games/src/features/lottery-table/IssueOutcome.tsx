import type { Lottery } from '@plaza/contract/lottery'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { Link } from '@plaza/facade/router'
import { useFormats } from '@plaza/i18n'
import { useState } from 'react'
import { useTableText } from '../../locales/lottery-table/texts'
import styles from './IssueOutcome.module.css'
import { useIssueOutcome } from './useIssueOutcome'

/**
 * The member's way to the bets on this lottery, which says what became of those on the last issue; more than the stake is
 * marked, a smaller return is not (TABLE-4). It is there from the start, so that an outcome moves nothing when it comes.
 */
export function IssueOutcome({ lottery }: { lottery: Lottery }) {
  const t = useTableText()
  const { money } = useFormats()
  const { currency, events } = useRemote()
  const { session } = useStoreValue(events.session)
  const { code, last } = lottery
  const [firstNo] = useState(last?.no)
  const outcome = useIssueOutcome(lottery)
  if (session === null) return null
  const { issue, kind, order } = outcome ?? {}
  const wordsOf = (of: NonNullable<typeof outcome>) => {
    const said = t(`table.outcome.${of.kind}`, {
      stake: money(of.stakeMinor, currency),
      amount: money(of.returnMinor, currency),
    })
    // The last result names its issue already.
    return of.issue === last?.no ? said : t('table.outcome.ofIssue', { no: of.issue.slice(-4), said })
  }
  const query = order === undefined ? `lottery=${code}` : `order=${encodeURIComponent(order)}`
  return (
    <p role="status" className={styles.outcome}>
      <Link
        key={`${issue} ${kind}`}
        to={`/m/orders?${query}`}
        className={styles.link}
        data-won={kind === 'won' || undefined}
        data-celebrated={(kind === 'won' && issue !== firstNo) || undefined}
      >
        {outcome ? wordsOf(outcome) : t('table.menuItems.orders')}
      </Link>
    </p>
  )
}
