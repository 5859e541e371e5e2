import { localized } from '@plaza/contract/kernel'
import type { OfferedPromotion } from '@plaza/contract/money'
import { useLanguage } from '@plaza/i18n'
import { useId } from 'react'
import { useDepositText } from '../../locales/deposit/texts'
import { NoBonus } from './NoBonus'
import { inOrder } from './promotion-order'
import { PromotionTile } from './PromotionTile'
import { usePromotionFacts } from './usePromotionFacts'
import styles from './Promotions.module.css'

export interface PromotionChoiceProps {
  promotions: readonly OfferedPromotion[]
  /** The chosen promotion; null for none. */
  value: string | null
  onChange: (code: string | null) => void
}

/**
 * With which bonus, if any: "No bonus" comes first and is chosen until the member decides otherwise, then a row of cards, those
 * that are given only once before the others (BONUS-1).
 */
export function PromotionChoice({ promotions, value, onChange }: PromotionChoiceProps) {
  const t = useDepositText()
  const language = useLanguage()
  const factsOf = usePromotionFacts()
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.bonus}>
      <div className={styles.head}>
        <p id={id} className={styles.title}>
          {t('deposit.bonus')}
        </p>
        <NoBonus isChosen={value === null} onChoose={() => onChange(null)} />
      </div>
      <div className={styles.cards} data-carousel>
        {inOrder(promotions).map((promotion) => (
          <PromotionTile
            key={promotion.code}
            code={promotion.code}
            name={localized(promotion.name, language)}
            facts={factsOf(promotion)}
            isOff={promotion.usedUntil !== undefined}
            isChosen={value === promotion.code}
            onChoose={() => onChange(promotion.code)}
          />
        ))}
      </div>
      {value === null && <p className={styles.terms}>{t('deposit.promotions.none')}</p>}
    </div>
  )
}
