import type { Vendor } from '@plaza/contract/play'
import { useStoreValue } from '@plaza/events'
import { useAvailablePaths, useRemote } from '@plaza/federation'
import { Page, Stack } from '@plaza/ui/page'
import { RailSkeleton } from '@plaza/ui/rail'
import type { ReactNode } from 'react'
import { CategoryRail } from '../../catalogue/CategoryRail'
import type { Category } from '../../catalogue/categories'
import { useOpenGame } from '../../play/useOpenGame'
import { useGameSheet } from '../game-sheet/useGameSheet'
import { ActiveFilters } from './ActiveFilters'
import { lotteryRoute } from './CategoryLinks'
import { ClassifyTabs } from './ClassifyTabs'
import { ListBody } from './ListBody'
import {
  isNarrowed,
  isOwnList,
  withCategory,
  withClassify,
  withQuick,
  withSearch,
  withVendor,
  type ListState,
} from './list-state'
import { ListTools } from './ListTools'
import { NoCategory } from './NoCategory'
import { OwnListSignIn } from './OwnListSignIn'
import { presets, type Preset } from './presets'
import { QuickTabs } from './QuickTabs'
import { SearchBox } from './SearchBox'
import { useFilterDrawer } from './useFilterDrawer'
import { useStillListed } from './useStillListed'
import { addressOf, useListState } from './useListState'
import { useOutdate } from './useOutdate'
import { useVendorNames, useVendors } from './useVendors'
import { VendorCarousel, VendorCarouselSkeleton } from './VendorCarousel'

export interface GamesScreenProps {
  preset: Preset
  /** Replaces the vendor selector, for a vendor's lobby. */
  vendorHead?: (vendor: string) => ReactNode
  /** Replaces the games while no filter or search is set. */
  overview?: ReactNode
}

/** The game screen: list, lobby, game centre and slots centre are this component with presets (LIST-9). */
export function GamesScreen({ preset, vendorHead, overview }: GamesScreenProps) {
  const { events, navigate } = useRemote()
  const { session } = useStoreValue(events.session)
  const paths = useAvailablePaths()
  const outdate = useOutdate()
  const { state, change, address, isSearchAsked } = useListState(preset)
  const { category, search, vendor } = state
  const offer = useVendors(category)
  const names = useVendorNames()
  const { open: openSheet, sheet } = useGameSheet()
  const openGame = useOpenGame(openSheet)
  const isStillListed = useStillListed(state)

  /** A visitor who opens one of the member's own lists is asked to sign in and then returns to it (SESSION-4). */
  const go = (next: ListState) => {
    if (isOwnList(next) && !session) events.say('session:required', { returnTo: addressOf(preset, next) })
    else change(next)
  }
  /** While something is searched for, a category narrows the search. */
  const pickCategory = (next: Category) => {
    if (next === 'LOTT' && paths.has(lotteryRoute)) navigate(lotteryRoute)
    else change({ ...withCategory(next), search })
  }
  /** A search is among all games, as the suggestions are; a page of other games hands it to the list. */
  const find = (text: string) => {
    if (text.trim() === '') return change(withSearch(state, ''))
    const next = withSearch(withCategory('ALL'), text)
    if (preset.isVendorLobby || (preset.category ?? 'ALL') !== 'ALL') navigate(addressOf(presets.list, next))
    else change(next)
  }
  const pickClassify = (classify: string) => {
    outdate()
    go(withClassify(state, classify))
  }
  /** Stays here if the vendor has games of this category, otherwise goes to the vendor's own lobby. */
  const pickVendor = ({ vassalage, gameType }: Vendor) => {
    if (offer.vendors.some((known) => known.vassalage === vassalage))
      change({ ...withCategory(category), vendor: vassalage })
    else navigate(addressOf(presets.lobby, { ...withCategory(gameType), vendor: vassalage }))
  }
  const filters = useFilterDrawer({
    state,
    categories: offer.categories,
    vendorsOf: offer.vendorsOf,
    hasTypes: preset.hasCategories,
    hasSlotFacets: preset.hasSlotFacets,
    onSubmit: change,
  })
  const isLobby = preset.isVendorLobby && vendor !== null
  const isOverview = overview !== undefined && !isNarrowed(state) && state.quick === null
  const hasTools = category !== null && !isOverview

  return (
    <Page>
      <Stack gap={12}>
        {isLobby && vendorHead?.(vendor)}
        {preset.hasCategories &&
          (offer.isPending ? (
            <RailSkeleton />
          ) : (
            <CategoryRail
              categories={offer.categories}
              value={category === null || category === 'ALL' ? '' : category}
              onChange={pickCategory}
            />
          ))}
        <ListTools
          onFilter={hasTools && !preset.hasOverview ? filters.open : undefined}
          state={state}
          hidesVendor={isLobby}
        >
          <SearchBox
            value={search}
            isAsked={isSearchAsked}
            onSearch={find}
            onGame={openGame}
            onVendor={pickVendor}
          />
        </ListTools>
        {hasTools && <QuickTabs value={state.quick} onPick={(tab) => go(withQuick(state, tab))} />}
        {hasTools && !isLobby && !preset.hasOverview && (
          <VendorPlace isPending={offer.isPending && category !== 'HOT'}>
            <VendorCarousel
              vendors={offer.vendors}
              value={vendor}
              onPick={(next) => change(withVendor(state, next))}
            />
          </VendorPlace>
        )}
        {hasTools && !preset.hasOverview && (
          <ClassifyTabs state={state} classes={offer.classes} onPick={pickClassify} />
        )}
        {hasTools && (
          <ActiveFilters
            state={state}
            vendorNames={names}
            hidesVendor={isLobby}
            hasCategories={preset.hasCategories}
            onChange={change}
          />
        )}
        {isOverview ? (
          overview
        ) : category === null ? (
          <NoCategory onHot={() => change(withCategory('HOT'))} />
        ) : isOwnList(state) && !session ? (
          <OwnListSignIn isRecent={state.quick === 'recent'} address={address} />
        ) : (
          <ListBody
            key={`${address} ${session?.userName ?? ''}`}
            state={state}
            address={address}
            onSheet={openSheet}
            onChange={change}
            isStillListed={isStillListed}
          />
        )}
      </Stack>
      {sheet}
      {filters.drawer}
    </Page>
  )
}

function VendorPlace({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return isPending ? <VendorCarouselSkeleton /> : children
}
