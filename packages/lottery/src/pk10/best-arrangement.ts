/**
 * The most that an arrangement of `count` numbers over as many places is worth: every number stands at one place, and
 * `worth(place, number)` counts from 0 and is not negative. At most 10 numbers: each way to give some of them to the first places is looked at.
 */
export function bestArrangement(count: number, worth: (place: number, number: number) => number): number {
  const worths = Array.from({ length: count * count }, (_, at) => worth(Math.floor(at / count), at % count))
  // The best of all ways to give the numbers of a set, as bits, to the first places. Larger sets follow smaller ones.
  const best = new Float64Array(1 << count)
  const places = new Uint8Array(1 << count)
  for (let given = 1; given < best.length; given += 1) {
    const place = places[given & (given - 1)] ?? 0
    places[given] = place + 1
    let most = 0
    for (let number = 0; number < count; number += 1) {
      const bit = 1 << number
      if ((given & bit) === 0) continue
      const sum = (best[given ^ bit] ?? 0) + (worths[place * count + number] ?? 0)
      if (sum > most) most = sum
    }
    best[given] = most
  }
  return best[best.length - 1] ?? 0
}
