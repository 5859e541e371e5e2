import { nicknameLength } from '@plaza/contract/growth'
import { charactersIn, cleanTyped } from '@plaza/contract/kernel'
import { CallFailure } from '../../../kernel/call-failure'

/** Words of those who speak for a site; nobody plays under them. */
const reserved = [
  ...[
    'admin',
    'administrator',
    'moderator',
    'operator',
    'official',
    'support',
    'suporta',
    'service',
    'serbisyo',
  ],
  ...['cashier', 'kahera', 'system', 'sistema', 'staff', 'security', 'seguridad', 'pagcor', 'plaza'],
]

/** What stands for a letter in names that look like another. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
  ...{ l: 'i', ı: 'i' },
}

/** A name as it reads: without case, marks and signs, and with one form of what looks alike. */
export const foldName = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  ]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')

const isLink = (name: string): boolean => /[\p{L}\p{N}]\.[\p{L}]{2}|https?|www|t\.me/iu.test(name)
const isNumber = (name: string): boolean => /\d(?:[ ._-]?\d){6}/.test(name)
const isWritten = (name: string): boolean =>
  /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}])?$/u.test(name)
/** Letters of two scripts can make one name look like another. */
const isMixed = (name: string): boolean =>
  /\p{Script=Latin}/u.test(name) && /(?!\p{Script=Latin})\p{L}/u.test(name)

/**
 * A nickname as it is kept (MISSION-2). `site` are the names of the merchant, which are reserved too.
 * @throws CallFailure `nickname.length` with the bounds; `nickname.refused` for a link, a number to call, signs, letters of several
 *   scripts, and a name that speaks for the site
 */
export function checkNickname(given: string, site: readonly string[]): string {
  const name = cleanTyped(given).normalize('NFKC').replaceAll(/\s+/g, ' ')
  const length = charactersIn(name)
  if (length < nicknameLength.least || length > nicknameLength.most)
    throw new CallFailure('nickname.length', nicknameLength)
  const folded = foldName(name)
  const speaks = [...reserved, ...site].some((word) => folded.includes(foldName(word)))
  if (!isWritten(name) || isLink(name) || isNumber(name) || isMixed(name) || speaks)
    throw new CallFailure('nickname.refused')
  return name
}
