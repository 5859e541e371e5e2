import { localized } from '@plaza/contract/kernel'
import { depositMoves, isFinalState, type Deposit } from '@plaza/contract/money'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Link } from '@plaza/facade/router'
import { Notice } from '@plaza/money'
import { buttonClass } from '@plaza/ui/button'
import { useDepositText } from '../../locales/deposit/texts'

/**
 * The bonus of an order: promised until the credit, then given with the way to its turnover, or not given and why (BONUS-2).
 * An order that ended without its credit has none.
 */
export function OrderBonus({ deposit }: { deposit: Deposit }) {
  const t = useDepositText()
  const language = useLanguage()
  const { money } = useFormats()
  const { bonus, currency, state } = deposit
  if (!bonus || (bonus.state === 'promised' && isFinalState(depositMoves, state))) return null
  const name = localized(bonus.name, language)
  const amount = money(bonus.amountMinor, currency)
  if (bonus.state === 'refused')
    return (
      <Notice title={t('deposit.promotions.refused', { name })}>
        {t(`deposit.promotions.refusedWhy.${bonus.reason ?? 'ended'}`)}
      </Notice>
    )
  if (bonus.state === 'promised')
    return (
      <Notice tone="info" title={t('deposit.promotions.promised', { name, amount })}>
        {t('deposit.promotions.promisedText')}
      </Notice>
    )
  return (
    <Notice
      tone="info"
      title={t('deposit.promotions.given', { name, amount })}
      action={
        <Link to="/m/turnover" className={buttonClass({ size: 'small' })}>
          {t('deposit.promotions.toTurnover')}
        </Link>
      }
    >
      {t('deposit.promotions.givenText', { times: bonus.wagering })}
    </Notice>
  )
}
