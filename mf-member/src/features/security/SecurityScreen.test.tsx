import { CallError } from '@plaza/client'
import type { Security } from '@plaza/contract/identity'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { SecurityScreen } from './SecurityScreen'

const security = (more: Partial<Security> = {}): Security => ({
  done: ['password', 'email'],
  mobile: null,
  email: 'p•••@perla.example',
  realName: null,
  payoutAccounts: 2,
  sessions: 3,
  lastSignIn: {
    id: 'L-1',
    at: Date.UTC(2026, 10, 1, 4),
    refusal: null,
    device: { kind: 'phone', system: 'Android', browser: 'Chrome' },
    address: '203.0.113.x',
  },
  ...more,
})
const country = {
  country: 'PH',
  countryDialingCode: '63',
  countries: [{ country: 'PH', countryDialingCode: '63' }],
}
const refused = (code: string) => () => {
  throw new CallError(code, '')
}
const show = (answers: Record<string, unknown> = {}, path = '/m/securityCenter') =>
  renderMember(<SecurityScreen />, {
    session: testSession(),
    path,
    plan: createTestPlan({
      'mf-member': { routes: [{ path: '/m/sessions' }, { path: '/m/loginHistory' }, { path: '/m/kyc' }] },
      'mf-cashier': { routes: [{ path: '/m/cards' }] },
    }),
    answers: { 'security.overview': security(), 'system.country': country, ...answers },
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const bodies = (calls: { id: string; input: unknown }[], id: string) =>
  calls.filter((call) => call.id === id).map(({ input }) => (input as { body: unknown }).body)

describe('the security centre', () => {
  // SECURITY-1
  it.each([
    [['password', 'email'], 'Low protection', '2 of 6'],
    [['password', 'email', 'mobile', 'name'], 'Medium protection', '4 of 6'],
    [['password', 'email', 'mobile', 'name', 'secondStep', 'of-later'], 'High protection', '5 of 6'],
  ])('the security centre with %j done shows its level and score', async (done, level, score) => {
    show({ 'security.overview': security({ done }) })
    expect(await screen.findByRole('heading', { name: level })).toBeVisible()
    expect(screen.getByText(new RegExp(score))).toBeVisible()
  })

  // SECURITY-1
  it('the security centre shows the last login, and what to do when it was somebody else', async () => {
    const { location } = show()
    expect(await screen.findByText(/Last login: .*2026/)).toBeVisible()
    expect(screen.getByText('203.0.113.x')).toBeVisible()
    await press('Not you?')
    expect(location()).toBe('/m/securityCenter?set=not-you')
    await userEvent.click(await screen.findByRole('link', { name: /Check your devices/ }))
    expect(location()).toBe('/m/sessions')
  })

  // KYC-1
  it('verification has its level, the state of what was sent last, and a way to its page', async () => {
    show({ 'security.overview': security({ kyc: { level: 'basic', state: 'under-review' } }) })
    const row = await screen.findByRole('link', { name: /^Verification/ })
    expect(row).toHaveTextContent('Basic verificationUnder review')
    expect(row).toHaveAttribute('href', '/m/kyc')
  })

  it('the security centre leads only to pages that the site has, and says until when withdrawals wait', async () => {
    show({ 'security.overview': security({ heldUntil: Date.UTC(2026, 10, 2, 4) }) })
    expect(await screen.findByText(/Withdrawals wait until/)).toBeVisible()
    expect(screen.getByRole('link', { name: /Payout accounts/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Withdrawal password/ })).toBeNull()
  })

  // SECURITY-5
  it('whether this device stays logged in is chosen in the security centre', async () => {
    let stays = true
    const { calls } = show({
      'security.overview': () => security({ staysSignedIn: stays }),
      'session.stay': () => {
        stays = false
        return { stays }
      },
    })
    const box = await screen.findByRole('checkbox', { name: /Stay logged in on this device/ })
    expect(box).toBeChecked()
    await userEvent.click(box)
    await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked())
    expect(bodies(calls, 'session.stay')).toEqual([{ stays: false }])
  })

  // SECURITY-1
  it('a number is bound by the code that was sent to it', async () => {
    const { calls, location, events } = show({
      'security.contact.code': { expiredMinutes: 5 },
      'security.contact.bind': { to: '+63 ••• 0001' },
    })
    const said: string[] = []
    events.on('toast', ({ text }) => said.push(text))
    await press(/Mobile number/)
    await press('Send the code')
    expect(screen.getByLabelText('New mobile number')).toHaveAccessibleDescription('Enter a mobile number.')
    await userEvent.type(screen.getByLabelText('New mobile number'), '0917 600 0001')
    await press('Send the code')
    expect(await screen.findByText(/works for 5 minutes/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send another code' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(screen.getByLabelText('Code'), '123456')
    await press('Confirm')
    await waitFor(() => expect(location()).toBe('/m/securityCenter'))
    const contact = { channel: 'sms', mobileNum: '0917 600 0001', countryDialingCode: '63' }
    expect(bodies(calls, 'security.contact.code')).toEqual([{ contact }])
    expect(bodies(calls, 'security.contact.bind')).toEqual([{ contact, code: '123456' }])
    expect(said).toEqual(['Your mobile number is saved.'])
  })

  // SECURITY-3
  it('a form that would replace an e-mail says that withdrawals wait, and shows a refusal at its field', async () => {
    show(
      {
        'security.contact.code': { expiredMinutes: 5 },
        'security.contact.bind': refused('contact.taken'),
      },
      '/m/securityCenter?set=email',
    )
    expect(await screen.findByText(/withdrawals wait for 24 hours/)).toBeVisible()
    await userEvent.type(screen.getByLabelText('New e-mail'), 'ana@perla.example')
    await press('Send the code')
    await userEvent.type(await screen.findByLabelText('Code'), '123456')
    await press('Confirm')
    await waitFor(() =>
      expect(screen.getByLabelText('New e-mail')).toHaveAccessibleDescription(
        'Another account already uses this.',
      ),
    )
    expect(screen.queryByLabelText('Code')).toBeNull()
  })

  it('a wrong code is reported at its field, and the contact stays', async () => {
    show(
      { 'security.contact.code': { expiredMinutes: 5 }, 'security.contact.bind': refused('sms.code.wrong') },
      '/m/securityCenter?set=email',
    )
    await userEvent.type(await screen.findByLabelText('New e-mail'), 'ana@perla.example')
    await press('Send the code')
    await userEvent.type(await screen.findByLabelText('Code'), '000000')
    await press('Confirm')
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('The verification code is wrong.'),
    )
    expect(screen.getByLabelText('New e-mail')).toHaveValue('ana@perla.example')
  })

  it('a real name that is set is shown and can’t be edited', async () => {
    show({ 'security.overview': security({ realName: 'Maria Santos' }) }, '/m/securityCenter?set=name')
    expect(await screen.findByLabelText('Real name')).toHaveAttribute('readonly')
    expect(screen.queryByRole('button', { name: 'Save the name' })).toBeNull()
  })
})
