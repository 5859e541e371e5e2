import { useErrorText } from '@plaza/i18n'
import { FailureCard } from '@plaza/ui/failure-card'
import { GameGrid } from '@plaza/ui/game-tile'
import { Page, Stack } from '@plaza/ui/page'
import { RailSkeleton } from '@plaza/ui/rail'
import { CategoryRail } from '../../catalogue/CategoryRail'
import { useGamesText } from '../../texts'
import { useGameSheet } from '../game-sheet/useGameSheet'
import { ChipsSkeleton } from './ChipsSkeleton'
import { GameCount } from './GameCount'
import { GameResults } from './GameResults'
import { ListEnd } from './ListEnd'
import { withCategory, withSearch, withVendor } from './list-state'
import { NoGames } from './NoGames'
import { SearchBox } from './SearchBox'
import { useGames } from './useGames'
import { useListState } from './useListState'
import { useVendors } from './useVendors'
import { VendorChips } from './VendorChips'

/** `/m/gameList?gameType=`: the games of a category (spec §2 Game list screen). */
export function GameListScreen() {
  const t = useGamesText()
  const say = useErrorText()
  const [state, change] = useListState()
  const { category, search, vendor } = state
  const offer = useVendors(category)
  const list = useGames(state)
  const { open, sheet } = useGameSheet()

  return (
    <Page>
      <Stack gap={12}>
        {offer.isPending ? (
          <RailSkeleton />
        ) : (
          <CategoryRail
            categories={offer.categories}
            value={category}
            onChange={(next) => change(withCategory(next))}
          />
        )}
        <SearchBox key={category} value={search} onSearch={(text) => change(withSearch(state, text))} />
        {offer.isPending && category !== 'HOT' ? (
          <ChipsSkeleton />
        ) : (
          <VendorChips
            vendors={offer.vendors}
            value={vendor}
            onPick={(next) => change(withVendor(state, next))}
          />
        )}
        <GameCount total={list.total} search={search} />
        <section aria-label={t(`categories.${category}`)} aria-busy={list.isPending || list.isLoadingMore}>
          {list.failure ? (
            <FailureCard
              title={t('gameList.failed')}
              text={say(list.failure.code, list.failure.value)}
              reference={list.failure.requestId}
              onRetry={list.retry}
            />
          ) : list.isPending ? (
            <GameGrid pending={12} />
          ) : list.games.length === 0 ? (
            <NoGames isFiltered={Boolean(search || vendor)} onClear={() => change(withCategory(category))} />
          ) : (
            <>
              <GameResults games={list.games} onOpen={open} isLoadingMore={list.isLoadingMore} />
              <ListEnd
                hasMore={list.hasMore}
                isLoadingMore={list.isLoadingMore}
                isPageFailed={list.isPageFailed}
                onRetry={list.retryPage}
              />
            </>
          )}
        </section>
      </Stack>
      {sheet}
    </Page>
  )
}
