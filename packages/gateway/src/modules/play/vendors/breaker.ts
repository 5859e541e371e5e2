import { CallFailure } from '../../../kernel/call-failure'
import type { Database, Trx } from '../../../kernel/database/database'
import { showBreaker } from '../games'
import type { VendorLink } from './vendor-links'
import { VendorAway, VendorRefusal } from './vendor-adapter'

/** This many failures within this time open the breaker; one probe is sent after each pause, ms. */
export const breakerRules = { failures: 5, withinMs: 60_000, pauseMs: 30_000 } as const

type Named = Pick<VendorLink, 'site' | 'vendor'>

const healthOf = (trx: Trx, { site, vendor }: Named) =>
  trx
    .selectFrom('vendor_health')
    .selectAll()
    .where('merchant', '=', site)
    .where('vendor', '=', vendor)
    .forUpdate()
    .executeTakeFirst()

const showOnTiles = (trx: Trx, { site, vendor }: Named, isOpen: boolean): Promise<void> =>
  showBreaker(trx, { merchant: site, vendor }, isOpen)

/** Lets a call through, or refuses it at once. While the breaker is open one call is let through after each pause. */
async function enter(db: Database, link: Named, now: number): Promise<void> {
  const row = await db.read
    .selectFrom('vendor_health')
    .select('open_until')
    .where('merchant', '=', link.site)
    .where('vendor', '=', link.vendor)
    .executeTakeFirst()
  const openUntil = row?.open_until ?? null
  if (openUntil === null) return
  const probes =
    openUntil <= now &&
    (await db.write
      .updateTable('vendor_health')
      .set({ open_until: now + breakerRules.pauseMs })
      .where('merchant', '=', link.site)
      .where('vendor', '=', link.vendor)
      .where('open_until', '=', openUntil)
      .returning('vendor')
      .executeTakeFirst())
  if (!probes) throw new CallFailure('vendor.unavailable')
}

function countFailure(db: Database, link: Named, now: number): Promise<void> {
  const { site: merchant, vendor } = link
  return db.transaction(async (trx) => {
    const none = { merchant, vendor, failures: 0, counted_since: now, open_until: null }
    await trx
      .insertInto('vendor_health')
      .values(none)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = (await healthOf(trx, link)) ?? none
    const isNewCount = now - row.counted_since >= breakerRules.withinMs
    const failures = isNewCount ? 1 : row.failures + 1
    const opens = row.open_until !== null || failures >= breakerRules.failures
    await trx
      .updateTable('vendor_health')
      .set({
        failures,
        counted_since: isNewCount ? now : row.counted_since,
        open_until: opens ? now + breakerRules.pauseMs : null,
      })
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .execute()
    if (opens) await showOnTiles(trx, link, true)
  })
}

/** A vendor that answers a probe has recovered. Failures of a closed breaker expire after their minute. */
function countSuccess(db: Database, link: Named): Promise<void> {
  return db.transaction(async (trx) => {
    const closed = await trx
      .deleteFrom('vendor_health')
      .where('merchant', '=', link.site)
      .where('vendor', '=', link.vendor)
      .where('open_until', 'is not', null)
      .returning('vendor')
      .executeTakeFirst()
    if (closed) await showOnTiles(trx, link, false)
  })
}

/**
 * Asks a vendor something through its circuit breaker, which all processes share (VENDOR-4).
 * @throws CallFailure `vendor.unavailable` at once while the breaker is open, and when the vendor is away.
 */
export async function askVendor<T>(
  { db, clock }: { db: Database; clock: { now(): number } },
  link: Named,
  question: () => Promise<T>,
): Promise<T> {
  await enter(db, link, clock.now())
  try {
    const answer = await question()
    await countSuccess(db, link)
    return answer
  } catch (error) {
    if (error instanceof VendorRefusal) await countSuccess(db, link)
    if (!(error instanceof VendorAway)) throw error
    await countFailure(db, link, clock.now())
    throw Object.assign(new CallFailure('vendor.unavailable'), { cause: error })
  }
}

/** Closes the breaker of a vendor that an operator opens by hand. */
export async function closeBreaker(trx: Trx, { site, vendor }: Named): Promise<void> {
  await trx.deleteFrom('vendor_health').where('merchant', '=', site).where('vendor', '=', vendor).execute()
}
