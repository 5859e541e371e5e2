import { localized } from '@plaza/contract/kernel'
import type { OfferedPromotion } from '@plaza/contract/money'
import { useLanguage } from '@plaza/i18n'
import { useDepositText } from '../../locales/deposit/texts'
import { PromotionTile } from './PromotionTile'
import { usePromotionFacts } from './usePromotionFacts'
import styles from './MethodTiles.module.css'

export interface PromotionChoiceProps {
  promotions: readonly OfferedPromotion[]
  /** The chosen promotion; null for none. */
  value: string | null
  onChange: (code: string | null) => void
}

/** With which bonus, if any: "No bonus" comes first and is chosen until the member decides otherwise (BONUS-1). */
export function PromotionChoice({ promotions, value, onChange }: PromotionChoiceProps) {
  const t = useDepositText()
  const language = useLanguage()
  const factsOf = usePromotionFacts()
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{t('deposit.bonus')}</legend>
      <PromotionTile
        code=""
        icon="x"
        name={t('deposit.noBonus')}
        facts={[t('deposit.promotions.none')]}
        isChosen={value === null}
        onChoose={() => onChange(null)}
      />
      {promotions.map((promotion) => (
        <PromotionTile
          key={promotion.code}
          code={promotion.code}
          icon="gift"
          name={localized(promotion.name, language)}
          facts={factsOf(promotion)}
          isOff={promotion.usedUntil !== undefined}
          isChosen={value === promotion.code}
          onChoose={() => onChange(promotion.code)}
        />
      ))}
    </fieldset>
  )
}
