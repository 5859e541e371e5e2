import { CallError } from '@plaza/client'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { CloseAccount } from './CloseAccount'

const show = (answers: Record<string, unknown>) =>
  renderMember(<CloseAccount />, {
    session: testSession(),
    path: '/m/securityCenter?set=close',
    plan: createTestPlan({ 'mf-cashier': { routes: [{ path: '/m/withdraw' }] } }),
    answers,
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** Of the question, which has the same words as the button below the page. */
const confirm = async () => {
  const buttons = await screen.findAllByRole('button', { name: 'Close my account' })
  await userEvent.click(buttons.at(-1) as HTMLElement)
}
const bodies = (calls: { id: string; input: unknown }[]) =>
  calls.filter(({ id }) => id === 'security.close').map(({ input }) => (input as { body: unknown }).body)

describe('closing the account', () => {
  // SECURITY-6
  it('an empty account is closed after a second step, and the page goes home', async () => {
    const { calls, location } = show({
      'security.closing': { leavesMinor: 0, currency: 'PHP' },
      'security.close': {},
    })
    await press('Close my account')
    expect(bodies(calls)).toEqual([])
    await confirm()
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(bodies(calls)).toEqual([{ leavesMinor: 0 }])
  })

  // SECURITY-6
  it('money that would stay is named, can be withdrawn first, and has to be acknowledged', async () => {
    const { calls, location } = show({
      'security.closing': { leavesMinor: 12_345, currency: 'PHP' },
      'security.close': {},
    })
    expect(await screen.findByText('₱123.45 is still in your account')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Close my account' })).toHaveAccessibleDescription(
      'Confirm what stays in the account first.',
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'I know that ₱123.45 stays in the account.' }))
    await press('Close my account')
    await confirm()
    await waitFor(() => expect(bodies(calls)).toEqual([{ leavesMinor: 12_345 }]))
    expect(location()).toBe('/m/home')
  })

  // SECURITY-6
  it('an amount that changed meanwhile closes nothing and is shown as it is now', async () => {
    let holds = 0
    show({
      'security.closing': () => ({ leavesMinor: holds, currency: 'PHP' }),
      'security.close': () => {
        holds = 500
        throw new CallError('account.money', '', { leavesMinor: 500, currency: 'PHP' }, 409)
      },
    })
    await press('Close my account')
    await confirm()
    expect(await screen.findByText('₱5.00 is still in your account')).toBeVisible()
    await press('Withdraw')
  })
})
