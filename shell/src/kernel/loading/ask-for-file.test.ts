/** @jest-environment node */
import { askAgain, askForFile, isAboutToLeave, offerFiles } from './ask-for-file'

const page = new EventTarget()
let asked: string[]
/** What each request does, in turn; one without an entry stays unanswered. */
let answers: (() => Promise<string>)[]
/** Requests whose answers are no longer needed. */
let dropped: string[]
let fileNumber = 0

const ask = (address: string, signal: AbortSignal) => {
  asked.push(address.replace(/^.*[.]js/, ''))
  signal.addEventListener('abort', () => dropped.push(address.replace(/^.*[.]js/, '')))
  return (answers.shift() ?? (() => new Promise<string>(() => undefined)))()
}
const failing = () => Promise.reject(new Error('no file'))
const there = async () => 'file'
/** A file that no test has asked for. */
const start = (url = `/assets/mf-x/1/${(fileNumber += 1)}.js`) => {
  const ended = jest.fn()
  askForFile(url, ask).then(ended, (error: Error) => ended(error.name))
  return { url, ended }
}

beforeAll(() => offerFiles(page as unknown as Window))
beforeEach(() => {
  jest.useFakeTimers()
  asked = []
  answers = []
  dropped = []
  Object.defineProperty(globalThis, 'location', {
    value: new URL('http://localhost/m/home'),
    configurable: true,
  })
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true })
})
afterEach(() => {
  jest.runOnlyPendingTimers()
  page.dispatchEvent(new Event('pageshow'))
  jest.useRealTimers()
})

describe('a file of a release', () => {
  it('a file that is there is requested once', async () => {
    answers = [there]
    const { ended } = start()
    await jest.advanceTimersByTimeAsync(30_000)
    expect(ended.mock.calls).toEqual([['file']])
    expect(asked).toEqual([''])
  })

  // REMOTE-13
  it('a file that failed is requested again soon, at an address of its own', async () => {
    answers = [failing, failing, there]
    const { ended } = start()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(ended.mock.calls).toEqual([['file']])
    expect(asked).toEqual(['', '?retry=1', '?retry=2'])
  })

  it('a file fails after three requests, and the next need begins at yet another address', async () => {
    answers = [failing, failing, failing, there]
    const { url, ended } = start()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(ended.mock.calls).toEqual([['Error']])
    start(url)
    expect(asked).toEqual(['', '?retry=1', '?retry=2', '?retry=2'])
  })

  // REMOTE-13
  it('a request that stays unanswered is followed by another one, and is dropped when that is answered', async () => {
    answers = [() => new Promise(() => undefined), there]
    const { ended } = start()
    await jest.advanceTimersByTimeAsync(1_999)
    expect(asked).toEqual([''])
    await jest.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['', '?retry=1'])
    expect(ended.mock.calls).toEqual([['file']])
    expect(dropped).toContain('')
  })

  it('the first request counts when it is answered after the second one was made', async () => {
    answers = [() => new Promise((resolve) => setTimeout(() => resolve('late'), 2_500))]
    const { ended } = start()
    await jest.advanceTimersByTimeAsync(2_500)
    expect(ended.mock.calls).toEqual([['late']])
    expect(asked).toHaveLength(2)
  })

  it('a file that never comes is requested three times and then fails as late', async () => {
    const { ended } = start()
    await jest.advanceTimersByTimeAsync(4_000)
    expect(asked).toHaveLength(3)
    expect(ended).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(20_000)
    expect(ended.mock.calls).toEqual([['TimeoutError']])
    expect(asked).toHaveLength(3)
  })

  // REMOTE-13
  it('a file that is still awaited is requested once more when a person asks', async () => {
    const { ended } = start()
    await jest.advanceTimersByTimeAsync(6_000)
    answers = [there]
    askAgain()
    await jest.advanceTimersByTimeAsync(0)
    expect(ended.mock.calls).toEqual([['file']])
  })

  it('a slow network gets no second request beside the first', async () => {
    Object.assign(navigator, { connection: { effectiveType: '3g' } })
    start()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual([''])
  })

  it.each(['beforeunload', 'pagehide'])(
    'no file fails after %s, and one that was aborted is requested again if the page stays',
    async (event) => {
      answers = [failing, failing, failing]
      const { ended } = start()
      page.dispatchEvent(new Event(event))
      await jest.advanceTimersByTimeAsync(4_000)
      expect([ended.mock.calls, isAboutToLeave()]).toEqual([[], true])
      answers = [there]
      await jest.advanceTimersByTimeAsync(2_000)
      expect([ended.mock.calls, isAboutToLeave()]).toEqual([[['file']], false])
    },
  )
})
