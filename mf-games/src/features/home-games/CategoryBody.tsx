import { FailureCard } from '@plaza/ui/failure-card'
import { GameGrid } from '@plaza/ui/game-tile'
import { useCallback, useState } from 'react'
import { useLoadedPart } from '../../parts/useLoadedPart'
import { useHomeText } from '../../locales/home/texts'
import type { CategoryPartProps } from './CategoryPart'
import type { CategoryView } from './category-view'
import { ChipsSkeleton } from '../game-list/ChipsSkeleton'

const load = () => import('./CategoryPart').then((module) => module.CategoryPart)

export interface CategoryBodyProps extends Omit<CategoryPartProps, 'view'> {
  view: CategoryView
}

/** The content of a category below its heading; the code for vendors loads with the first category that needs it. */
export function CategoryBody({ view, ...props }: CategoryBodyProps) {
  const t = useHomeText()
  const [hasFailed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const Part = useLoadedPart(load, view !== 'games' && !hasFailed, fail)
  if (view === 'games') return props.children
  if (Part) return <Part view={view} {...props} />
  if (hasFailed)
    return (
      <>
        <FailureCard isCompact title={t('home.vendorsFailed')} onRetry={() => setFailed(false)} />
        {view === 'vendor-games' && props.children}
      </>
    )
  return view === 'vendor-games' ? (
    <>
      <ChipsSkeleton />
      {props.children}
    </>
  ) : (
    <GameGrid pending={6} />
  )
}
