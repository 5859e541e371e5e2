import { bitsOf, lettersOf, slipsBetween, slipsOf, wordsOf } from './search-words'

/** A searchable item: its name, and further texts. */
export interface Findable {
  name: string
  /** Ranked below the name. */
  also?: string
}

/** Finds positions in the indexed list by a search text, the best first. */
export type SearchIndex = (typed: string) => number[]

/** Where a word is: first in a name, elsewhere in one, or in another text of the item. */
const places = ['also', 'name', 'first'] as const
type Entry = Record<(typeof places)[number], number[]>
interface Match {
  entry: Entry
  /** 4 the word itself, 3 its prefix, 2 and 1 with one and two typing errors. */
  quality: number
}

function entriesOf(items: readonly Findable[]): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  const note = (word: string, place: keyof Entry, position: number) => {
    const entry = entries.get(word) ?? { also: [], name: [], first: [] }
    entries.set(word, entry)
    if (entry[place].at(-1) !== position) entry[place].push(position)
  }
  for (const [position, { name, also = '' }] of items.entries()) {
    for (const [index, word] of wordsOf(name).entries()) note(word, index === 0 ? 'first' : 'name', position)
    for (const word of wordsOf(also)) note(word, 'also', position)
  }
  return entries
}

/** First position in a sorted list that does not come before `word`. */
function lowerBound(words: readonly string[], word: string): number {
  let [from, to] = [0, words.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((words[middle] ?? '') < word) from = middle + 1
    else to = middle
  }
  return from
}

/**
 * An index in memory over names (thousands, of a small vocabulary): words in any order, each complete or a prefix. Only
 * when that finds nothing are typing errors tolerated, missing spaces added and extra ones removed, so that similar
 * names never displace a correctly typed one.
 */
export function createSearchIndex(items: readonly Findable[]): SearchIndex {
  const entries = entriesOf(items)
  const vocabulary = [...entries.keys()].sort()
  const letters = vocabulary.map(lettersOf)
  const lengths = items.map(({ name }) => wordsOf(name).length)

  const begun = (typed: string): Match[] => {
    const matches: Match[] = []
    for (let at = lowerBound(vocabulary, typed); vocabulary[at]?.startsWith(typed); at += 1) {
      const entry = entries.get(vocabulary[at] ?? '')
      if (entry) matches.push({ entry, quality: vocabulary[at] === typed ? 4 : 3 })
    }
    return matches
  }

  const slipped = (typed: string): Match[] => {
    let most = slipsOf(typed)
    if (most === 0) return []
    let matches: Match[] = []
    const own = lettersOf(typed)
    for (const [index, word] of vocabulary.entries()) {
      // Each letter that the word lacks is at least one error.
      if (bitsOf(own & ~(letters[index] ?? 0)) > most) continue
      const slips = slipsBetween(typed, word, most)
      if (slips > most || (slips > 1 && word[0] !== typed[0])) continue
      if (slips < most) matches = []
      most = slips
      const entry = entries.get(word)
      if (entry) matches.push({ entry, quality: 3 - slips })
    }
    return matches
  }

  /** Two words that were typed as one. */
  const parted = (typed: string): string[] => {
    for (let at = 2; at <= typed.length - 2; at += 1) {
      const [left, right] = [typed.slice(0, at), typed.slice(at)]
      if (entries.has(left) && begun(right).length > 0) return [left, right]
    }
    return [typed]
  }

  const holdingAll = (groups: readonly Match[][]): number[] => {
    const matched = new Uint8Array(items.length)
    const points = new Uint16Array(items.length)
    for (const [index, matches] of groups.entries()) {
      const lists = matches.flatMap(({ entry, quality }) =>
        places.map((place, weight) => ({ positions: entry[place], worth: quality * 4 + weight })),
      )
      for (const { positions, worth } of lists.sort((one, other) => other.worth - one.worth))
        for (const position of positions)
          if (matched[position] === index) {
            matched[position] = index + 1
            points[position] = (points[position] ?? 0) + worth
          }
    }
    const byPoints = new Map<number, number[]>()
    for (let position = 0; position < items.length; position += 1) {
      if (matched[position] !== groups.length) continue
      const worth = (points[position] ?? 0) * 2 + (lengths[position] === groups.length ? 1 : 0)
      const alike = byPoints.get(worth)
      if (alike) alike.push(position)
      else byPoints.set(worth, [position])
    }
    return [...byPoints].sort(([one], [other]) => other - one).flatMap(([, positions]) => positions)
  }

  return (typed) => {
    const words = wordsOf(typed)
    if (words.length === 0) return []
    const known = words.map(begun)
    const slips = new Map<string, Match[]>()
    const slippedOnce = (word: string) => {
      const found = slips.get(word) ?? slipped(word)
      slips.set(word, found)
      return found
    }
    const isKnown = known.every((matches) => matches.length > 0)
    const attempts = [
      () => known,
      () => words.flatMap(parted).map(begun),
      () => words.map((word, index) => (known[index]?.length ? known[index] : slippedOnce(word))),
      () => (isKnown ? words.map((word, index) => [...(known[index] ?? []), ...slippedOnce(word)]) : []),
      () => (words.length > 1 ? [begun(words.join(''))] : []),
    ]
    for (const attempt of attempts) {
      const groups = attempt()
      const found = groups.length > 0 && groups.every((group) => group.length > 0) ? holdingAll(groups) : []
      if (found.length > 0) return found
    }
    return []
  }
}
