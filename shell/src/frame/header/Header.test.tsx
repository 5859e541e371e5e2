import { createTestPlan, testSession, testTile } from '@plaza/federation/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageAt } from '../../kernel/routes/current-page'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { testBalance } from '../../testing/test-balance'
import { Header } from './Header'

const info = {
  id: '1',
  nickname: 'Mayumi',
  account: 'player01',
  type: 0,
  toUpline: false,
  regDate: 0,
}
const plan = createTestPlan({
  'mf-cashier': {
    routes: [
      { path: '/m/voucherCenter', title: { en: 'Deposit' }, when: { auth: 'member', excludeTypes: [4] } },
      { path: '/m/withdraw', title: { en: 'Withdraw' }, when: { auth: 'member', excludeTypes: [4] } },
    ],
    slots: [
      testTile({
        id: 'deposit',
        slot: 'shell.header-menu@1',
        order: 10,
        label: 'Deposit',
        icon: 'deposit',
        route: '/m/voucherCenter',
      }),
    ],
  },
})
const show = (options: RenderShellOptions = {}) =>
  renderShell(<Header page={pageAt(options.path ?? '/m/home', options.plan ?? plan, 'en')} />, {
    plan,
    answers: { 'member.info': info },
    ...options,
  })
const banner = () => within(screen.getByRole('banner'))
const total = () => banner().getByRole('group', { name: 'Total balance' })

beforeEach(() => localStorage.clear())

