import { allowArtwork, type Trx } from '@plaza/gateway/world-api'
import type { WorldMerchant } from '../world/world'
import type { WorldPart, WorldTerms } from './world-part'

/** Plans parts of a merchant; returns what writes them, in their order. */
export function planParts(
  parts: readonly WorldPart[],
  merchant: WorldMerchant,
  terms: WorldTerms,
): (trx: Trx) => Promise<void> {
  const planned = parts
    .filter(({ merchants }) => merchants.includes(merchant.code))
    .map((part) => ({ part, plan: part.plan(merchant, terms) }))
  return async (trx) => {
    for (const { part, plan } of planned) {
      await part.write(trx, plan, merchant, terms)
      await allowArtwork(trx, part.artwork?.(merchant) ?? [])
    }
  }
}

/** Those of the parts that a merchant of an earlier demo lacks. */
export async function missingParts(
  trx: Trx,
  parts: readonly WorldPart[],
  merchant: string,
): Promise<WorldPart[]> {
  const missing: WorldPart[] = []
  for (const part of parts)
    if (part.merchants.includes(merchant) && !(await part.has(trx, merchant))) missing.push(part)
  return missing
}
