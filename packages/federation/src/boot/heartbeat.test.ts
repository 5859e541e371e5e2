import type { FailureReport } from '@plaza/contract'
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

function open() {
  const told: FailureReport[] = []
  const page = new EventTarget()
  const beat = startHeartbeat({
    storage: localStorage,
    tell: (frozen) => told.push(frozen),
    page: page as unknown as Window,
  })
  return { told, beat, say: (name: string) => page.dispatchEvent(new Event(name)) }
}
const kept = () => localStorage.getItem('plaza.beat')
/** The main thread stands still: time passes and no timer runs. */
const block = (ms: number) => jest.setSystemTime(Date.now() + ms)

// REMOTE-5
describe('the heartbeat of a page', () => {
  it('tells at the next load of a page that stopped while a remote was drawn and never came back', () => {
    open().beat(report)
    block(6_000)
    expect(open().told).toEqual([report])
    expect(open().told).toEqual([])
  })

  it('tells itself when it comes back after it stood still for 30 s', () => {
    const { beat, told } = open()
    beat(report)
    block(30_000)
    jest.advanceTimersByTime(2_000)
    expect(told).toEqual([report])
    expect(kept()).toBeNull()
  })

  it('tells nothing of a page that goes on', () => {
    const { beat, told } = open()
    beat(report)
    jest.advanceTimersByTime(2_000)
    expect(kept()).toBeNull()
    block(60_000)
    expect([...told, ...open().told]).toEqual([])
  })

  it.each(['pagehide', 'visibilitychange'])('tells nothing of a page that is left in order (%s)', (name) => {
    const { beat, say } = open()
    beat(report)
    say(name)
    block(60_000)
    expect(open().told).toEqual([])
  })

  it('leaves the beat of another tab that is drawing right now', () => {
    open().beat(report)
    block(1_000)
    expect(open().told).toEqual([])
    expect(kept()).not.toBeNull()
  })

  it('keeps the beat of a tab that stopped when another one goes on', () => {
    const other = open()
    other.beat({ ...report, remote: 'mf-y' })
    jest.advanceTimersByTime(1_000)
    open().beat(report)
    jest.advanceTimersByTime(1_000)
    block(6_000)
    expect(open().told).toEqual([report])
  })

  it.each(['{', '[]', '{"page":1}', '{"page":{"at":"then"}}', 'null'])(
    'passes over %s, which is no beat',
    (text) => {
      localStorage.setItem('plaza.beat', text)
      expect(open().told).toEqual([])
      expect(kept()).toBeNull()
    },
  )
})
