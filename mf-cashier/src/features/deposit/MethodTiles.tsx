import { localized } from '@plaza/contract/kernel'
import type { DepositMethod } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Icon } from '@plaza/ui/icon'
import { useDepositText } from '../../locales/deposit/texts'
import { methodIcon } from './deposit-view'
import styles from './MethodTiles.module.css'

export interface MethodTilesProps {
  methods: readonly DepositMethod[]
  value: string | null
  onChange: (code: string) => void
}

/** The deposit methods, each with its range, fee and typical time (DEPOSIT-1). */
export function MethodTiles({ methods, value, onChange }: MethodTilesProps) {
  const t = useDepositText()
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{t('deposit.methods')}</legend>
      {methods.map((method) => (
        <MethodTile
          key={method.code}
          method={method}
          isChosen={method.code === value}
          onChoose={() => onChange(method.code)}
        />
      ))}
    </fieldset>
  )
}

interface MethodTileProps {
  method: DepositMethod
  isChosen: boolean
  onChoose: () => void
}

function MethodTile({ method, isChosen, onChoose }: MethodTileProps) {
  const t = useDepositText()
  const language = useLanguage()
  const { currency } = useRemote()
  const { money } = useFormats()
  const { minMinor, maxMinor, feeMinor, typicalSeconds } = method
  const range = t('deposit.range', { min: money(minMinor, currency), max: money(maxMinor, currency) })
  const fee = feeMinor > 0 ? t('deposit.withFee', { fee: money(feeMinor, currency) }) : t('deposit.freeOfFee')
  const time =
    typicalSeconds < 60
      ? t('deposit.inSeconds')
      : t('deposit.inMinutes', { count: Math.ceil(typicalSeconds / 60) })
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
      />
      <span className={styles.icon}>
        <Icon name={methodIcon(method)} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{localized(method.name, language)}</span>
        <span className={styles.range}>{range}</span>
        <span className={styles.facts}>{method.enabled ? `${fee} · ${time}` : t('deposit.closed')}</span>
      </span>
      <span aria-hidden className={styles.mark}>
        {isChosen && <Icon name="check" size={16} />}
      </span>
    </label>
  )
}
