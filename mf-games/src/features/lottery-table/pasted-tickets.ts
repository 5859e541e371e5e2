import { parseTickets, type Play } from '@plaza/lottery'

/** A text field takes this many lines without a noticeable pause; each is laid out by itself. */
const quickLines = 500

const sameList = <Value>(one: readonly Value[], other: readonly Value[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index])

/**
 * The whole text of the field after thousands of lines were pasted, with these joined by commas: a field is a hundred
 * times slower at laying out lines than words. Undefined where the text has few lines, and where joined lines would be
 * read as other tickets than the lines are (LOTTERY-7).
 */
export function pasteJoined(play: Play, before: string, pasted: string, after: string): string | undefined {
  if (pasted.split('\n', quickLines + 1).length <= quickLines) return undefined
  const whole = before + pasted.replace(/[^\S\n]*[\r\n]\s*/g, ', ') + after
  const read = parseTickets(play, whole)
  const asLines = parseTickets(play, before + pasted + after)
  const isSame =
    read.duplicates === asLines.duplicates &&
    read.over === asLines.over &&
    sameList(read.valid, asLines.valid) &&
    sameList(read.invalid, asLines.invalid)
  return isSame ? whole : undefined
}
