import { useEffect, useState } from 'react'

/** Mails that are selected; undefined while none can be. Selecting all loads the pages that are missing first. */
export function useSelection(
  mails: readonly { id: string }[],
  { hasMore, isLoadingMore, retryPage }: { hasMore: boolean; isLoadingMore: boolean; retryPage: () => void },
) {
  const [selected, setSelected] = useState<readonly string[]>()
  const [isAllWanted, setAllWanted] = useState(false)
  const isSelectingAll = isAllWanted && hasMore
  useEffect(() => {
    if (isSelectingAll && !isLoadingMore) retryPage()
  }, [isSelectingAll, isLoadingMore, retryPage])
  if (isAllWanted && !hasMore) {
    setAllWanted(false)
    setSelected(mails.map(({ id }) => id))
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
