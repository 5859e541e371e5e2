import { useCall } from '@plaza/client'
import { jackpotsCall, type Jackpots } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { Amount } from '@plaza/ui/amount'
import { useEffect, useState } from 'react'
import { useLobbyText } from '../../locales/game-lobby/texts'
import styles from './GameCenter.module.css'

/** The total of all jackpots, growing with the event stream; absent without jackpots. */
export function JackpotTotal() {
  const t = useLobbyText()
  const { events } = useRemote()
  const { data } = useCall(jackpotsCall)
  const [pushed, setPushed] = useState<Jackpots>()
  useEffect(() => events.on('jackpots:changed', setPushed), [events])
  const latest = pushed && (!data || pushed.asOf >= data.asOf) ? pushed : data
  if (!latest || latest.totalMinor <= 0) return null
  return (
    <section className={styles.jackpot} aria-label={t('lobby.jackpots')}>
      <span className={styles.jackpotTitle}>{t('lobby.jackpots')}</span>
      <Amount minor={latest.totalMinor} currency={latest.currency} kind="balance" size="hero" />
      <span className={styles.detail}>{t('lobby.pools', { count: latest.pools.length })}</span>
    </section>
  )
}
