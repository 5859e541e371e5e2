/**
 * The most that an arrangement of `count` numbers over as many places is worth: every number stands at one place, and
 * `worth(place, number)` counts from 0.
 */
export function bestArrangement(count: number, worth: (place: number, number: number) => number): number {
  // The best of all ways to give the numbers in a set, as bits, to the first places.
  let best = new Map([[0, 0]])
  for (let place = 0; place < count; place += 1) {
    const next = new Map<number, number>()
    for (const [given, sum] of best)
      for (let number = 0; number < count; number += 1) {
        const bit = 1 << number
        if (given & bit) continue
        const more = sum + worth(place, number)
        if (more > (next.get(given | bit) ?? -1)) next.set(given | bit, more)
      }
    best = next
  }
  return Math.max(...best.values())
}
