import type { FailurePhase } from '@plaza/contract/federation'
import type { DropReason, ReleaseHealth } from '@plaza/contract/release'
import type { AddressTally } from '@plaza/release'
import { MinuteCounts } from './minute-counts'
import type { Minute } from './minute-counts'
import type { PageRelease } from './page-release'

/** Page loads of one network that are remembered, so that each counts once; the first of them are forgotten first. */
const pagesAtMost = 400
/** Maximum number of networks that are counted separately; the first seen is dropped first. */
const addressesAtMost = 5_000

interface Page {
  /** The minutes of all merchants, and of this merchant. */
  minutes: Minute[]
  told: Set<FailurePhase>
  hasFailed: boolean
  hasCredit: boolean
}
interface Address {
  pages: Map<string, Page>
  loads: number
  credited: number
  failures: AddressTally['failures']
}

/** Phases that leave the remote usable: counted beside the failed loads. */
const leavesUsable = (phase: FailurePhase): boolean => phase === 'long-task' || phase === 'call'

/** A page load, the network and the merchant that its document was for. */
type PageLoad = Pick<PageRelease, 'page' | 'address' | 'merchant'>

/** Reports about one release by network; bounded. */
export class PageCounts {
  private readonly addresses = new Map<string, Address>()
  private readonly failures: AddressTally['failures'] = {}
  private readonly minutes = new MinuteCounts()
  private readonly merchants = new Map<string, MinuteCounts>()
  private loads = 0
  private failedLoads = 0
  private credited = 0

  constructor(
    private readonly release: string,
    /** When counting began, ms. */
    private readonly since: number,
  ) {}

  /** Counts a page load, and once whether a deposit was credited in it; answers why not, where it does not. */
  loaded(load: PageLoad, hasCredit: boolean, now: number): DropReason | undefined {
    const { page, of, isNew } = this.pageOf(load, now)
    const isFirstCredit = hasCredit && !page.hasCredit
    if (isFirstCredit) {
      page.hasCredit = true
      of.credited += 1
      this.credited += 1
    }
    return isNew || isFirstCredit ? undefined : 'repeated'
  }

  /** Counts what went wrong in a page load, each phase once; only the first that failed it makes it a failed load. */
  failed(load: PageLoad, phase: FailurePhase, now: number): DropReason | undefined {
    const { page, of } = this.pageOf(load, now)
    if (page.told.has(phase)) return 'repeated'
    page.told.add(phase)
    if (!leavesUsable(phase)) {
      if (page.hasFailed) return 'repeated'
      page.hasFailed = true
      // In the minute of its load, so that no minute has more failures than loads.
      for (const minute of page.minutes) minute.failed += 1
      this.failedLoads += 1
    }
    for (const counts of [this.failures, of.failures]) counts[phase] = (counts[phase] ?? 0) + 1
    return undefined
  }

  tallies(): AddressTally[] {
    return [...this.addresses.values()].map(({ loads, credited, failures }) => ({
      loads,
      credited,
      failures: { ...failures },
    }))
  }

  health(now: number): ReleaseHealth {
    return {
      release: this.release,
      since: this.since,
      loads: this.loads,
      failed: this.failedLoads,
      credited: this.credited,
      failures: { ...this.failures },
      addresses: this.addresses.size,
      minutes: this.minutes.until(now),
      merchants: Object.fromEntries(
        [...this.merchants].map(([merchant, counts]) => [merchant, counts.until(now)]),
      ),
    }
  }

  /** A page load, counted on its first report. */
  private pageOf(
    { page: id, address, merchant }: PageLoad,
    now: number,
  ): { page: Page; of: Address; isNew: boolean } {
    const of = this.addresses.get(address) ?? {
      pages: new Map<string, Page>(),
      loads: 0,
      credited: 0,
      failures: {},
    }
    const known = of.pages.get(id)
    if (known) return { page: known, of, isNew: false }
    this.addresses.set(address, of)
    forgetFirst(this.addresses, addressesAtMost)
    const ofMerchant = this.merchants.get(merchant) ?? new MinuteCounts()
    this.merchants.set(merchant, ofMerchant)
    const minutes = [this.minutes.at(now), ofMerchant.at(now)]
    const page = { minutes, told: new Set<FailurePhase>(), hasFailed: false, hasCredit: false }
    of.pages.set(id, page)
    forgetFirst(of.pages, pagesAtMost)
    of.loads += 1
    this.loads += 1
    for (const minute of minutes) minute.loads += 1
    return { page, of, isNew: true }
  }
}

function forgetFirst(map: Map<string, unknown>, atMost: number): void {
  const [first] = map.keys()
  if (map.size > atMost && first !== undefined) map.delete(first)
}
