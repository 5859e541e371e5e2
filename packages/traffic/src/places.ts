/** A bounded number of places for each key, such as event streams for an address. */
export interface Places {
  /**
   * Takes a place and returns the function that frees it; undefined when all are taken. Freeing twice has no further
   * effect.
   */
  take(key: string): (() => void) | undefined
}

/** Makes places: `most` for each key. */
export function createPlaces(most: number): Places {
  const taken = new Map<string, number>()
  return {
    take(key) {
      const count = taken.get(key) ?? 0
      if (count >= most) return undefined
      taken.set(key, count + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        const left = (taken.get(key) ?? 1) - 1
        if (left > 0) taken.set(key, left)
        else taken.delete(key)
      }
    },
  }
}
