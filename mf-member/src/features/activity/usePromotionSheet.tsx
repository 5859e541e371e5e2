import type { Promotion } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useActivityText } from '../../locales/activity/texts'
import type { PromotionSheetProps } from './PromotionSheet'
import { useOpenPromotion } from './useOpenPromotion'

/**
 * Opens the sheet of a promotion. Its code loads with the first promotion that is opened; if that fails, a message
 * shows and the next tap tries again.
 */
export function usePromotionSheet(promotions: readonly Promotion[]): {
  open: (promotion: Promotion) => void
  sheet: ReactNode
} {
  const t = useActivityText()
  const { events } = useRemote()
  const { promotion, open, close } = useOpenPromotion(promotions)
  const [Sheet, setSheet] = useState<ComponentType<PromotionSheetProps>>()
  const [last, setLast] = useState(promotion)
  if (promotion && promotion !== last) setLast(promotion)

  const isWanted = promotion !== undefined && !Sheet
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    import('./PromotionSheet').then(
      (module) => isCurrent && setSheet(() => module.PromotionSheet),
      () => {
        if (!isCurrent) return
        close()
        events.say('toast', { kind: 'error', text: t('activity.openFailed'), id: 'promotion-sheet' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, close, events, t])

  // The closed promotion stays rendered while the sheet slides down.
  const sheet = Sheet && last && <Sheet promotion={last} isOpen={promotion !== undefined} onClose={close} />
  return { open, sheet }
}
