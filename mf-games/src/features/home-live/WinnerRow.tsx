import { useCall } from '@plaza/client'
import { liveRows } from '@plaza/contract/kernel'
import { winnersCall } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { Skeleton } from '@plaza/ui/skeleton'
import { useId } from 'react'
import { useHomeText } from '../../locales/home/texts'
import { byAmount } from './by-amount'
import { WinnerCard } from './WinnerCard'
import styles from './HomeLive.module.css'

/** Maximum number of winners. */
const shown = 10

/** The largest wins of the last day, largest first (HOME-11); their place while they load, and nothing without wins. */
export function WinnerRow({ onOpen }: { onOpen: (nodeId: number) => void }) {
  const t = useHomeText()
  const id = useId()
  const { merchant } = useRemote()
  const { data, isPending } = useCall(
    winnersCall,
    { query: { merchantCode: merchant } },
    { staleMs: liveRows.winnersEveryMs, intervalMs: () => liveRows.winnersEveryMs },
  )
  if (isPending) return <Skeleton shape="block" className={styles.winners} />
  if (!data?.entries.length) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('live.winners')}
      </h2>
      <ul role="list" className={styles.line}>
        {byAmount(data.entries)
          .slice(0, shown)
          .map((winner) => (
            <li key={`${winner.nodeId} ${winner.account} ${winner.at}`}>
              <WinnerCard winner={winner} currency={data.currency} onOpen={() => onOpen(winner.nodeId)} />
            </li>
          ))}
      </ul>
    </section>
  )
}
