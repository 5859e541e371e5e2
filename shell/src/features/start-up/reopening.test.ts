/** @jest-environment node */
import type { AnswerOf } from '@plaza/contract/kernel'
import type { statusCall } from '@plaza/contract/site'
import { waitForOpening } from './reopening'

type Status = AnswerOf<typeof statusCall>
const closed: Status = { mode: 'maintenance', expectedEnd: null }

function start(answers: (Status | Error)[], { expectedEnd = null as number | null, random = 0.5 } = {}) {
  let now = 1_000_000
  const waits: number[] = []
  const statuses: Status[] = []
  let due: (() => void) | undefined
  let opened = 0
  const transport = {
    send: () => {
      const answer = answers.shift() ?? closed
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
  }
  const reopening = waitForOpening({
    transport: transport as Parameters<typeof waitForOpening>[0]['transport'],
    expectedEnd,
    now: () => now,
    random: () => random,
    later: (then, ms) => {
      waits.push(ms)
      due = then
      return () => (due = undefined)
    },
    onOpen: () => void (opened += 1),
    onStatus: (status) => statuses.push(status),
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    reopening,
    waits,
    statuses,
    opened: () => opened,
    isWaiting: () => due !== undefined,
    pass: async () => {
      const then = due
      due = undefined
      now += waits.at(-1) ?? 0
      then?.()
      await settle()
    },
  }
}

describe('waiting for a closed site', () => {
  // ROUTE-10
  it('a closed site is asked after growing delays of at most a minute', async () => {
    const wait = start([])
    for (let tries = 0; tries < 9; tries += 1) await wait.pass()
    expect(wait.waits[0]).toBe(3_750)
    expect(wait.waits.every((ms, at) => ms >= (wait.waits[at - 1] ?? 0))).toBe(true)
    expect(wait.waits.at(-1)).toBe(45_000)
  })

  it.each([
    [0, 2_500],
    [0.999, 5_000],
  ])(
    'pages spread their requests to a closed site: a random number of %d gives about %d ms',
    (random, ms) => {
      expect(start([], { random }).waits[0]).toBeCloseTo(ms, -1)
    },
  )

  // ROUTE-10
  it('a closed site is asked soon after its expected end has passed', async () => {
    const wait = start([closed], { expectedEnd: 1_001_000 })
    expect(wait.waits[0]).toBe(1_000 + 2_500)
  })

  it('the wait for a closed site follows the expected end of the latest answer', async () => {
    const wait = start([{ mode: 'maintenance', expectedEnd: 1_004_750 }])
    await wait.pass()
    expect(wait.statuses).toEqual([{ mode: 'maintenance', expectedEnd: 1_004_750 }])
    expect(wait.waits[1]).toBe(1_000 + 2_500)
  })

  it('the wait for a closed site ends when it is open', async () => {
    const wait = start([closed, { mode: 'normal', expectedEnd: null }])
    await wait.pass()
    await wait.pass()
    expect(wait.opened()).toBe(1)
    expect(wait.isWaiting()).toBe(false)
  })

  it('the wait for a closed site continues when nobody answers', async () => {
    const wait = start([new Error('offline'), { mode: 'normal', expectedEnd: null }])
    await wait.pass()
    expect(wait.statuses).toEqual([])
    expect(wait.isWaiting()).toBe(true)
    await wait.pass()
    expect(wait.opened()).toBe(1)
  })

  it('a person can ask a closed site at once, and gets the result', async () => {
    const wait = start([closed, { mode: 'normal', expectedEnd: null }])
    expect(await wait.reopening.ask()).toBe(false)
    expect(await wait.reopening.ask()).toBe(true)
    expect(wait.opened()).toBe(1)
  })

  it('the wait for a closed site ends with the page', async () => {
    const wait = start([{ mode: 'normal', expectedEnd: null }])
    wait.reopening.stop()
    await wait.pass()
    expect(wait.isWaiting()).toBe(false)
    expect(await wait.reopening.ask()).toBe(false)
    expect(wait.opened()).toBe(0)
  })
})
