import { useEffect, useState } from 'react'

/** The pages of a list that are not loaded. */
export interface MorePages {
  hasMore: boolean
  isPageFailed: boolean
  isLoadingMore: boolean
  retryPage: () => void
}

/** Mails that are selected; undefined while none can be. Selecting all loads the pages that are missing first. */
export function useSelection(
  mails: readonly { id: string }[],
  { hasMore, isPageFailed, isLoadingMore, retryPage }: MorePages,
) {
  const [selected, setSelected] = useState<readonly string[]>()
  const [isAllWanted, setAllWanted] = useState(false)
  const isSelectingAll = isAllWanted && hasMore
  useEffect(() => {
    if (isSelectingAll && !isLoadingMore) retryPage()
  }, [isSelectingAll, isLoadingMore, retryPage])
  if (isAllWanted && !hasMore) {
    setAllWanted(false)
    // A page that did not load is offered again at the end of the list.
    if (!isPageFailed) setSelected(mails.map(({ id }) => id))
  }
  return {
    selected,
    setSelected: (next: Parameters<typeof setSelected>[0]) => {
      setAllWanted(false)
      setSelected(next)
    },
    selectAll: () => setAllWanted(true),
    /** Pages are loading whose mails are selected then. */
    isSelectingAll,
  }
}
