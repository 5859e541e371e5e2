import type { Promotion } from '@plaza/contract/growth'
import { Icon } from '@plaza/ui/icon'
import { Picture } from '@plaza/ui/picture'
import { Ribbons } from './Ribbons'
import { listingOf } from './promotion-state'
import { usePeriod } from './usePeriod'
import css from './PromotionCard.module.css'

interface Props {
  promotion: Promotion
  /** One of the first cards, which are visible without scrolling. */
  isFirst: boolean
  onOpen: () => void
}

/** One promotion of the list; a tap opens its details. */
export function PromotionCard({ promotion, isFirst, onOpen }: Props) {
  const period = usePeriod(promotion)
  return (
    <button type="button" className={css.card} data-status={listingOf(promotion)} onClick={onOpen}>
      <Picture
        artwork={promotion.url}
        size="banner"
        alt=""
        tint={promotion.tint}
        loading={isFirst ? 'eager' : 'lazy'}
        className={css.picture}
      />
      <span className={css.texts}>
        <Ribbons promotion={promotion} />
        <span className={css.title}>{promotion.title}</span>
        <span className={css.summary}>{promotion.summary}</span>
        <span className={css.period}>
          <Icon name="calendar" size={16} />
          <span>{period}</span>
        </span>
      </span>
    </button>
  )
}
