import { sha256Hex } from './derive'

/** Longer chains are not computed: the platform's have 32,768 links. */
const longestChain = 100_000

/** Whether hashing a link of a chain as often as its number says gives the chain's end. 32,768 links take about a second. */
export async function reachesEnd(
  seed: string,
  { link, end }: { link: number; end: string },
): Promise<boolean> {
  if (!Number.isInteger(link) || link < 1 || link > longestChain) return false
  let hash = seed
  for (let left = link; left > 0; left -= 1) hash = await sha256Hex(hash)
  return hash === end.toLowerCase()
}
