import type { DepositLimit, DepositLimits } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { useCountdown } from '@plaza/ui/countdown'
import { Fact, Facts } from '@plaza/ui/facts'
import { Stack } from '@plaza/ui/page'
import { useState } from 'react'
import { Notice } from '../parts/Notice'
import { LimitForm } from './LimitForm'
import type { LimitText } from './limit-texts'
import styles from './DepositLimits.module.css'
import { useLimitChanges } from './useLimitChanges'

export interface LimitCardProps {
  limit: DepositLimit
  currency: string
  t: LimitText
  onLimits: (limits: DepositLimits) => void
}

/** One limit: how much of it is used and until when, the change that waits, and the way to another one (RG-7). */
export function LimitCard({ limit, currency, t, onLimits }: LimitCardProps) {
  const { period, amountMinor, usedMinor, resetsAt, pending } = limit
  const { timeZone } = useRemote()
  const { money, dateTime } = useFormats()
  const changes = useLimitChanges(period, onLimits)
  const [isOpen, setOpen] = useState(false)
  const id = `limit-${period}`
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={8}>
        <h3 id={id} className={styles.title}>
          {t(`periods.${period}`)}
        </h3>
        <Facts>
          <Fact label={t('limit')}>
            {amountMinor === null ? t('unlimited') : money(amountMinor, currency)}
          </Fact>
          <Fact
            label={t('used')}
            note={usedMinor > 0 ? t('resets', { at: dateTime(resetsAt, { timeZone }) }) : t('nothingUsed')}
          >
            {money(usedMinor, currency)}
          </Fact>
          {amountMinor !== null && (
            <Fact label={t('left')} tone="total">
              {money(Math.max(0, amountMinor - usedMinor), currency)}
            </Fact>
          )}
        </Facts>
        {pending && <Pending pending={pending} currency={currency} t={t} changes={changes} />}
        {isOpen ? (
          <LimitForm
            name={id}
            currency={currency}
            hasLimit={amountMinor !== null}
            t={t}
            changes={changes}
            onEnd={() => {
              changes.setError(null)
              setOpen(false)
            }}
          />
        ) : (
          <Button isBlock onClick={() => setOpen(true)} aria-describedby={id}>
            {t('change')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

interface PendingProps {
  pending: NonNullable<DepositLimit['pending']>
  currency: string
  t: LimitText
  changes: ReturnType<typeof useLimitChanges>
}

/** A higher limit that waits: from when it can be confirmed, and the way to give it up. */
function Pending({ pending: { amountMinor, confirmableAt }, currency, t, changes }: PendingProps) {
  const { timeZone, serverNow } = useRemote()
  const { money, dateTime } = useFormats()
  const isReady = useCountdown(confirmableAt, serverNow) === 0
  const at = dateTime(confirmableAt, { timeZone })
  return (
    <Notice
      tone="info"
      title={amountMinor === null ? t('pendingNone') : t('pending', { amount: money(amountMinor, currency) })}
      action={
        <Stack gap={8}>
          <Button
            variant="primary"
            isBlock
            isBusy={changes.isBusy}
            disabledReason={isReady ? undefined : t('confirmableAt', { at })}
            onClick={() => void changes.confirm()}
          >
            {t('confirm')}
          </Button>
          <Button isBlock isBusy={changes.isBusy} onClick={() => void changes.drop()}>
            {t('drop')}
          </Button>
        </Stack>
      }
    >
      {/* Until then the button says it. */}
      {isReady && <p>{t('confirmReady')}</p>}
      {changes.error !== null && <p role="alert">{changes.error}</p>}
    </Notice>
  )
}
