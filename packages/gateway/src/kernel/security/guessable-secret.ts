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

/** Groups of one digit each, as 112233 and 1122: in pairs, or in threes. */
function isRowOfGroups(text: string): boolean {
  return [2, 3].some((size) => {
    const groups = text.match(new RegExp(`.{1,${String(size)}}`, 'g')) ?? []
    const alike = groups.every((group) => group.length === size && new Set(group).size === 1)
    return alike && groups.length > 1 && isRow(groups.map((group) => group[0]).join(''))
  })
}

/** A row that turns back: 123321, 1221. */
function isMirroredRow(text: string): boolean {
  const half = text.slice(0, text.length / 2)
  return text.length % 2 === 0 && text === half + [...half].reverse().join('') && isRow(half)
}

/** What else many people choose: lines of a keypad, words written on one, and numbers that are known from elsewhere. */
const common = new Set(
  `0852 1004 1010 1313 1342 1379 1397 1590 1739 1793 1950 1990 2000 2001 2020 2021 2022 2023 2024 2025 2026 2468 2486 2580
  2684 3197 4862 5683 6842 7391 7410 7913 8520 8624 9137 9630 9713
  002580 007007 010203 080808 098765 100000 100200 101010 102030 112358 131313 131419 134679 135246 135790 135791 142536
  143143 145263 147147 147258 147369 147852 147896 150150 159159 159263 159357 159753 159951 168168 182838 198888 200000
  225588 235689 246135 252525 258000 258258 258369 258456 258852 272727 314159 321654 333666 357159 357951 369147 369258
  369369 369852 420420 456123 456789 456852 456987 520131 520520 521521 555666 562656 666888 686868 741741 741852 753951
  753159 777888 786786 789123 789456 794613 852456 852963 888999 963741 963852 987456 999000 999888`.split(
    /\s+/,
  ),
)

/** A date as people write one in digits. */
function writtenDates(date: string): string[] {
  const [year = '', month = '', day = ''] = date.split('-')
  const short = year.slice(-2)
  return [year, short]
    .flatMap((some) => [day + month + some, month + day + some, some + month + day, some + day + month])
    .concat(month + year, year + month)
}

/**
 * Whether a secret of a few digits is among the first guesses: one digit or a short group repeated, a sequence, also of
 * groups or turning back, what many people choose, the birth date or a part of the number. Texts that are not digits are not checked.
 */
export function isGuessable(secret: string, { birthDate, mobileNum }: KnownFacts): boolean {
  if (!/^\d{2,}$/.test(secret)) return false
  if (isRepetition(secret) || isRow(secret) || isRowOfGroups(secret)) return true
  if (isMirroredRow(secret) || common.has(secret)) return true
  if (birthDate && writtenDates(birthDate).includes(secret)) return true
  return Boolean(mobileNum?.includes(secret))
}
