import type { Game } from '@plaza/contract'
import type { Queries } from '../../../kernel/database/database'

/** Vendors that take no players, with when they will again; null where that is not known. */
export type StandingStill = ReadonlyMap<string, number | null>

/** Vendors of a merchant that are in maintenance, those included whose end may have come. */
export async function readStandingStill(queries: Queries, merchant: string): Promise<StandingStill> {
  const rows = await queries
    .selectFrom('vendors')
    .select(['code', 'maintenance_until'])
    .where('merchant', '=', merchant)
    .where('is_in_maintenance', '=', true)
    .execute()
  return new Map(rows.map((row) => [row.code, row.maintenance_until]))
}

/** The maintenance of a vendor as the contract shows it; undefined when it takes players at `now`. */
export function maintenanceOf(still: StandingStill, vendor: string, now: number): Game['maintenance'] {
  const until = still.get(vendor)
  if (until === undefined || (until !== null && until <= now)) return undefined
  return until === null ? {} : { until }
}

/** Something of a vendor with its maintenance. */
export function withMaintenance<T extends { vassalage: string }>(
  shown: T,
  still: StandingStill,
  now: number,
): T & Pick<Game, 'maintenance'> {
  const maintenance = maintenanceOf(still, shown.vassalage, now)
  return maintenance ? { ...shown, maintenance } : shown
}
