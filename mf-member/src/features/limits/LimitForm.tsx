import { longestMinutes, type PlayLimit } from '@plaza/contract/site'
import { Button } from '@plaza/ui/button'
import { TextField } from '@plaza/ui/field'
import { Form, FormProblem, useFocusControl } from '@plaza/ui/form'
import { MoneyField } from '@plaza/ui/money-field'
import { Stack } from '@plaza/ui/page'
import { useEffect, useState } from 'react'
import { useLimitsText } from '../../locales/limits/texts'
import type { useLimitChanges } from './useLimits'

export interface LimitFormProps {
  limit: PlayLimit
  currency: string
  changes: ReturnType<typeof useLimitChanges>
  /** It was accepted, or the member keeps the limit as it is. */
  onEnd: () => void
}

const name = 'limit'
const minutesOf = (text: string, longest: number): number | null =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) > 0 && Number(text) <= longest ? Number(text) : null

/** Asks for another amount of a limit, or for none (R5). */
export function LimitForm({ limit, currency, changes, onEnd }: LimitFormProps) {
  const t = useLimitsText()
  const { kind, period, amount: current } = limit
  const [amount, setAmount] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { form, focus } = useFocusControl()
  // The button that opened the form is gone.
  useEffect(() => focus(name), [focus])
  const wanted = kind === 'time' ? minutesOf(typed, longestMinutes[period]) : amount
  const change = (next: () => void) => {
    next()
    setMissing(false)
    changes.clear()
  }
  const error = isMissing ? t('limits.missing') : null
  const send = (next: number | null) =>
    changes.set(next, current !== null && (next === null || next > current), onEnd)
  return (
    <Form
      ref={form}
      onSend={() => {
        if (wanted !== null && wanted > 0) return send(wanted)
        setMissing(true)
        focus(name)
      }}
    >
      <Stack gap={8}>
        {kind === 'time' ? (
          <TextField
            label={t('limits.minutes')}
            name={name}
            inputMode="numeric"
            maxLength={5}
            value={typed}
            onChange={(text) => change(() => setTyped(text))}
            error={error}
          />
        ) : (
          <MoneyField
            label={t('limits.amount')}
            name={name}
            valueMinor={amount}
            onChange={(minor) => change(() => setAmount(minor))}
            currency={currency}
            error={error}
            isDisabled={changes.isBusy}
          />
        )}
        {changes.error !== null && <FormProblem text={changes.error} />}
        <Button type="submit" variant="primary" isBlock isBusy={changes.isBusy}>
          {t('limits.save')}
        </Button>
        {current !== null && (
          <Button isBlock isDisabled={changes.isBusy} onClick={() => send(null)}>
            {t('limits.remove')}
          </Button>
        )}
        <Button isBlock isDisabled={changes.isBusy} onClick={onEnd}>
          {t('limits.cancel')}
        </Button>
      </Stack>
    </Form>
  )
}
