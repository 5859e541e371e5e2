/** @jest-environment node */
import type { Language } from '@plaza/contract/kernel'
import { withPages, type BootPlan } from '@plaza/contract/federation'
import { createPlanStore } from '@plaza/federation/boot'
import { createTestPlan } from '@plaza/federation/testing'
import { createPlanKeeper } from './plan-keeper'

const whole: BootPlan = {
  ...createTestPlan({
    'mf-cashier': { routes: [{ id: 'deposit', path: '/m/voucherCenter', title: { fil: 'Deposito' } }] },
  }),
  language: 'fil',
}
const brief: BootPlan = withPages({
  ...whole,
  isBrief: true,
  remotes: whole.remotes.map((remote) => ({
    ...remote,
    routes: [],
    pages: [{ id: 'deposit', path: '/m/voucherCenter' }],
  })),
})

function start(first = brief, registry: BootPlan = whole) {
  globalThis.plazaHashes = {}
  const plan = createPlanStore(first)
  const asked: [Language, number?][] = []
  let isOffline = false
  const keeper = createPlanKeeper({
    plan,
    language: () => 'fil',
    adjust: (next) => next,
    fetchPlan: async (_present, language, revision) => {
      asked.push(revision === undefined ? [language] : [language, revision])
      if (isOffline) throw new Error('no connection')
      return { ...registry, language }
    },
  })
  const titles = () =>
    plan.getState().remotes.flatMap(({ routes }) => routes.map(({ path, title }) => [path, title]))
  return { plan, keeper, asked, titles, setOffline: (is: boolean) => (isOffline = is) }
}

describe('the plan of a brief document', () => {
  // EDGE-5
  it('a brief plan has every path at once, and its titles once it is completed', async () => {
    const { plan, keeper, asked, titles } = start()
    expect(titles()).toEqual([['/m/voucherCenter', {}]])
    await Promise.all([keeper.complete(), keeper.complete()])
    await keeper.complete()
    expect(titles()).toEqual([['/m/voucherCenter', { fil: 'Deposito' }]])
    expect(plan.getState().isBrief).toBeUndefined()
    expect(asked).toEqual([['fil', 1]])
  })

  it('a plan that could not be completed stays as it is, and is asked for again', async () => {
    const { keeper, titles, setOffline } = start()
    setOffline(true)
    await expect(keeper.complete()).rejects.toThrow('no connection')
    expect(titles()).toEqual([['/m/voucherCenter', {}]])
    setOffline(false)
    await keeper.complete()
    expect(titles()).toEqual([['/m/voucherCenter', { fil: 'Deposito' }]])
  })

  it('an answer about another release does not complete the plan: the present plan is loaded instead', async () => {
    const next = { ...whole, remotes: whole.remotes.map((one) => ({ ...one, release: '1.1.0-00000001' })) }
    const { plan, keeper, asked } = start(brief, next)
    await keeper.complete()
    expect(plan.getState().remotes.map(({ release }) => release)).toEqual(['1.1.0-00000001'])
    expect(asked).toEqual([['fil', 1], ['fil']])
  })

  it('the plan of an earlier edge, which is whole and in every language, asks for nothing', async () => {
    const { language: _language, ...everything } = whole
    const { keeper, asked } = start(everything)
    await keeper.complete()
    await keeper.learn('en')
    expect(asked).toEqual([])
  })

  // LANG-1
  it('a language that is about to be selected brings its titles', async () => {
    const { plan, keeper, asked } = start()
    await keeper.learn('en')
    expect(plan.getState().language).toBe('en')
    await keeper.learn('en')
    expect(asked).toEqual([['en']])
  })
})
