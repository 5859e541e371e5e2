import { useEffect, useState } from 'react'
import { followBuild } from './follow-build'
import type { OverrideEntry } from './local-override'

/** Remote → the first compiler error of its watched build's latest edit; no entry while it builds. */
export function useBuildErrors(entries: readonly OverrideEntry[]): ReadonlyMap<string, string> {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const stops = entries
      .filter(({ isWatched }) => isWatched)
      .map(({ remote, base }) =>
        followBuild(base, (error) =>
          setErrors((before) => {
            const after = new Map(before)
            if (error === undefined) after.delete(remote)
            else after.set(remote, error)
            return after
          }),
        ),
      )
    return () => stops.forEach((stop) => stop())
  }, [entries])
  return errors
}
