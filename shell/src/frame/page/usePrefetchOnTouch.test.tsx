import { CallError } from '@plaza/client'
import { memberInfoCall, memberTypes } from '@plaza/contract/identity'
import { transactionRecordsCall } from '@plaza/contract/money'
import { createTestPlan, testSession, type TestOffer } from '@plaza/federation/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { PagesInMemory } from '../../kernel/routes/place'
import { routeScreens } from './route-screens'
import { loadedScreen } from './screen-loads'
import { usePrefetchOnTouch } from './usePrefetchOnTouch'

const member: TestOffer = { routes: [{ path: '/m/member/home', shows: ['member.wallet@1'] }] }
const cashier: TestOffer = {
  routes: [{ path: '/m/voucherCenter' }],
  slots: [{ id: 'wallet', slot: 'member.wallet@1', order: 10, component: true, when: { auth: 'member' } }],
}
const plan = createTestPlan({ 'mf-member': member, 'mf-cashier': cashier })

function Page() {
  usePrefetchOnTouch()
  return (
    <>
      <a href="/m/voucherCenter?amount=100">
        <span>Deposit</span>
      </a>
      <a href="/m/member/home">Member</a>
      <a href="/m/home">Home</a>
      <a href="/m/help">Help</a>
      <a href="https://other.test/m/voucherCenter">Elsewhere</a>
      <button type="button">Nothing</button>
    </>
  )
}
const show = (options: RenderShellOptions = {}) => renderShell(<Page />, { plan, ...options })
const touch = (name: string) => userEvent.pointer({ keys: '[TouchA>]', target: screen.getByText(name) })

describe('a touch on a link', () => {
  // REMOTE-11
  it('a touch on any link to a remote’s page preloads that page, also inside of the link and with a query', async () => {
    const { prefetched } = show()
    await touch('Deposit')
    expect(prefetched).toEqual(['mf-cashier'])
  })

  it('a touch on a link to a page in memory loads nothing and asks nothing, at the address that it was left at', async () => {
    const kept = { current: new Set(['/m/member/home']) }
    const { prefetched, calls } = renderShell(
      <PagesInMemory value={kept}>
        <Page />
      </PagesInMemory>,
      { plan, reads: [memberInfoCall], answers: { 'member.info': {} }, session: testSession() },
    )
    await touch('Member')
    await act(async () => undefined)
    expect([prefetched, calls]).toEqual([[], []])
    kept.current = new Set(['/m/member/home?tab=1'])
    await touch('Member')
    expect(prefetched).toContain('mf-member')
  })

  describe('to a page that says what it reads', () => {
    const asked = async (options: RenderShellOptions) => {
      const { calls } = show({ reads: [memberInfoCall], answers: { 'member.info': {} }, ...options })
      await touch('Member')
      await act(async () => undefined)
      return calls.map(({ id }) => id)
    }

    // REMOTE-11
    it('a touch asks for the answers that the page shows to a member', async () => {
      expect(await asked({ session: testSession() })).toEqual(['member.info'])
    })

    it('a touch asks for the first page of the list that a page shows', async () => {
      const pagesAt = ({ timeZone }: { timeZone: string }) => ({ search: timeZone })
      const { calls } = show({
        reads: [{ call: transactionRecordsCall, pagesAt }],
        answers: { 'records.transactions': {} },
        session: testSession(),
      })
      await touch('Member')
      await act(async () => undefined)
      expect(calls.map(({ input }) => (input as { query: object }).query)).toEqual([
        { search: 'Asia/Manila', pageNo: 1 },
      ])
    })

    it('a touch of a visitor asks for no answer of a member', async () => {
      expect(await asked({ session: null })).toEqual([])
    })

    it('a touch asks for nothing that a page shows only to others', async () => {
      const closed = createTestPlan({
        'mf-member': { routes: [{ path: '/m/member/home', when: { excludeTypes: [0] } }] },
      })
      expect(await asked({ session: testSession({ type: 0 }), plan: closed })).toEqual([])
    })

    it('a touch of a trial account asks for no answer of a page that needs an actual account', async () => {
      const actual = createTestPlan({
        'mf-member': { routes: [{ path: '/m/member/home', when: { actualAccount: true } }] },
      })
      const trial = testSession({ type: memberTypes.trial })
      expect(await asked({ session: trial, plan: actual })).toEqual([])
    })

    it('a failure of an answer asked for by a touch is shown to nobody', async () => {
      const broken = () => {
        throw new CallError('service.unavailable', 'ref')
      }
      expect(await asked({ session: testSession(), answers: { 'member.info': broken } })).toEqual([
        'member.info',
      ])
      expect(screen.queryByText('ref')).toBeNull()
    })
  })

  // REMOTE-11
  it('a touch on a link to a screen of the shell preloads that screen', async () => {
    show()
    expect(loadedScreen(routeScreens.help)).toBeUndefined()
    await touch('Help')
    await waitFor(() => expect(loadedScreen(routeScreens.help)).toBeDefined())
  })

  it.each(['Home', 'Elsewhere', 'Nothing'])('a touch on “%s” preloads no remote', async (name) => {
    const { prefetched } = show()
    await touch(name)
    expect(prefetched).toEqual([])
  })

  it.each([
    ['a member', testSession(), ['mf-member', 'mf-cashier']],
    ['a visitor', null, ['mf-member']],
  ])('a touch preloads what the page shows to %s from other remotes too', async (_who, session, wanted) => {
    const { prefetched } = show({ session })
    await touch('Member')
    expect(prefetched).toEqual(wanted)
  })
})
