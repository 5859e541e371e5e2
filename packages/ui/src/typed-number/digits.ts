const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/**
 * Decimal digits of every script as 0–9, so that numbers can be typed on an Arabic or Burmese keyboard too. Unicode keeps
 * the decimal digits of a script together, from zero to nine; several sets may stand side by side.
 */
export const latinDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let first = code
    while (isDigit(first - 1)) first -= 1
    return String((code - first) % 10)
  })
