import type { Game } from '@plaza/contract/play'
import type { Queries } from '../../../kernel/database/database'

/** Vendors that take no players, with when they will again; null where that is not known. */
export type VendorMaintenance = ReadonlyMap<string, number | null>

/** Vendors of a merchant that are in maintenance, those included whose end may have come. */
export async function readVendorMaintenance(queries: Queries, merchant: string): Promise<VendorMaintenance> {
  const rows = await queries
    .selectFrom('vendors')
    .select(['code', 'maintenance_until'])
    .where('merchant', '=', merchant)
    .where('is_in_maintenance', '=', true)
    .execute()
  return new Map(rows.map((row) => [row.code, row.maintenance_until]))
}

/** The maintenance of a vendor as the contract defines it; undefined when it accepts players at `now`. */
export function maintenanceOf(
  inMaintenance: VendorMaintenance,
  vendor: string,
  now: number,
): Game['maintenance'] {
  const until = inMaintenance.get(vendor)
  if (until === undefined || (until !== null && until <= now)) return undefined
  return until === null ? {} : { until }
}

/** Something of a vendor with its maintenance. */
export function withMaintenance<T extends { vassalage: string }>(
  shown: T,
  inMaintenance: VendorMaintenance,
  now: number,
): T & Pick<Game, 'maintenance'> {
  const maintenance = maintenanceOf(inMaintenance, shown.vassalage, now)
  return maintenance ? { ...shown, maintenance } : shown
}
