const mostWords = 8

/** A text without case, accents and apostrophes. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()

/** The words of a name or a search text; none in a text without letters and digits. */
export const wordsOf = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)

/** How many typing errors are tolerated in a word of this length. */
export function slipsOf(word: string): number {
  if (word.length < 3 || /^\d+$/.test(word)) return 0
  return word.length < 5 ? 1 : 2
}

/** The letters of a word, as bits, so that missing letters are found quickly. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

/** How many bits are set. */
export function bitsOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

const widest = 80
/** Rows of the distance table, the current one and the two before; the code is synchronous, so all calls share them. */
const rows = [0, 1, 2].map(() => new Uint8Array(widest))

/**
 * The number of typing errors (a letter too many, too few, another one, or two swapped) from `typed` to a prefix of
 * `word`; more than `most` is `most + 1`. A prefix, because the person may still be typing.
 */
export function slipsBetween(typed: string, word: string, most: number): number {
  const columns = Math.min(word.length, typed.length + most)
  if (columns < typed.length - most || columns >= widest) return most + 1
  let [line, above, before] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= columns; column += 1) above[column] = column
  let fewest = most + 1
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1)
    line[0] = fewest = row
    for (let column = 1; column <= columns; column += 1) {
      const same = letter === word.charCodeAt(column - 1) ? 0 : 1
      let slips = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1)
      slips = Math.min(slips, (above[column - 1] ?? 0) + same)
      const canSwap = row > 1 && column > 1 && letter === word.charCodeAt(column - 2)
      if (canSwap && typed.charCodeAt(row - 2) === word.charCodeAt(column - 1))
        slips = Math.min(slips, (before[column - 2] ?? 0) + 1)
      line[column] = slips
      if (slips < fewest) fewest = slips
    }
    // A swap recovers at most one error of the row before.
    if (fewest > most + 1) return most + 1
    ;[line, above, before] = [before, line, above]
  }
  return Math.min(most + 1, fewest)
}
