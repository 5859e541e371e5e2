import { HotMatchPlace } from './HotMatchPlace'
import { useHomeData } from './useHomeData'

/** Reserves space for the hot matches while it is unknown whether there are any. */
export function HotMatchSkeleton() {
  const { data } = useHomeData()
  return data?.hotMatches.length === 0 ? null : <HotMatchPlace />
}
