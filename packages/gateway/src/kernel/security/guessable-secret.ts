/** What a stranger may know about the member. */
export interface KnownFacts {
  /** ISO date. */
  birthDate?: string | null | undefined
  /** Digits, with or without a country code. */
  mobileNum?: string | null | undefined
}

/** Longest group of digits whose repetition is a pattern: 111111, 121212, 123123. */
const longestPeriod = 3

const isRepetition = (text: string): boolean =>
  Array.from({ length: longestPeriod }, (_, index) => index + 1).some(
    (period) => text.length > period && [...text].every((digit, at) => digit === text[at % period]),
  )

/** Digits up or down by one each, also past nine: 123456, 987654, 789012. */
function isRow(text: string): boolean {
  const digits = [...text].map(Number)
  return [1, 9].some((step) =>
    digits.slice(1).every((digit, at) => digit === ((digits[at] ?? Number.NaN) + step) % 10),
  )
}

/** A date as people write one in digits. */
function writtenDates(date: string): string[] {
  const [year = '', month = '', day = ''] = date.split('-')
  const short = year.slice(-2)
  return [year, short]
    .flatMap((some) => [day + month + some, month + day + some, some + month + day, some + day + month])
    .concat(month + year, year + month)
}

/**
 * Whether a secret of a few digits is among the first guesses: one digit or a short group repeated, a sequence, the
 * birth date or a part of the number. Texts that are not digits are not checked.
 */
export function isGuessable(secret: string, { birthDate, mobileNum }: KnownFacts): boolean {
  if (!/^\d{2,}$/.test(secret)) return false
  if (isRepetition(secret) || isRow(secret)) return true
  if (birthDate && writtenDates(birthDate).includes(secret)) return true
  return Boolean(mobileNum?.includes(secret))
}
