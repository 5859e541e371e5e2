import type { DepositLimit, DepositLimits } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { useCountdown } from '@plaza/ui/countdown'
import { Fact, Facts } from '@plaza/ui/facts'
import { Stack } from '@plaza/ui/page'
import { useRef, useState } from 'react'
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
  const change = useRef<HTMLButtonElement>(null)
  const id = `limit-${period}`
  // What had the focus, a form or a button of a change that waited, is gone.
  const focusChange = () => requestAnimationFrame(() => change.current?.focus())
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
        {pending && (
          <Pending
            pending={pending}
            currency={currency}
            t={t}
            changes={changes}
            titleId={id}
            onEnd={focusChange}
          />
        )}
        <p role="status" className={styles.outcome}>
          {changes.outcome && t(changes.outcome)}
        </p>
        {isOpen ? (
          <LimitForm
            name={id}
            currency={currency}
            hasLimit={amountMinor !== null}
            t={t}
            changes={changes}
            onEnd={() => {
              setOpen(false)
              focusChange()
            }}
          />
        ) : (
          <Button
            ref={change}
            isBlock
            onClick={() => {
              changes.clear()
              setOpen(true)
            }}
            aria-describedby={id}
          >
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
  /** Element that names the limit. */
  titleId: string
  /** It was confirmed or given up. */
  onEnd: () => void
}

/** A higher limit that waits: from when it can be confirmed, and the way to give it up. */
function Pending({ pending, currency, t, changes, titleId, onEnd }: PendingProps) {
  const { amountMinor, confirmableAt } = pending
  const { timeZone, serverNow } = useRemote()
  const { money, dateTime } = useFormats()
  const isReady = useCountdown(confirmableAt, serverNow) === 0
  const at = dateTime(confirmableAt, { timeZone })
  const end = async (send: () => Promise<boolean>) => {
    if (await send()) onEnd()
  }
  return (
    <Notice
      tone="info"
      title={amountMinor === null ? t('pendingNone') : t('pending', { amount: money(amountMinor, currency) })}
      action={
        <div className={styles.actions}>
          <Button
            variant="primary"
            isBlock
            isBusy={changes.isConfirming}
            isDisabled={changes.isBusy}
            disabledReason={isReady ? undefined : t('confirmableAt', { at })}
            aria-describedby={titleId}
            onClick={() => void end(changes.confirm)}
          >
            {t('confirm')}
          </Button>
          <Button
            isBlock
            isBusy={changes.isDropping}
            isDisabled={changes.isBusy}
            aria-describedby={titleId}
            onClick={() => void end(changes.drop)}
          >
            {t('drop')}
          </Button>
        </div>
      }
    >
      {/* Until then the button says it. */}
      {isReady && <p>{t('confirmReady')}</p>}
      {changes.error !== null && <p role="alert">{changes.error}</p>}
    </Notice>
  )
}
