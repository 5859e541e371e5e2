import { useCall } from '@plaza/client'
import { gameListCall, gameSorts, type Vendor } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Chip } from '@plaza/ui/chip'
import { Stack } from '@plaza/ui/page'
import { Sheet } from '@plaza/ui/sheet'
import { useState } from 'react'
import type { Category } from '../../catalogue/categories'
import { useGameListText } from '../../locales/game-list/texts'
import { CategoryLinks } from './CategoryLinks'
import { exactBets, minRtps, volatilities } from './facets'
import { draftOf, emptyDraft, toggled, withType, type FilterDraft } from './filter-draft'
import { FilterGroup } from './FilterGroup'
import { catalogueQuery } from './list-source'
import { withFilters, type ListCategory, type ListState } from './list-state'
import { useSettled } from './useSettled'
import styles from './FilterDrawer.module.css'

export interface FilterDrawerProps {
  isOpen: boolean
  onClose: () => void
  state: ListState
  categories: readonly Category[]
  vendorsOf: (category: ListCategory | null) => readonly Vendor[]
  /** Whether the category can be chosen. */
  hasTypes: boolean
  /** Whether volatility, return to player, jackpot, new and sort order can be chosen. */
  hasSlotFacets: boolean
  /** The list as the address describes it. */
  onSubmit: (next: ListState) => void
}

/** Debounce before the games are counted, ms. */
export const countAfterMs = 250

/** The filter drawer (LIST-5): its main button shows the number of matching games. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { isOpen, onClose, state, categories, vendorsOf, hasTypes, hasSlotFacets, onSubmit } = props
  const t = useGameListText()
  const { number, money, percent } = useFormats()
  const { merchant, currency } = useRemote()
  const bets = exactBets(currency)
  const language = useLanguage()
  const [draft, setDraft] = useState(() => draftOf(state))
  const set = (change: Partial<FilterDraft>) => setDraft((now) => ({ ...now, ...change }))
  const next = withFilters(state, draft)
  const settled = useSettled(JSON.stringify(next), countAfterMs)
  const query = catalogueQuery(JSON.parse(settled) as ListState, { merchant, language, token: undefined })
  const count = useCall(gameListCall, { query: { ...query, pageNo: 1, pageSize: 1 } }, { enabled: isOpen })
  const isCounted = settled === JSON.stringify(next) && count.data !== undefined
  const total = count.data?.total ?? 0
  const vendors = vendorsOf(draft.category)

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('gameList.filter.title')}
      footer={
        <div className={styles.actions}>
          <Button onClick={() => setDraft(emptyDraft(state.category))}>{t('gameList.filter.reset')}</Button>
          <Button variant="primary" isBlock onClick={() => onSubmit(next)}>
            {isCounted
              ? t('gameList.filter.show', { count: total, number: number(total) })
              : t('gameList.filter.showAny')}
          </Button>
        </div>
      }
    >
      <Stack gap={24}>
        {hasTypes && (
          <FilterGroup title={t('gameList.filter.type')}>
            {categories.map((category) => (
              <Chip
                key={category}
                isPressed={category === draft.category}
                onPress={() => setDraft(withType(draft, category))}
              >
                {t(`categories.${category}`)}
              </Chip>
            ))}
          </FilterGroup>
        )}
        {vendors.length > 1 && (
          <FilterGroup title={t('games.vendors')}>
            <Chip isPressed={draft.vendor === null} onPress={() => set({ vendor: null })}>
              {t('games.allVendors')}
            </Chip>
            {vendors.map(({ vassalage, name }) => (
              <Chip
                key={vassalage}
                isPressed={vassalage === draft.vendor}
                onPress={() => set({ vendor: toggled(draft.vendor, vassalage) })}
              >
                {name}
              </Chip>
            ))}
          </FilterGroup>
        )}
        {draft.category === 'RNG' && bets.length > 0 && (
          <FilterGroup title={t('gameList.filter.minBet')}>
            <Chip isPressed={draft.minBet === null} onPress={() => set({ minBet: null })}>
              {t('gameList.filter.any')}
            </Chip>
            {bets.map(([bet, minor]) => (
              <Chip key={bet} isPressed={bet === draft.minBet} onPress={() => set({ minBet: bet })}>
                {money(minor, currency)}
              </Chip>
            ))}
          </FilterGroup>
        )}
        {hasSlotFacets && (
          <>
            <FilterGroup title={t('gameList.filter.volatility')}>
              {volatilities.map((volatility) => (
                <Chip
                  key={volatility}
                  isPressed={volatility === draft.volatility}
                  onPress={() => set({ volatility: toggled(draft.volatility, volatility) })}
                >
                  {t(`gameList.filter.${volatility}`)}
                </Chip>
              ))}
            </FilterGroup>
            <FilterGroup title={t('gameList.filter.rtp')}>
              {minRtps.map((rtp) => (
                <Chip
                  key={rtp}
                  isPressed={rtp === draft.minRtp}
                  onPress={() => set({ minRtp: toggled<number>(draft.minRtp, rtp) })}
                >
                  {t('gameList.filter.atLeast', { share: percent(rtp) })}
                </Chip>
              ))}
            </FilterGroup>
            <FilterGroup title={t('gameList.filter.only')}>
              <Chip isPressed={draft.isJackpot} onPress={() => set({ isJackpot: !draft.isJackpot })}>
                {t('gameList.filter.jackpot')}
              </Chip>
              <Chip isPressed={draft.isNew} onPress={() => set({ isNew: !draft.isNew })}>
                {t('gameList.filter.new')}
              </Chip>
            </FilterGroup>
            <FilterGroup title={t('gameList.filter.sort')}>
              {gameSorts.map((sort) => (
                <Chip
                  key={sort}
                  isPressed={sort === draft.sort}
                  onPress={() => set({ sort: toggled(draft.sort, sort) })}
                >
                  {t(`gameList.sorts.${sort}`)}
                </Chip>
              ))}
            </FilterGroup>
          </>
        )}
        <CategoryLinks categories={categories} current={state.category} onClose={onClose} />
      </Stack>
    </Sheet>
  )
}
