import { dictionary } from '@zxcvbn-ts/language-common'

let known: Set<string> | undefined

/** Whether a password, in lower case, is among the 49,000 or so most common ones (CHANGE-5). */
export function isCommonPassword(lowerCased: string): boolean {
  known ??= new Set(dictionary['passwords-common'])
  return known.has(lowerCased)
}