describe('the header of home', () => {
  // FRAME-7
  it('the header offers a visitor registration only with direct registration', () => {
    const { unmount } = show({ flags: { DIRECTREG3: true } })
    expect(banner().getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register')
    unmount()
    show({ flags: { DIRECTREG3: false } })
    expect(banner().queryByRole('link', { name: 'Register' })).toBeNull()
  })

  // FRAME-7
  it('the header offers a visitor language and log-in, and nothing that does not exist yet', () => {
    show()
    expect(banner().getByRole('link', { name: 'Perla' })).toHaveAttribute('href', '/m/home')
    expect(banner().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login')
    expect(banner().getByRole('button', { name: /Language/ })).toBeInTheDocument()
    expect(banner().queryByText('Register')).toBeNull()
    expect(banner().queryByRole('button', { name: 'Menu' })).toBeNull()
  })

  // FRAME-4
  it('the header shows a member the nickname and the balance with two decimals', async () => {
    const { events } = show({ session: testSession() })
    act(() => events.say('balance:changed', testBalance(123_450)))
    expect(await banner().findByText('Mayumi')).toBeInTheDocument()
    expect(total()).toHaveTextContent('₱1,234.50')
  })

  // FRAME-4
  it('the header shows the account name when there is no nickname', async () => {
    const { calls } = show({
      session: testSession(),
      answers: { 'member.info': { ...info, nickname: null } },
    })
    await act(async () => undefined)
    expect(calls.map(({ id }) => id)).toEqual(['member.info'])
    expect(banner().getByText('player01')).toBeInTheDocument()
  })

  // FRAME-6
  it('the header masks the balance until it is known and while it is refreshed', () => {
    const { events } = show({ session: testSession() })
    expect(total()).toHaveTextContent('****')
    act(() => events.say('balance:changed', testBalance(500)))
    expect(total()).toHaveTextContent('₱5.00')
    act(() => events.setRefreshing(true))
    expect(total()).toHaveTextContent('****')
    expect(total()).not.toHaveTextContent('5.00')
    act(() => events.setRefreshing(false))
    expect(total()).toHaveTextContent('₱5.00')
  })

  // FRAME-6
  it('the eye hides the balance for later visits too, and shows it again', async () => {
    const { events, local } = show({ session: testSession() })
    act(() => events.say('balance:changed', testBalance(500)))
    await userEvent.click(banner().getByRole('button', { name: 'Hide balance' }))
    expect(total()).toHaveTextContent('****')
    expect(local.getItem('hideBalance')).toBe('1')
    await userEvent.click(banner().getByRole('button', { name: 'Show balance' }))
    expect(total()).toHaveTextContent('₱5.00')
  })

  it('a press on the balance refreshes it', async () => {
    const emitted: unknown[] = []
    show({
      session: testSession(),
      onEvents: (events) => events.on('balance:stale', (event) => emitted.push(event)),
    })
    await userEvent.click(banner().getByRole('button', { name: 'Refresh balance' }))
    expect(emitted).toEqual([{ reason: 'asked' }])
  })

  it('the header leads to deposit and withdrawal', () => {
    show({ session: testSession() })
    expect(banner().getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw')
    expect(banner().getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter')
  })

  it.each([
    ['the merchant has no cashier', { plan: createTestPlan({}), session: testSession() }],
    ['the account is a trial one', { session: testSession({ type: 4 }) }],
  ])('the header has no deposit and withdrawal when %s', (_why, options) => {
    show(options)
    expect(banner().queryByRole('link', { name: 'Deposit' })).toBeNull()
    expect(banner().queryByRole('link', { name: 'Withdraw' })).toBeNull()
  })

  // TRIAL-3
  it('the header of a trial account has registration and names its balance practice', () => {
    const { events } = show({ session: testSession({ type: 4 }) })
    act(() => events.say('balance:changed', testBalance(12_345)))
    expect(banner().getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register')
    expect(banner().getByRole('group', { name: 'Practice balance' })).toHaveTextContent('₱123.45')
    expect(banner().getByText('Practice')).toBeInTheDocument()
    expect(banner().queryByRole('group', { name: 'Total balance' })).toBeNull()
  })

  // SESSION-1
  it('the header keeps six fields of the account for the next visit, and forgets those of another account', async () => {
    const { unmount } = show({
      session: testSession(),
      answers: { 'member.info': { ...info, vipLabel: 'VIP 5' } },
    })
    await banner().findByText('Mayumi')
    expect(Object.keys(JSON.parse(localStorage.getItem('memberInfo') ?? '{}') as object).sort()).toEqual(
      ['account', 'id', 'nickname', 'regDate', 'toUpline', 'type'].sort(),
    )
    unmount()
    const never = () => new Promise(() => undefined)
    const same = show({ session: testSession(), answers: { 'member.info': never } })
    expect(banner().getByText('Mayumi')).toBeInTheDocument()
    same.unmount()
    show({ session: testSession({ userName: 'newbie01' }), answers: { 'member.info': never } })
    expect(banner().getByText('newbie01')).toBeInTheDocument()
  })
})

describe('the menu of the header', () => {
  const open = async (options: RenderShellOptions = {}) => {
    const view = show({ session: testSession(), ...options })
    await userEvent.click(banner().getByRole('button', { name: 'Menu' }))
    await screen.findByRole('menu')
    return view
  }
  const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent)

  // FRAME-5
  it('the header menu has its documented items, and no feedback before there is a page for it', async () => {
    await open({ flags: { FEEDBACK3: true } })
    expect(items()).toEqual([
      'Deposit',
      'Refresh balance',
      'Hide balance',
      'Help centre',
      'Language',
      'Sign out',
    ])
  })

  // FRAME-5
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])(
    'the header menu has feedback only with its flag (%p) and its page (%p)',
    async (flag, hasPage, isShown) => {
      await open({
        flags: { FEEDBACK3: flag },
        plan: createTestPlan({ 'mf-member': { routes: hasPage ? [{ path: '/m/feedback' }] : [] } }),
      })
      expect(items().includes('Feedback')).toBe(isShown)
    },
  )

  it('the header menu leads to deposit and to help', async () => {
    const { location } = await open()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Deposit' }))
    expect(location()).toBe('/m/voucherCenter')
  })

  it('the header menu hides the balance and stays open', async () => {
    await open()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hide balance' }))
    expect(screen.getByRole('menuitem', { name: 'Show balance' })).toBeInTheDocument()
  })

  it('the header menu asks before signing out', async () => {
    const emitted: unknown[] = []
    await open({ onEvents: (events) => events.on('session:logout-request', (event) => emitted.push(event)) })
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    expect(emitted).toEqual([{}])
  })

  it('the header menu opens the choice of languages by their own names, and requests the chosen one', async () => {
    const emitted: unknown[] = []
    await open({ onEvents: (events) => events.on('language:request', (event) => emitted.push(event)) })
    await userEvent.click(screen.getByRole('menuitem', { name: 'Language' }))
    const sheet = await screen.findByRole('dialog', { name: 'Language' })
    expect(within(sheet).getByRole('button', { name: 'English', pressed: true })).toBeInTheDocument()
    await userEvent.click(within(sheet).getByRole('button', { name: 'Filipino' }))
    expect(emitted).toEqual([{ language: 'fil' }])
  })
})

describe('the header of other pages', () => {
  // FRAME-3
  it.each([
    [true, 'First password'],
    [false, 'Change password'],
  ])('with a forced change of %s, the header of the password page reads %s', (firstTimeLogin, title) => {
    show({ path: '/m/changePsw', session: testSession({ firstTimeLogin }) })
    expect(banner().getByRole('heading', { level: 1 })).toHaveTextContent(title)
  })

  it('the header of other pages has a back arrow and the title', () => {
    show({ path: '/m/withdraw' })
    expect(banner().getByRole('heading', { name: 'Withdraw' })).toBeInTheDocument()
    expect(banner().getByRole('button', { name: 'Back' })).toBeInTheDocument()
    expect(banner().queryByRole('group', { name: 'Total balance' })).toBeNull()
  })

  // FRAME-2
  it.each([
    ['/m/voucherCenter', '/m/voucherCenter'],
    ['//evil.example', '/m/home'],
    ['https://evil.example', '/m/home'],
    ['/m/nowhere', '/m/home'],
  ])('with pageBack=%s in the address, the back arrow leads to %s', async (pageBack, target) => {
    const { location } = show({
      path: `/m/withdraw?pageBack=${encodeURIComponent(pageBack)}`,
      session: testSession(),
    })
    await userEvent.click(banner().getByRole('button', { name: 'Back' }))
    expect(location()).toBe(target)
  })

  it('the back arrow goes home when the visit began on this page', async () => {
    const { location } = show({ path: '/m/withdraw' })
    await userEvent.click(banner().getByRole('button', { name: 'Back' }))
    expect(location()).toBe('/m/home')
  })

  it('the back arrow goes home when the previous page does not exist', async () => {
    const routes = [{ path: '/m/withdraw', back: '/m/member/home' }] as const
    const { location } = show({
      path: '/m/withdraw',
      plan: createTestPlan({ 'mf-cashier': { routes: [...routes] } }),
    })
    await userEvent.click(banner().getByRole('button', { name: 'Back' }))
    expect(location()).toBe('/m/home')
  })

  it('the header of other pages shows a member the balance', () => {
    const { events } = show({ path: '/m/withdraw', session: testSession() })
    act(() => events.say('balance:changed', testBalance(1_234_567_890_12)))
    expect(total()).toHaveTextContent('₱1,234,567,890.12')
  })
})
