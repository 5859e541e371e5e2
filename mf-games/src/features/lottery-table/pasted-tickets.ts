/** A text field takes this many lines without a noticeable pause; each is laid out by itself. */
const quickLines = 500

/**
 * The whole text of the field after thousands of lines were pasted, with these joined by bars: a field is a hundred times
 * slower at laying out lines than words, and a bar is read as the end of a line. Undefined where the text has few lines
 * (LOTTERY-7).
 */
export function pasteJoined(before: string, pasted: string, after: string): string | undefined {
  if (pasted.split('\n', quickLines + 1).length <= quickLines) return undefined
  return before + pasted.replace(/[^\S\n]*[\r\n]\s*/g, ' | ') + after
}
