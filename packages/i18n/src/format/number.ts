import type { Language } from '@plaza/contract/kernel'
import { inGroups, knownSeparators } from './without-intl'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const id = language + JSON.stringify(options)
  const known = formats.get(id)
  if (known) return known
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { useGrouping: 'always', ...options })
  formats.set(id, format)
  return format
}

/** A number with the language's separators; at most `decimals` (0) decimals. */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const known = Number.isSafeInteger(value) && value >= 0 && knownSeparators(language)
  return known
    ? inGroups(String(value), known.group)
    : formatOf(language, { maximumFractionDigits: decimals }).format(value)
}

/** A share in hundredths of a per cent: 9650 → "96.5%". */
export const formatPercent = (basisPoints: number, language: Language): string =>
  formatOf(language, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)

/** How a language groups digits and parts decimals; what people type is read by it. */
export function numberSeparators(language: Language): { group: string; decimal: string } {
  const known = knownSeparators(language)
  if (known) return known
  const parts = formatOf(language, { minimumFractionDigits: 1 }).formatToParts(12_345_678.9)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value
  return { group: part('group') ?? '', decimal: part('decimal') ?? '.' }
}
