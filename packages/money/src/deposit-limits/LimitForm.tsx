import { Button } from '@plaza/ui/button'
import { Form, FormProblem, useFocusControl } from '@plaza/ui/form'
import { MoneyField } from '@plaza/ui/money-field'
import { Stack } from '@plaza/ui/page'
import { useEffect, useState } from 'react'
import type { LimitText } from './limit-texts'
import type { useLimitChanges } from './useLimitChanges'

export interface LimitFormProps {
  /** Names the field of this period among the others. */
  name: string
  currency: string
  hasLimit: boolean
  t: LimitText
  changes: ReturnType<typeof useLimitChanges>
  /** It was accepted, or the member keeps the limit as it is. */
  onEnd: () => void
}

/** Asks for another amount of a limit, or for none. */
export function LimitForm({ name, currency, hasLimit, t, changes, onEnd }: LimitFormProps) {
  const [amountMinor, setAmountMinor] = useState<number | null>(null)
  const { form, focus } = useFocusControl()
  const [isMissing, setMissing] = useState(false)
  const { error, isBusy } = changes
  // The button that opened the form is gone.
  useEffect(() => focus(name), [focus, name])
  const send = async (wanted: number | null) => {
    if (await changes.set(wanted)) onEnd()
  }
  return (
    <Form
      ref={form}
      onSend={() => {
        if (amountMinor !== null && amountMinor > 0) return void send(amountMinor)
        setMissing(true)
        focus(name)
      }}
    >
      <Stack gap={8}>
        <MoneyField
          label={t('amount')}
          name={name}
          valueMinor={amountMinor}
          onChange={(minor) => {
            setAmountMinor(minor)
            setMissing(false)
            changes.clear()
          }}
          currency={currency}
          help={t('help')}
          error={isMissing ? t('missing') : null}
          isDisabled={isBusy}
        />
        {error !== null && <FormProblem text={error} />}
        <Button type="submit" variant="primary" isBlock isBusy={isBusy}>
          {t('save')}
        </Button>
        {hasLimit && (
          <Button isBlock isBusy={isBusy} onClick={() => void send(null)}>
            {t('remove')}
          </Button>
        )}
        <Button isBlock isDisabled={isBusy} onClick={onEnd}>
          {t('keep')}
        </Button>
      </Stack>
    </Form>
  )
}
