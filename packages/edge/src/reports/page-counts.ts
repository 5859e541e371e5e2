import type { DropReason, FailurePhase, ReleaseHealth } from '@plaza/contract'
import type { AddressTally } from '@plaza/release'

/** Page loads of one network that are remembered, so that each counts once; the first of them are forgotten first. */
const pagesAtMost = 400
/** Networks that are counted apart; the one that was heard of first is forgotten. */
const addressesAtMost = 5_000
const minuteMs = 60_000
const minutesKept = 30

type Minute = ReleaseHealth['minutes'][number]
interface Page {
  minute: Minute
  told: Set<FailurePhase>
  hasFailed: boolean
}
interface Address {
  pages: Map<string, Page>
  loads: number
  failures: AddressTally['failures']
}

/** Phases that leave the remote usable: counted beside the failed loads. */
const leavesUsable = (phase: FailurePhase): boolean => phase === 'long-task' || phase === 'call'

/** What pages told of one release, by the networks that their documents went to; bounded. */
export class PageCounts {
  private readonly addresses = new Map<string, Address>()
  private readonly failures: AddressTally['failures'] = {}
  private minutes: Minute[] = []
  private loads = 0
  private failedLoads = 0

  constructor(
    private readonly release: string,
    /** When counting began, ms. */
    private readonly since: number,
  ) {}

  /** Counts a page load; answers why not, where it does not. */
  loaded(page: string, address: string, now: number): DropReason | undefined {
    return this.pageOf(page, address, now).isNew ? undefined : 'repeated'
  }

  /** Counts what went wrong in a page load, each phase once; only the first that failed it makes it a failed load. */
  failed(id: string, address: string, phase: FailurePhase, now: number): DropReason | undefined {
    const { page, of } = this.pageOf(id, address, now)
    if (page.told.has(phase)) return 'repeated'
    page.told.add(phase)
    if (!leavesUsable(phase)) {
      if (page.hasFailed) return 'repeated'
      page.hasFailed = true
      // In the minute of its load, so that no minute has more failures than loads.
      page.minute.failed += 1
      this.failedLoads += 1
    }
    for (const counts of [this.failures, of.failures]) counts[phase] = (counts[phase] ?? 0) + 1
    return undefined
  }

  tallies(): AddressTally[] {
    return [...this.addresses.values()].map(({ loads, failures }) => ({ loads, failures: { ...failures } }))
  }

  health(now: number): ReleaseHealth {
    return {
      release: this.release,
      since: this.since,
      loads: this.loads,
      failed: this.failedLoads,
      failures: { ...this.failures },
      addresses: this.addresses.size,
      minutes: latest(this.minutes, now).map((minute) => ({ ...minute })),
    }
  }

  /** A page load, counted when it is told of first. */
  private pageOf(id: string, address: string, now: number): { page: Page; of: Address; isNew: boolean } {
    const of = this.addresses.get(address) ?? { pages: new Map<string, Page>(), loads: 0, failures: {} }
    const known = of.pages.get(id)
    if (known) return { page: known, of, isNew: false }
    this.addresses.set(address, of)
    forgetFirst(this.addresses, addressesAtMost)
    const page = { minute: this.minuteOf(now), told: new Set<FailurePhase>(), hasFailed: false }
    of.pages.set(id, page)
    forgetFirst(of.pages, pagesAtMost)
    of.loads += 1
    this.loads += 1
    page.minute.loads += 1
    return { page, of, isNew: true }
  }

  /** The minute of a moment; older ones than are kept go. */
  private minuteOf(at: number): Minute {
    const begin = Math.floor(at / minuteMs) * minuteMs
    const last = this.minutes.at(-1)
    if (last?.at === begin) return last
    const minute = { at: begin, loads: 0, failed: 0 }
    this.minutes = [...latest(this.minutes, at), minute]
    return minute
  }
}

function forgetFirst(map: Map<string, unknown>, atMost: number): void {
  const [first] = map.keys()
  if (map.size > atMost && first !== undefined) map.delete(first)
}

const latest = (minutes: Minute[], at: number): Minute[] =>
  minutes.filter((minute) => minute.at > at - minutesKept * minuteMs)
