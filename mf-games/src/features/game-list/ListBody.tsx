import type { Game } from '@plaza/contract/play'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { GameGrid } from '@plaza/ui/game-tile'
import { RecordsEnd } from '@plaza/ui/records'
import { useEffect, useMemo } from 'react'
import { useGameListText } from '../../locales/game-list/texts'
import { GameCount } from './GameCount'
import { GameRows } from './GameRows'
import { sourceOf } from './list-source'
import type { ListState } from './list-state'
import { NoGames } from './NoGames'
import { OpeningSoon } from './OpeningSoon'
import { useGamePages } from './useGamePages'
import { useListPlace } from './useListPlace'
import { useSettledLanguage } from './useSettledLanguage'
import styles from './GameList.module.css'

export interface ListBodyProps {
  state: ListState
  /** Path and query of the list. */
  address: string
  onSheet: (game: Game) => void
  onChange: (next: ListState) => void
  /** Which games of one of the member's own lists are still in it. */
  isStillListed: (game: Game) => boolean
}

/** Number of skeletons before the first answer: a little over three rows of a phone. */
const firstSlice = { from: 0, to: 24 }

/** The games of a list with their number, or the empty state; after its end those that open later (LIST-11). One instance per address. */
export function ListBody({ state, address, onSheet, onChange, isStillListed }: ListBodyProps) {
  const t = useGameListText()
  const { number } = useFormats()
  const { merchant, events } = useRemote()
  const token = useStoreValue(events.session).session?.token
  const language = useSettledLanguage()
  const source = useMemo(
    () => sourceOf(state, { merchant, language, token }),
    [state, merchant, language, token],
  )
  const { start, note } = useListPlace(address)
  const list = useGamePages(
    source,
    {
      pages: start?.pages ?? 1,
      total: start?.total,
      slice: start ? { from: start.from, to: start.to } : firstSlice,
    },
    isStillListed,
  )
  const { pages, total, slice } = list
  useEffect(() => note({ pages, total, slice }), [note, pages, total, slice])
  const isAtEnd = list.soon > 0 && !state.isSoon && !list.hasMore && !list.isLoading && !list.isPageFailed
  const isSoonBelow = isAtEnd && state.search === ''
  const isSoonElsewhere = isAtEnd && state.search !== ''

  return (
    <>
      <GameCount total={list.count} search={state.search} />
      <section aria-label={t(`categories.${state.category ?? 'ALL'}`)} aria-busy={list.isLoading}>
        <Answer
          of={{
            data: list.failure || list.isPending ? undefined : list.slots,
            error: list.failure,
            errorUpdateCount: list.errorUpdateCount,
            refetch: list.retry,
          }}
          pending={<GameGrid pending={12} />}
          failed={{ title: t('gameList.failed') }}
          isEmpty={(slots) => slots.length === 0 && !list.hasMore && !list.isLoading}
          empty={!isSoonBelow && <NoGames state={state} onChange={onChange} onSheet={onSheet} />}
        >
          {(slots) => (
            <>
              <GameRows slots={slots} onSheet={onSheet} onSlice={list.look} />
              <RecordsEnd
                hasMore={list.hasMore}
                isLoadingMore={list.isLoading}
                isPageFailed={list.isPageFailed}
                retryPage={list.retry}
                moreFailed={t('gameList.moreFailed')}
                end={t('gameList.end')}
                pending={<div className={styles.more} />}
              />
            </>
          )}
        </Answer>
      </section>
      {isSoonBelow && <OpeningSoon state={state} count={list.soon} onSheet={onSheet} onChange={onChange} />}
      {isSoonElsewhere && (
        <Button variant="quiet" isBlock onClick={() => onChange({ ...state, isSoon: true })}>
          {t('gameList.soon.found', { count: list.soon, number: number(list.soon), name: state.search })}
        </Button>
      )}
    </>
  )
}
