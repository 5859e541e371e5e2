import { loadReportSchema, type LoadReport } from '@plaza/contract/federation'
import { createTestPlan } from '@plaza/federation/testing'
import { createTestShell } from '../../testing/render-shell'
import { reportLoads } from './report-loads'

const [v1, v2] = ['1.0.0-00000000', '1.1.0-00000000']

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

function setUp() {
  const { shell } = createTestShell({
    plan: createTestPlan({ 'mf-games': {}, 'mf-cashier': { routes: [{ path: '/m/voucherCenter' }] } }),
  })
  let running: Record<string, string> = { 'mf-games': v1 }
  const listeners: ((state: typeof running) => void)[] = []
  const loader = {
    ...shell.loader,
    running: {
      getState: () => running,
      subscribe: (listener: (state: typeof running) => void) => {
        listeners.push(listener)
        return () => undefined
      },
    },
  }
  const sent: Blob[] = []
  const beacon = { isTaken: true }
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_url: string, body: Blob) => beacon.isTaken && sent.push(body) > 0,
  })
  const read = (body: Blob): Promise<LoadReport> =>
    new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(loadReportSchema.parse(JSON.parse(String(reader.result))))
      reader.readAsText(body)
    })
  const run = (remote: string, release: string) => {
    running = { ...running, [remote]: release }
    for (const listener of listeners) listener(running)
  }
  const reported = async () => {
    jest.useRealTimers()
    const reports = await Promise.all(sent.map(read))
    return reports.map(({ loads }) => loads.map(({ remote, release }) => `${remote} ${release}`))
  }
  return { shell: { ...shell, loader }, run, reported, beacon, sent, read }
}

describe('the load reports of a page', () => {
  // GUARD-2
  it('a page that is left early reports the loads that it has gathered', async () => {
    const { shell, run, reported } = setUp()
    reportLoads(shell)
    run('mf-cashier', v1)
    window.dispatchEvent(new Event('pagehide'))
    jest.advanceTimersByTime(1_000)
    expect(await reported()).toEqual([['shell 1.0.0-00000000', `mf-games ${v1}`], [`mf-cashier ${v1}`]])
  })

  // GUARD-2
  it('a page reports the shell and the first loads, then later loads together, each once', async () => {
    const { shell, run, reported } = setUp()
    reportLoads(shell)
    run('mf-cashier', v1)
    run('mf-games', v2)
    await jest.advanceTimersByTimeAsync(600)
    run('mf-games', v2)
    await jest.advanceTimersByTimeAsync(600)
    expect(await reported()).toEqual([
      ['shell 1.0.0-00000000', `mf-games ${v1}`],
      [`mf-games ${v2}`, `mf-cashier ${v1}`],
    ])
  })

  it('a page reports its loads with its own name, the merchant and the revision', async () => {
    const { shell, sent, read } = setUp()
    reportLoads(shell)
    jest.useRealTimers()
    expect(await read(sent[0]!)).toMatchObject({ page: shell.pageLoad, merchant: 'demo', revision: 1 })
  })

  // GUARD-3
  it('a page reports once a deposit that is credited while the deposit remote runs', async () => {
    const { shell, run, sent, read } = setUp()
    const order = (type: 'deposit' | 'withdrawal', state: string) =>
      shell.events.sayHere('order:changed', { id: '1', type, state })
    reportLoads(shell)
    order('deposit', 'credited')
    run('mf-cashier', v1)
    await jest.advanceTimersByTimeAsync(600)
    order('withdrawal', 'credited')
    order('deposit', 'pending')
    order('deposit', 'credited')
    order('deposit', 'credited')
    jest.useRealTimers()
    const reports = await Promise.all(sent.map(read))
    expect(reports.slice(1).map(({ loads }) => loads)).toEqual([
      [{ remote: 'mf-cashier', release: v1 }],
      [{ remote: 'mf-cashier', release: v1, hasCredit: true }],
    ])
  })

  it('a page reports its loads again when the browser did not accept them', async () => {
    const { shell, run, reported, beacon } = setUp()
    beacon.isTaken = false
    reportLoads(shell)
    beacon.isTaken = true
    run('mf-cashier', v1)
    await jest.advanceTimersByTimeAsync(600)
    expect((await reported())[0]).toHaveLength(3)
  })
})
