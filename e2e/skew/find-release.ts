/**
 * The id of the release that is meant, of those that a store has of a remote, the one built last first: by its id, by its
 * version where that is clear, or else the one built last.
 * @throws with a sentence when no release fits, or several do
 */
export function findRelease(remote: string, ids: readonly string[], wanted: string | undefined): string {
  const [newest] = ids
  if (newest === undefined) throw new Error(`The store has nothing of ${remote}; publish it first.`)
  if (wanted === undefined) return newest
  if (ids.includes(wanted)) return wanted
  const [only, ...others] = ids.filter((id) => id.slice(0, id.lastIndexOf('-')) === wanted)
  if (only === undefined) throw new Error(`The store has no ${remote} ${wanted}; publish it first.`)
  if (others.length > 0)
    throw new Error(`${remote} ${wanted} could be ${[only, ...others].join(' or ')}; name one.`)
  return only
}
