import { createTestPlan, testSession, testTile, type TestOffer } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { BottomMenu } from './BottomMenu'

const tile = (id: string, order: number, label: string, route: string) =>
  testTile({ id, slot: 'shell.bottom-menu@1', order, label, icon: 'gift', route })
const member: TestOffer = {
  routes: [
    { path: '/m/activity' },
    { path: '/m/inviteFriends', offeredWhen: { promo: 'REFERRAL' } },
    { path: '/m/member/home' },
  ],
  slots: [
    tile('activity', 20, 'Promotions', '/m/activity'),
    tile('invite', 40, 'Invite friends', '/m/inviteFriends'),
    tile('member', 50, 'Member', '/m/member/home'),
  ],
}
const cashier: TestOffer = {
  routes: [{ path: '/m/voucherCenter' }],
  slots: [tile('deposit', 30, 'Deposit', '/m/voucherCenter')],
}
const plan = createTestPlan({ 'mf-member': member, 'mf-cashier': cashier })

const show = (options: RenderShellOptions = {}) => {
  const toasts: unknown[] = []
  const view = renderShell(<BottomMenu />, {
    plan,
    promos: { REFERRAL: true },
    onEvents: (events) => events.on('toast', (toast) => toasts.push(toast)),
    ...options,
  })
  return { ...view, toasts }
}
const menu = (name = 'Main') => within(screen.getByRole('navigation', { name }))
const labels = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the bottom menu', () => {
  // FRAME-8
  it('the bottom menu has home and the remotes’ entries in their order', () => {
    show()
    expect(labels()).toEqual(['Home', 'Promotions', 'Deposit', 'Invite friends', 'Member'])
  })

  // TRIAL-3
  it('the bottom menu offers a trial account registration where others have the deposit', () => {
    const slots = [{ ...tile('deposit', 30, 'Deposit', '/m/voucherCenter'), when: { excludeTypes: [4] } }]
    show({
      session: { ...testSession(), type: 4 },
      plan: createTestPlan({ 'mf-member': member, 'mf-cashier': { ...cashier, slots } }),
    })
    expect(labels()).toEqual(['Home', 'Promotions', 'Register', 'Invite friends', 'Member'])
  })

  it('the bottom menu leaves out the entries of a disabled remote', () => {
    show({ plan: createTestPlan({ 'mf-member': member }) })
    expect(labels()).toEqual(['Home', 'Promotions', 'Invite friends', 'Member'])
  })

  it('the bottom menu leaves out an entry whose page does not exist', () => {
    show({ plan: createTestPlan({ 'mf-member': { ...member, routes: member.routes?.slice(0, 2) } }) })
    expect(labels()).toEqual(['Home', 'Promotions', 'Invite friends'])
  })

  it('the bottom menu has home alone when every remote is disabled', () => {
    show({ plan: createTestPlan({}) })
    expect(labels()).toEqual(['Home'])
  })

  it.each([
    ['/m/home', 'Home'],
    ['/m/activity', 'Promotions'],
    ['/m/member/home', 'Member'],
    ['/m/mine', 'Member'],
  ])('the bottom menu marks at %s the entry %s', (path, name) => {
    show({ path })
    expect(
      menu()
        .getAllByRole('link', { current: 'page' })
        .map((link) => link.textContent),
    ).toEqual([name])
  })

  it('the bottom menu marks no entry on a page without one', () => {
    show({ path: '/m/withdraw' })
    expect(menu().queryByRole('link', { current: 'page' })).toBeNull()
  })

  it('the bottom menu leads to invitations while the referral promotion is on', async () => {
    const { location, toasts } = show()
    await userEvent.click(menu().getByRole('link', { name: 'Invite friends' }))
    expect(location()).toBe('/m/inviteFriends')
    expect(toasts).toEqual([])
  })

  // MEMBER-6
  it('the bottom menu keeps the entry when the referral promotion is off, and says for two seconds whom to ask', async () => {
    const { location, toasts } = show({ promos: {} })
    await userEvent.click(menu().getByRole('link', { name: 'Invite friends' }))
    expect(location()).toBe('/m/home')
    expect(toasts).toEqual([
      expect.objectContaining({ text: 'Please contact customer service.', durationMs: 2000 }),
    ])
  })

  it('the bottom menu is translated into Filipino', () => {
    show({ language: 'fil' })
    expect(menu('Pangunahin').getByRole('link', { name: 'Home' })).toBeInTheDocument()
  })

  // MEMBER-8
  it('the entry of the member centre is marked while there is unread mail, as the stream says it', () => {
    const inbox: TestOffer = { ...member, routes: [...(member.routes ?? []), { path: '/m/webEmail' }] }
    const { events } = show({ plan: createTestPlan({ 'mf-member': inbox }), session: testSession() })
    const unread = (mail: number) => act(() => events.say('notice:unread', { mail, notices: 0 }))
    unread(2)
    expect(menu().getByRole('link', { name: 'Member 2 unread' })).toBeInTheDocument()
    unread(0)
    expect(menu().getByRole('link', { name: 'Member' })).toBeInTheDocument()
  })

  it('the entry of the member centre is not marked where the inbox is closed', () => {
    const { events } = show({ session: testSession() })
    act(() => events.say('notice:unread', { mail: 2, notices: 0 }))
    expect(menu().getByRole('link', { name: 'Member' })).toBeInTheDocument()
  })
})

// FRAME-8
it.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<input type="checkbox">', false],
  ['<button>Press</button>', false],
])('the bottom menu is away while the focus is in %s: %s', async (html, isAway) => {
  show()
  const page = document.createElement('main')
  page.innerHTML = html
  document.body.append(page)
  const nav = screen.getByRole('navigation')
  act(() => (page.firstElementChild as HTMLElement).focus())
  expect(nav.hasAttribute('data-away')).toBe(isAway)
  act(() => (page.firstElementChild as HTMLElement).blur())
  await waitFor(() => expect(nav).not.toHaveAttribute('data-away'))
  page.remove()
})
