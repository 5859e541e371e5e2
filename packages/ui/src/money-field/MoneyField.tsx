import { largestAmountMinor, minorDigits } from '@plaza/contract/kernel'
import { moneyParts, useFormats, useLanguage, useText } from '@plaza/i18n'
import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { Chip, ChipGroup } from '../chip'
import { Field } from '../field'
import { isDecimalSign } from '../typed-number/read-number'
import { caretAfter, readPasted, readTyped, settledText, significant, type AmountText } from './amount-text'
import css from './MoneyField.module.css'

export interface MoneyFieldProps {
  label: string
  /** Minor units; null while there is no amount. */
  valueMinor: number | null
  onChange: (minor: number | null) => void
  currency: string
  /** Shown as "₱100.00 – ₱50,000.00" below, unless there is `help`. The form checks the limits, see `moneyError`. */
  minMinor?: number
  maxMinor?: number
  /** Amounts that one tap selects; those outside the bounds are disabled. */
  quickMinor?: readonly number[]
  help?: ReactNode
  error?: string | null
  isRequired?: boolean
  isDisabled?: boolean
  name?: string
  onBlur?: () => void
}

/**
 * A field for an amount of money: it groups thousands while typing, and passes whole minor units to the form (MONEY-1).
 * Whatever is not understood as a whole, such as a letter, a sign or more decimals than the currency has, shows an error
 * with the limits at the field, and the form gets no amount.
 */
export function MoneyField(props: MoneyFieldProps) {
  const {
    label,
    valueMinor,
    onChange,
    currency,
    minMinor,
    maxMinor,
    quickMinor,
    help,
    error,
    isRequired,
    isDisabled,
  } = props
  const t = useText('ui')
  const { money } = useFormats()
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const style = { language, currency }
  const settled = (minor: number | null): AmountText => ({ text: settledText(minor, style), minor })
  const [shown, setShown] = useState(() => settled(valueMinor))

  // An amount set from outside (a quick amount, a reset, another language) replaces the typed text.
  const [shownIn, setShownIn] = useState(language)
  if (shown.minor !== valueMinor || shownIn !== language) {
    setShownIn(language)
    setShown(settled(valueMinor))
  }

  useEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const read = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.currentTarget
    const at = selectionStart ?? value.length
    const { inputType, data } = event.nativeEvent as InputEvent
    const isPasted = inputType === 'insertFromPaste' || inputType === 'insertFromDrop'
    const inserted = inputType?.startsWith('delete') ? '' : (data ?? null)
    const next = isPasted
      ? readPasted(value, style)
      : readTyped({ raw: value, inserted, caret: at, before: shown }, style)
    const isSign = isDecimalSign(data ?? '')
    const before = significant(value.slice(0, isSign ? at - 1 : at), language) + (isSign ? 1 : 0)
    const isKept = next.text === value
    caret.current = isPasted ? next.text.length : isKept ? at : caretAfter(next.text, before, language)
    setShown(next)
    onChange(next.minor)
  }
  const settle = () => {
    if (!shown.problem) setShown(settled(valueMinor))
    props.onBlur?.()
  }
  const decimals = minorDigits(currency)
  const range =
    minMinor !== undefined && maxMinor !== undefined
      ? `${money(minMinor, currency)} – ${money(maxMinor, currency)}`
      : undefined
  const isWithin = (minor: number) => minor >= (minMinor ?? 0) && minor <= (maxMinor ?? Infinity)
  const ofProblem = () => {
    if (shown.problem === 'large')
      return t('money.max', { amount: money(Math.min(maxMinor ?? Infinity, largestAmountMinor), currency) })
    if (shown.problem !== 'decimals')
      return t('money.invalid', { example: money(minMinor ?? 10 ** (decimals + 2), currency) })
    return decimals > 0 ? t('money.decimals', { decimals }) : t('money.noDecimals')
  }
  const problem =
    shown.problem && [ofProblem(), shown.problem !== 'large' && range].filter(Boolean).join(' · ')

  return (
    <div className={css.group}>
      <Field label={label} help={help ?? range} error={problem ?? error} isRequired={isRequired}>
        {(control) => (
          <div className={css.control} data-invalid={control['aria-invalid']} dir="ltr">
            <span aria-hidden className={css.currency}>
              {moneyParts(0, currency, language).currency}
            </span>
            <input
              {...control}
              ref={input}
              className={css.input}
              name={props.name}
              type="text"
              inputMode={decimals > 0 ? 'decimal' : 'numeric'}
              autoComplete="off"
              enterKeyHint="done"
              placeholder={settledText(0, style)}
              disabled={isDisabled}
              value={shown.text}
              onChange={read}
              onBlur={settle}
            />
          </div>
        )}
      </Field>
      {quickMinor && quickMinor.length > 0 && (
        <ChipGroup label={t('money.quick')} isGrid>
          {quickMinor.map((minor) => (
            <Chip
              key={minor}
              isPressed={minor === valueMinor}
              isDisabled={isDisabled || !isWithin(minor)}
              onPress={() => onChange(minor)}
            >
              {decimals > 0
                ? money(minor, currency).replace(new RegExp(`[.,٫]0{${decimals}}(?=\\D*$)`), '')
                : money(minor, currency)}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </div>
  )
}
