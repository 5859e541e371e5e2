import type { PlayLimit } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { useCountdown } from '@plaza/ui/countdown'
import { useState } from 'react'
import { useLimitsText } from '../../locales/limits/texts'
import styles from './LimitCard.module.css'
import { LimitForm } from './LimitForm'
import { useAmountText } from './useAmountText'
import { useLimitChanges } from './useLimits'

export interface LimitCardProps {
  limit: PlayLimit
  currency: string
}

/** The limit of one period: what is used of it, when it starts again, the change that waits, and the way to another one. */
export function LimitCard({ limit, currency }: LimitCardProps) {
  const t = useLimitsText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const amountText = useAmountText(currency)
  const changes = useLimitChanges(limit.kind, limit.period)
  const [isOpen, setOpen] = useState(false)
  const { kind, period, amount, used, resetsAt, pending } = limit
  const id = `limit-${kind}-${period}`
  const share = amount === null || amount === 0 ? 0 : Math.min(1, used / amount)
  return (
    <div className={styles.limit} role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {t(`limits.periods.${period}`)}
        </h3>
        {!isOpen && (
          <Button
            size="small"
            aria-describedby={id}
            onClick={() => {
              changes.clear()
              setOpen(true)
            }}
          >
            {t(amount === null ? 'limits.set' : 'limits.change')}
          </Button>
        )}
      </div>
      <p className={styles.used}>
        {amount === null
          ? `${t('limits.noLimit')} · ${t('limits.usedOnly', { used: amountText(kind, used) })}`
          : t('limits.used', { used: amountText(kind, used), limit: amountText(kind, amount) })}
      </p>
      {amount !== null && (
        <span aria-hidden className={styles.bar}>
          <span className={styles.share} style={{ inlineSize: `${String(share * 100)}%` }} />
        </span>
      )}
      <p className={styles.note}>{t('limits.resets', { at: dateTime(resetsAt, { timeZone }) })}</p>
      {pending && <Pending pending={pending} limit={limit} currency={currency} changes={changes} />}
      {isOpen && (
        <LimitForm limit={limit} currency={currency} changes={changes} onEnd={() => setOpen(false)} />
      )}
    </div>
  )
}

interface PendingProps extends LimitCardProps {
  pending: NonNullable<PlayLimit['pending']>
  changes: ReturnType<typeof useLimitChanges>
}

/** A higher limit that waits: from when it can be confirmed, and the way to withdraw it. */
function Pending({ pending, limit, currency, changes }: PendingProps) {
  const t = useLimitsText()
  const { timeZone, serverNow } = useRemote()
  const { dateTime } = useFormats()
  const amountText = useAmountText(currency)
  const isReady = useCountdown(pending.confirmableAt, serverNow) === 0
  const at = dateTime(pending.confirmableAt, { timeZone })
  return (
    <div className={styles.pending}>
      <p className={styles.waits}>
        {pending.amount === null
          ? t('limits.pendingNone')
          : t('limits.pending', { amount: amountText(limit.kind, pending.amount) })}
      </p>
      <p className={styles.note}>{isReady ? t('limits.confirmReady') : t('limits.confirmableAt', { at })}</p>
      {changes.error !== null && (
        <p role="alert" className={styles.error}>
          {changes.error}
        </p>
      )}
      <div className={styles.actions}>
        {isReady && (
          <Button variant="primary" size="small" isBusy={changes.isBusy} onClick={changes.confirm}>
            {t('limits.confirm')}
          </Button>
        )}
        <Button size="small" isBusy={changes.isBusy} onClick={changes.drop}>
          {t('limits.drop')}
        </Button>
      </div>
    </div>
  )
}
