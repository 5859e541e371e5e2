import type { Jackpots } from '@plaza/contract/play'
import { Amount } from '@plaza/ui/amount'
import { useId } from 'react'
import { useHomeText } from '../../locales/home/texts'
import { useGrowing } from './useGrowing'
import { useJackpots } from './useJackpots'
import styles from './JackpotCard.module.css'

/** Maximum number of named pools. */
const shown = 3

/** Current jackpots, updated by the event stream; nothing without jackpots. */
export function JackpotCard() {
  const jackpots = useJackpots()
  return jackpots?.pools.length ? <Card jackpots={jackpots} /> : null
}

function Card({ jackpots }: { jackpots: Jackpots }) {
  const t = useHomeText()
  const id = useId()
  const totalMinor = useGrowing(jackpots.totalMinor)
  const pools = [...jackpots.pools].sort((a, b) => b.amountMinor - a.amountMinor).slice(0, shown)
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('live.jackpots')}
      </h2>
      <Amount
        kind="balance"
        size="large"
        minor={totalMinor}
        currency={jackpots.currency}
        label={t('live.total')}
      />
      <ul role="list" className={styles.pools}>
        {pools.map(({ id: pool, name, amountMinor }) => (
          <li key={pool} className={styles.pool}>
            <span translate="no" className={styles.name}>
              {name}
            </span>
            <Amount kind="balance" size="small" minor={amountMinor} currency={jackpots.currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}
