import { betChanged, lotteryOrdersCall } from '@plaza/contract/lottery'
import { useCall } from '@plaza/client'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { Amount } from '@plaza/ui/amount'
import { Icon } from '@plaza/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { useTableText } from '../../locales/lottery-table/texts'
import { onSecond } from '../../lottery/clock/seconds'
import { elapsedText } from '../../play/elapsed'
import { playableMinor } from '../../play/playable'
import styles from './PageFacts.module.css'

/** ms on this page by the server's clock, renewed every second. */
function useTimeHere(): number {
  const { serverNow } = useRemote()
  const [startMs] = useState(serverNow)
  const [nowMs, setNow] = useState(startMs)
  useEffect(() => onSecond(serverNow, () => setNow(serverNow())), [serverNow])
  return nowMs - startMs
}

/** Today's prizes and rebates less stakes, minor units, renewed with every change of an order; undefined until known. */
function useNetToday(isKnown: boolean): number | undefined {
  const { events } = useRemote()
  const { data, refetch } = useCall(lotteryOrdersCall, { query: {} }, { enabled: isKnown })
  const ask = useRef(refetch)
  useEffect(() => {
    ask.current = refetch
  })
  useEffect(() => events.on(betChanged, () => void ask.current()), [events])
  const totals = data?.totals
  return totals && totals.prizeMinor + totals.rebateMinor - totals.stakedMinor
}

/** Balance, time on this page and today's net result of the lottery: always in view (RG-5). */
export function PageFacts() {
  const t = useTableText()
  const { events, currency } = useRemote()
  const { session } = useStoreValue(events.session)
  const { balance, isRefreshing } = useStoreValue(events.balance)
  const isHidden = useStoreValue(events.hiddenBalance)
  const netMinor = useNetToday(session !== null)
  const hereMs = useTimeHere()
  return (
    <dl className={styles.facts}>
      {session && (
        <div className={styles.fact}>
          <dt>{t('table.facts.balance')}</dt>
          <dd>
            <Amount
              minor={playableMinor(balance)}
              currency={balance?.currency ?? currency}
              size="small"
              className={styles.amount}
              isMasked={isHidden || isRefreshing || !balance}
            />
          </dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt>
          <Icon name="clock" size={16} label={t('table.facts.time')} className={styles.icon} />
        </dt>
        <dd>{elapsedText(hereMs)}</dd>
      </div>
      {netMinor !== undefined && (
        <div className={styles.fact}>
          <dt>{t('table.facts.net')}</dt>
          <dd>
            <Amount
              minor={netMinor}
              currency={currency}
              kind="change"
              size="small"
              className={styles.amount}
            />
          </dd>
        </div>
      )}
    </dl>
  )
}
