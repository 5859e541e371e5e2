import type { Promotion } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { Picture } from '@plaza/ui/picture'
import { RichText } from '@plaza/ui/rich-text'
import { Sheet } from '@plaza/ui/sheet'
import type { ItemSheetProps } from '../../parts/useAddressedSheet'
import { Ribbons } from './Ribbons'
import { usePeriod } from './usePeriod'
import css from './PromotionSheet.module.css'

/** A promotion in full: artwork, period and rules. Its code loads when the first promotion is opened. */
export function PromotionSheet({ item: promotion, isOpen, onClose }: ItemSheetProps<Promotion>) {
  const { navigate } = useRemote()
  const period = usePeriod(promotion)
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={promotion.title}
      detail={period}
      cover={<Picture artwork={promotion.url} size="banner" alt="" tint={promotion.tint} loading="eager" />}
    >
      <div className={css.body}>
        <Ribbons promotion={promotion} />
        <RichText html={promotion.content} onLink={navigate} />
      </div>
    </Sheet>
  )
}
