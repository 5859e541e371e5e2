import { HotMatchPlace } from './HotMatchPlace'
import { useHomeData } from './useHomeData'

/** The place of the hot matches, as long as it may be that there are some. */
export function HotMatchSkeleton() {
  const { data } = useHomeData()
  return data?.hotMatches.length === 0 ? null : <HotMatchPlace />
}
