import type { Merchant } from '../../../kernel/merchants/merchants'
import { companions, reservedWords } from './reserved-words'

/**
 * Characters that are read as another letter. Letters that look alike are treated as one, in names and in reserved
 * words.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  // Digits and signs in the place of letters.
  ...{ 0: 'o', 1: 'i', 2: 'z', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'i', '+': 't', '€': 'e' },
  // `PIaza` with a capital i reads like `Plaza`.
  ...{ l: 'i', j: 'i', q: 'g', ı: 'i' },
  // Cyrillic and Greek letters that look like Latin ones.
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'i', к: 'k', м: 'm', п: 'n', о: 'o' },
  ...{ р: 'p', г: 'r', ѕ: 's', т: 't', υ: 'u', у: 'y', х: 'x', ԛ: 'g', ѡ: 'w', з: 'e' },
  ...{
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    μ: 'm',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    χ: 'x',
    ω: 'w',
  },
}

/** A name as it looks: no case, accents or separators, nor letters that only look different. */
function skeleton(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase()].map((sign) => lookAlikes[sign] ?? sign).join('')
  return letters
    .replaceAll(/[^\p{L}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Letters in their order, a repeated one once: `addmin` and `suport` are read as they are meant. */
const lettersOf = (text: string): string[] => skeleton(text).match(/(.)\1*/gu) ?? []
const first = (run: string): string => [...run][0] ?? ''

/** Shorter merchant names are not reserved, because too many real usernames contain them. */
const shortestOwnName = 3

const ownNames = ({ code, name, settings }: Merchant): string[] =>
  [code, name, settings.mainDomain.split('.')[0] ?? ''].filter(
    (own) => skeleton(own).length >= shortestOwnName && own !== 'localhost',
  )

/** Whether runs of letters are a sequence of words with a reserved one among them. Linear in the length of the name. */
function isMadeOf(runs: readonly string[], core: readonly string[][], others: readonly string[][]): boolean {
  const letters = runs.map(first)
  // Positions where a word may begin: after words without, or with, a reserved one.
  const begins = [new Set([0]), new Set<number>()] as const
  for (let at = 0; at < letters.length; at += 1)
    for (const [has, starts] of begins.entries())
      for (const word of starts.has(at) ? [...core, ...others] : []) {
        if (!word.every((letter, index) => letters[at + index] === letter)) continue
        const next = has === 1 || core.includes(word) ? begins[1] : begins[0]
        const end = at + word.length
        next.add(end)
        // `supportteam`: the last letter of one word is the first of the next.
        if ([...(runs[end - 1] ?? '')].length > 1) next.add(end - 1)
      }
  return begins[1].has(letters.length)
}

const wordsOf = (words: readonly string[]): string[][] => words.map((word) => lettersOf(word).map(first))

/**
 * Whether a name imitates the operator: `Admin`, `r00t`, `support_24`, `the real Plaza`, `PIaza`. Names that merely
 * contain such a word are allowed: `badminton`, `supporter`, `rootbeer`.
 */
export function isReservedName(merchant: Merchant, name: string): boolean {
  const core = wordsOf([...reservedWords, ...ownNames(merchant)])
  const others = wordsOf(companions)
  const text = name.normalize('NFKC')
  // Digits replace letters (`adm1n`), or are only put before or after (`admin1`).
  const readings = [
    text,
    text.replace(/\d+$/, ''),
    text.replace(/^\d+/, ''),
    text.replaceAll(/^\d+|\d+$/g, ''),
  ]
  return readings.some((reading) => isMadeOf(lettersOf(reading), core, others))
}
