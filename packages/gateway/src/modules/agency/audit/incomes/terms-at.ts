import type { RateCategory } from '@plaza/contract/agency'
import { readTrailOf } from '../../../../kernel/audit'
import type { Queries } from '../../../../kernel/database/database'
import type { Merchant } from '../../../../kernel/merchants/merchants'
import { hasLevels } from '../../../identity/directory'
import { systemRates } from '../../rates'

/** What a merchant's settings said at a moment. */
export interface TermsOfMoment {
  /** The highest rates, hundredths of a per cent. */
  highest: Readonly<Record<RateCategory, number>>
  hasLevels: boolean
}

type Parts = Record<string, unknown>

/** Settings with one part, by its path, as it was; undefined where it was not there. */
function withPart(settings: Parts, path: readonly string[], value: unknown): Parts {
  const [name = '', ...rest] = path
  const { [name]: inside, ...others } = settings
  const own = rest.length === 0 ? value : withPart((inside ?? {}) as Parts, rest, value)
  return own === undefined ? others : { ...others, [name]: own }
}

/** The settings of a merchant at any moment, ms: the current ones, with every change of an operator since then taken back. */
export async function termsAt(queries: Queries, merchant: Merchant): Promise<(ms: number) => TermsOfMoment> {
  const changes = await readTrailOf(queries, { merchant: merchant.code, operation: 'setting' })
  // The latest first: what the settings said before each of them.
  let stored: Parts = { ...merchant.stored }
  const known = [{ since: changes[0]?.at ?? -Infinity, terms: termsOf(stored) }]
  for (const [at, { before, after }] of changes.entries()) {
    for (const path of new Set([...Object.keys(before), ...Object.keys(after)]))
      stored = withPart(stored, path.split('.'), before[path])
    known.push({ since: changes[at + 1]?.at ?? -Infinity, terms: termsOf(stored) })
  }
  return (ms) => known.find(({ since }) => since <= ms)?.terms ?? termsOf(stored)
}

const termsOf = (stored: Parts): TermsOfMoment => ({
  highest: systemRates({ stored }),
  hasLevels: hasLevels({ stored }),
})
