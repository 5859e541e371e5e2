import { moneyParts, useLanguage, useText } from '@plaza/i18n'
import { VisuallyHidden } from '../visually-hidden'
import { cx } from '../cx'
import css from './Amount.module.css'

export interface AmountProps {
  minor: number
  /** ISO 4217 code. */
  currency: string
  /**
   * `plain` unstyled; `balance` gold; `change` with sign and colour by sign; `won` gold with a plus, glowing once;
   * `lost` muted with a minus.
   */
  kind?: 'plain' | 'balance' | 'change' | 'won' | 'lost'
  /** Text beside the amount that says the same as sign and colour: received, paid, won, lost. */
  hasWord?: boolean
  /** Shows asterisks instead of digits, because the balance is hidden or being refreshed (FRAME-6). */
  isMasked?: boolean
  size?: 'small' | 'medium' | 'large' | 'hero'
  /** Accessible name where no text beside the amount names it, such as "Total balance". */
  label?: string
  className?: string
}

const words = (kind: AmountProps['kind'], minor: number) =>
  kind === 'won' || kind === 'lost'
    ? (`amount.${kind}` as const)
    : minor < 0
      ? 'amount.debit'
      : 'amount.credit'

/** An amount of money: two decimals, aligned digits, written from left to right in every language. */
export function Amount(props: AmountProps) {
  const {
    minor,
    currency,
    kind = 'plain',
    hasWord = false,
    isMasked = false,
    size = 'medium',
    label,
    className,
  } = props
  const t = useText('ui')
  const language = useLanguage()
  const parts = moneyParts(
    minor,
    currency,
    language,
    kind === 'plain' || kind === 'balance' ? 'auto' : 'always',
  )
  const symbol = <span className={cx(css.currency, !parts.currencyFirst && css.after)}>{parts.currency}</span>
  const tone = kind === 'change' && minor !== 0 ? (minor < 0 ? css.debit : css.credit) : css[kind]
  return (
    <span
      className={cx(css.amount, css[size], tone, className)}
      role={label ? 'group' : undefined}
      aria-label={label}
      data-masked={isMasked || undefined}
    >
      {isMasked ? (
        <>
          <span aria-hidden>****</span>
          <VisuallyHidden>{t('amount.hidden')}</VisuallyHidden>
        </>
      ) : (
        <bdi translate="no" dir="ltr">
          {parts.sign && <span>{parts.sign}</span>}
          {parts.currencyFirst && symbol}
          <span>{parts.digits}</span>
          {!parts.currencyFirst && symbol}
        </bdi>
      )}
      {hasWord && !isMasked && minor !== 0 && <span className={css.word}>{t(words(kind, minor))}</span>}
    </span>
  )
}
