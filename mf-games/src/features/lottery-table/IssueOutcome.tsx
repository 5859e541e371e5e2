import type { Lottery } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { Link } from '@plaza/facade/router'
import { useFormats } from '@plaza/i18n'
import { useState } from 'react'
import { useTableText } from '../../locales/lottery-table/texts'
import styles from './IssueOutcome.module.css'
import { useIssueOutcome } from './useIssueOutcome'

/** What became of the member's bets beside the last result; more than the stake is marked, a smaller return is not (TABLE-4). */
export function IssueOutcome({ lottery }: { lottery: Lottery }) {
  const t = useTableText()
  const { money } = useFormats()
  const { currency } = useRemote()
  const [firstNo] = useState(lottery.last?.no)
  const outcome = useIssueOutcome(lottery)
  if (!outcome) return null
  const { issue, kind, order, stakeMinor, returnMinor } = outcome
  const text = t(`table.outcome.${kind}`, {
    no: issue.slice(-4),
    stake: money(stakeMinor, currency),
    amount: money(returnMinor, currency),
  })
  const query = order === undefined ? `lottery=${lottery.code}` : `order=${encodeURIComponent(order)}`
  return (
    <p role="status" className={styles.outcome}>
      <Link
        key={`${issue} ${kind}`}
        to={`/m/orders?${query}`}
        className={styles.link}
        data-won={kind === 'won' || undefined}
        data-celebrated={(kind === 'won' && issue !== firstNo) || undefined}
      >
        {text}
      </Link>
    </p>
  )
}
