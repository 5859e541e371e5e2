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

/** What stands for a letter in names that look like another; `l` and what looks like it stand for `i`. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
  ...{ l: 'i', ı: 'i', ł: 'i', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŋ: 'n', þ: 'p', ß: 'b' },
  // Cyrillic letters, by what they look like, not by their sound.
  ...{
    а: 'a',
    в: 'b',
    ь: 'b',
    с: 'c',
    ҫ: 'c',
    е: 'e',
    є: 'e',
    з: 'e',
    ғ: 'f',
    г: 'r',
    һ: 'h',
    н: 'h',
    ң: 'h',
  },
  ...{
    і: 'i',
    ӏ: 'i',
    ј: 'j',
    к: 'k',
    қ: 'k',
    м: 'm',
    п: 'n',
    о: 'o',
    ө: 'o',
    р: 'p',
    ԛ: 'q',
    ѕ: 's',
    т: 't',
  },
  ...{ и: 'u', ѵ: 'v', ԝ: 'w', х: 'x', ҳ: 'x', у: 'y', ү: 'y', ұ: 'y' },
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
/** Digits of any script count, whatever stands between them. */
const isNumber = (name: string): boolean => /\p{Nd}{7}/u.test(name.replaceAll(/[ ._-]/g, ''))
const isWritten = (name: string): boolean =>
  /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd} ._-]*[\p{L}\p{M}\p{Nd}])?$/u.test(name) &&
  !/\p{Default_Ignorable_Code_Point}/u.test(name)

interface Script {
  /** A whole name in it, decomposed and in small letters; Western digits are in every script. */
  name: RegExp
  /** The most marks that one letter has. */
  marks: number
}
const scriptOf = (names: readonly string[], marks: number): Script => ({
  name: new RegExp(`^[${names.map((name) => `\\p{scx=${name}}`).join('')}0-9 ._-]*$`, 'u'),
  marks,
})
/**
 * The scripts of the site's languages, each alone: letters of two can make one name look like another. Of Latin and Cyrillic ones the
 * letters of today's languages, because others look like those.
 */
const scripts: readonly Script[] = [
  { name: /^(?:[a-zæœøðđłßþıħŋ0-9 ._-]|[\u0300-\u036f])*$/u, marks: 2 },
  { name: /^(?:[\u0400-\u045f\u048a-\u04ff0-9 ._-]|[\u0300-\u036f])*$/u, marks: 2 },
  scriptOf(['Arabic'], 2),
  scriptOf(['Han', 'Hiragana', 'Katakana'], 2),
  scriptOf(['Hangul'], 0),
  ...['Thai', 'Lao', 'Devanagari', 'Bengali', 'Tamil', 'Telugu'].map((name) => scriptOf([name], 3)),
  ...['Myanmar', 'Khmer'].map((name) => scriptOf([name], 4)),
]
/** Whether a name has letters of one script, with no more marks on one than it is written with. */
function isReadable(name: string): boolean {
  const parts = name.normalize('NFKD').toLowerCase()
  const most = Math.max(0, ...(parts.match(/\p{M}+/gu) ?? []).map((marks) => [...marks].length))
  return scripts.some((script) => most <= script.marks && script.name.test(parts))
}

/**
 * A nickname as it is kept (MISSION-2). `site` are the names of the merchant, which are reserved too.
 * @throws CallFailure `nickname.length` with the bounds; `nickname.refused` for a link, a number to call, signs, letters of several
 *   scripts or of none of the site's, marks without end, and a name that speaks for the site
 */
export function checkNickname(given: string, site: readonly string[]): string {
  const name = cleanTyped(given).normalize('NFKC').replaceAll(/\s+/g, ' ')
  const length = charactersIn(name)
  if (length < nicknameLength.least || length > nicknameLength.most)
    throw new CallFailure('nickname.length', nicknameLength)
  const folded = foldName(name)
  const speaks = [...reserved, ...site].some((word) => folded.includes(foldName(word)))
  if (!isWritten(name) || isLink(name) || isNumber(name) || !isReadable(name) || speaks)
    throw new CallFailure('nickname.refused')
  return name
}
