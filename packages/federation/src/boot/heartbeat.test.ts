import type { FailureReport } from '@plaza/contract/federation'
import { startHeartbeat } from './heartbeat'

const report: FailureReport = {
  remote: 'mf-x',
  release: '1.0.0-00000000',
  revision: 1,
  phase: 'frozen',
  cause: 'timeout',
  reference: 'r',
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

/** The browser's locks: a closed page holds none. */
let heldLocks: Set<string>
beforeEach(() => (heldLocks = new Set()))
const locks = {
  request: (name: string) => {
    heldLocks.add(name)
    return new Promise(() => undefined)
  },
  query: async () => ({ held: [...heldLocks].map((name) => ({ name })) }),
} as unknown as LockManager

function open({ locks: given = locks }: { locks?: LockManager | undefined } = {}) {
  const reports: FailureReport[] = []
  const page = new EventTarget()
  let isHidden = false
  const beat = startHeartbeat({
    // The tests stop this clock: a page that stands still has no later one.
    now: Date.now,
    storage: localStorage,
    tell: (frozen) => reports.push(frozen),
    page: page as unknown as Window,
    isHidden: () => isHidden,
    locks: given,
  })
  return {
    reports,
    beat,
    say: (name: string) => page.dispatchEvent(new Event(name)),
    turn: (side: 'hidden' | 'visible') => {
      isHidden = side === 'hidden'
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
/** Every open page is gone without a notice. */
const killAll = () => heldLocks.clear()
const kept = () => localStorage.getItem('plaza.beat')
/** Blocks the main thread: time passes and no timer runs. */
const block = (ms: number) => jest.setSystemTime(Date.now() + ms)

describe('the heartbeat of a page', () => {
  // REMOTE-5
  it('the next load reports a page that froze while a remote was drawn and never recovered', () => {
    open().beat(report)
    block(6_000)
    expect(open().reports).toEqual([report])
    expect(open().reports).toEqual([])
  })

  it('a page reports itself when it recovers after it was frozen for 30 s', () => {
    const { beat, reports } = open()
    beat(report)
    block(30_000)
    jest.advanceTimersByTime(2_000)
    expect(reports).toEqual([report])
  })

  // REMOTE-5
  it('a later load reports a page that froze long after a remote was drawn', async () => {
    const { beat, reports } = open()
    beat(report)
    jest.advanceTimersByTime(60_000)
    const other = open()
    await jest.advanceTimersByTimeAsync(0)
    expect([...reports, ...other.reports]).toEqual([])
    killAll()
    const next = open()
    await jest.advanceTimersByTimeAsync(0)
    expect(next.reports).toEqual([report])
    expect(kept()).toBeNull()
  })

  it('a page that ended while it was hidden is not reported, until it was visible again', async () => {
    const { beat, turn } = open()
    beat(report)
    jest.advanceTimersByTime(60_000)
    turn('hidden')
    expect(kept()).toBeNull()
    turn('visible')
    killAll()
    const next = open()
    await jest.advanceTimersByTimeAsync(0)
    expect(next.reports).toEqual([report])
  })

  // REMOTE-5
  it.each([
    ['locks', locks],
    ['no locks', undefined],
  ])('a page that continues is not reported, in a browser with %s', async (_, given) => {
    const { beat, reports } = open({ locks: given })
    beat(report)
    jest.advanceTimersByTime(2_000)
    block(60_000)
    const next = open({ locks: given })
    await jest.advanceTimersByTimeAsync(0)
    expect([...reports, ...next.reports]).toEqual([])
  })

  // REMOTE-5
  it('a page that is left normally is not reported', () => {
    const { beat, say } = open()
    beat(report)
    say('pagehide')
    block(60_000)
    expect(open().reports).toEqual([])
  })

  it('the heartbeat of another tab that is drawing right now is kept', () => {
    open().beat(report)
    block(1_000)
    expect(open().reports).toEqual([])
    expect(kept()).not.toBeNull()
  })

  it('the heartbeat of a frozen tab is kept while another tab continues', () => {
    const other = open()
    other.beat({ ...report, remote: 'mf-y' })
    jest.advanceTimersByTime(1_000)
    open().beat(report)
    jest.advanceTimersByTime(1_000)
    block(6_000)
    expect(open().reports).toEqual([report])
  })

  it.each(['{', '[]', '{"page":1}', '{"page":{"at":"then"}}', 'null'])(
    'invalid stored heartbeats are ignored: %s',
    (text) => {
      localStorage.setItem('plaza.beat', text)
      expect(open().reports).toEqual([])
      expect(kept()).toBeNull()
    },
  )
})
