import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { useLotteryText } from '../../locales/lottery/texts'
import type { HallGroup } from './hall-groups'

export interface NoLotteriesProps {
  group: HallGroup
  search: string
  onClear: () => void
}

/** Why nothing is listed, and what to do about it. */
export function NoLotteries({ group, search, onClear }: NoLotteriesProps) {
  const t = useLotteryText()
  if (search.trim() !== '')
    return (
      <EmptyState
        title={t('lottery.noMatch')}
        action={<Button onClick={onClear}>{t('lottery.clear')}</Button>}
      />
    )
  return group === 'favourites' ? (
    <EmptyState title={t('lottery.noFavourites')} text={t('lottery.noFavouritesText')} />
  ) : (
    <EmptyState title={t('lottery.none')} text={t('lottery.noneText')} />
  )
}
