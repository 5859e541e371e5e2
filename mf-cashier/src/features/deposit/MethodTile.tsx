import { localized } from '@plaza/contract/kernel'
import type { OfferedMethod } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Icon } from '@plaza/ui/icon'
import { Pill } from '@plaza/ui/pill'
import { useDepositText } from '../../locales/deposit/texts'
import { methodIcon } from './deposit-view'
import { useMethodFacts } from './useMethodFacts'
import styles from './MethodTiles.module.css'

export interface MethodTileProps {
  method: OfferedMethod
  isChosen: boolean
  /** The member used it last. */
  isLast: boolean
  onChoose: () => void
}

/** One way to pay: range, fee, usual time, and why it is closed (DEPOSIT-1). */
export function MethodTile({ method, isChosen, isLast, onChoose }: MethodTileProps) {
  const t = useDepositText()
  const language = useLanguage()
  const { currency } = useRemote()
  const { money } = useFormats()
  const facts = useMethodFacts(method)
  const { minMinor, maxMinor } = method
  return (
    <label className={styles.tile}>
      <input
        type="radio"
        name="method"
        className={styles.radio}
        value={method.code}
        checked={isChosen}
        disabled={!method.enabled}
        onChange={onChoose}
        // In the steps, the method chosen before is tapped to go on with it.
        onClick={() => isChosen && onChoose()}
      />
      <span className={styles.icon}>
        <Icon name={methodIcon(method)} />
      </span>
      <span className={styles.words}>
        <span translate="no" className={styles.name}>
          {localized(method.name, language)}
        </span>
        {method.paysBy !== 'voucher' && (
          <span className={styles.range}>
            {t('deposit.range', { min: money(minMinor, currency), max: money(maxMinor, currency) })}
          </span>
        )}
        <span className={styles.facts}>{facts}</span>
        {method.enabled && (isLast || method.hasBonus) && (
          <span className={styles.pills}>
            {isLast && (
              <Pill tone="neutral" icon="history">
                {t('deposit.lastUsed')}
              </Pill>
            )}
            {method.hasBonus && (
              <Pill tone="accent" icon="gift">
                {t('deposit.bonusMark')}
              </Pill>
            )}
          </span>
        )}
      </span>
      <span aria-hidden className={styles.mark}>
        {isChosen && <Icon name="check" size={16} />}
      </span>
    </label>
  )
}
