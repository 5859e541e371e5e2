import { dictionary } from '@zxcvbn-ts/language-common'

let known: Set<string> | undefined

/** Whether a password, in lower case, is among the some 49,000 most used ones (CHANGE-5). */
export function isCommonPassword(lowerCased: string): boolean {
  known ??= new Set(dictionary['passwords-common'])
  return known.has(lowerCased)
}
