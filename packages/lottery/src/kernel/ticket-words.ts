const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** True for one or more ASCII digits. */
export function isDigits(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (!isDigit(text.charCodeAt(at))) return false
  return text.length > 0
}

const decimal = /\p{Nd}/u

/** The value of a decimal digit of any script: each has its ten in a row, from zero. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (decimal.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** A word with ASCII digits, whatever digits it was written with, and without marks of direction. */
const readable = (word: string): string =>
  /^[\0-\x7f]*$/.test(word) ? word : word.replace(/\p{Cf}/gu, '').replace(/\p{Nd}/gu, digitOf)

/** A bar ends a line like a new line does: thousands of lines are pasted as one that a text field lays out quickly. */
const lineEnds = /[\r\n|｜]+/
/** Spaces, commas and semicolons of the scripts that players write. */
const separators = /[\s,;，、；﹐﹑﹔､،؛・]+/
/** Dashes between numbers: 05-19-45. */
const dashes = /[-‐‑‒–—−－]/

/** A word of a text: as it was written, and as it is read. */
export interface Word {
  written: string
  read: string
}

const wordsOf = (line: string): Word[] =>
  line.split(separators).flatMap((written) => {
    const read = readable(written)
    if (read === '') return []
    const parts = read.split(dashes)
    // Anything but numbers between dashes is no list of numbers, and is refused as it was written.
    const isList = parts.length > 1 && parts.every(isDigits)
    return isList ? parts.map((part) => ({ written: part, read: part })) : [{ written, read }]
  })

/** The words of each line of a text. */
export const linesOfWords = (text: string): Word[][] => text.split(lineEnds).map(wordsOf)
