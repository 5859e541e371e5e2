import type { ReactNode } from 'react'

/** A word, and not the code or the sign of a currency. */
const word = /\p{L}{4,}|\p{Ll}{3,}/u

/**
 * For `translate` of the element that shows a text alone: "no" where it is a figure (an amount, odds, a number, a code),
 * which a browser's translator leaves as it is (LANG-7). Words are translated.
 */
export const figureMark = (text: ReactNode): 'no' | undefined =>
  typeof text === 'number' || (typeof text === 'string' && /\p{Nd}/u.test(text) && !word.test(text))
    ? 'no'
    : undefined
