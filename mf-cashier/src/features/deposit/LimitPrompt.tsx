import {
  limitPeriods,
  setDepositLimitCall,
  type DepositLimits,
  type LimitPeriod,
} from '@plaza/contract/money'
import { CallError, useCallMutation } from '@plaza/client'
import { useErrorText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { Form } from '@plaza/ui/form'
import { MoneyField } from '@plaza/ui/money-field'
import { Segmented } from '@plaza/ui/segmented'
import { useState } from 'react'
import { useDepositText } from '../../locales/deposit/texts'
import styles from './LimitPrompt.module.css'

export interface LimitPromptProps {
  currency: string
  /** The member has decided. */
  onDone: (limits: DepositLimits) => void
}

/** Asks before the first deposit for a limit of any amount, or none: a choice of its own (RG-7). */
export function LimitPrompt({ currency, onDone }: LimitPromptProps) {
  const t = useDepositText()
  const errorText = useErrorText()
  const [period, setPeriod] = useState<LimitPeriod>('day')
  const [amountMinor, setAmountMinor] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const { mutateAsync, isPending } = useCallMutation(setDepositLimitCall)
  const decide = async (limitMinor: number | null) => {
    try {
      onDone(await mutateAsync({ body: { period, amountMinor: limitMinor } }))
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setError(errorText(failure.code, failure.value, failure))
    }
  }
  const set = () => {
    if (amountMinor === null || amountMinor <= 0) setError(t('deposit.limits.missing'))
    else void decide(amountMinor)
  }
  return (
    <Card as="section" aria-labelledby="deposit-limit">
      <Form onSend={set}>
        <h2 id="deposit-limit" className={styles.title}>
          {t('deposit.limits.title')}
        </h2>
        <p className={styles.text}>{t('deposit.limits.text')}</p>
        <Segmented
          label={t('deposit.limits.period')}
          options={limitPeriods.map((value) => ({ value, label: t(`deposit.limits.periods.${value}`) }))}
          value={period}
          onChange={setPeriod}
        />
        <MoneyField
          label={t('deposit.limits.amount')}
          name="limit"
          valueMinor={amountMinor}
          onChange={(minor) => {
            setAmountMinor(minor)
            setError(null)
          }}
          currency={currency}
          help={t('deposit.limits.help')}
          error={error}
          isDisabled={isPending}
        />
        <div className={styles.choices}>
          <Button type="submit" isBlock isBusy={isPending}>
            {t('deposit.limits.set')}
          </Button>
          <Button isBlock isBusy={isPending} onClick={() => void decide(null)}>
            {t('deposit.limits.none')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
