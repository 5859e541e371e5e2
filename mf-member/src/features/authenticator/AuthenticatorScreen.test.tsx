import { CallError } from '@plaza/client'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { AuthenticatorScreen } from './AuthenticatorScreen'

const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd${String(index)}-fghij`)
const show = (answers: Record<string, unknown> = {}) =>
  renderMember(<AuthenticatorScreen />, {
    session: testSession(),
    path: '/m/authenticator',
    answers: {
      'security.authenticator': { isOn: false, codesLeft: 0 },
      'security.authenticator.begin': {
        secret: 'MZXW6YTBOI',
        uri: 'otpauth://totp/Perla:ana?secret=MZXW6YTBOI',
      },
      ...answers,
    },
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the page of the authenticator', () => {
  // SECURITY-4
  it('an authenticator is set up by QR code or key and its first code, and the recovery codes are left only when they are saved', async () => {
    const { calls } = show({ 'security.authenticator.confirm': { recoveryCodes } })
    await press('Set it up')
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    expect(screen.getByText('MZXW6YTBOI')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Code'), '123456')
    await press('Turn it on')
    expect(await screen.findByText('abcd9-fghij')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Done' })).toHaveAccessibleDescription('Save the codes first.')
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved the codes.' }))
    await press('Done')
    await waitFor(() => expect(screen.queryByText('abcd9-fghij')).toBeNull())
    expect(calls.find(({ id }) => id === 'security.authenticator.confirm')).toMatchObject({
      input: { body: { code: '123456' } },
    })
  })

  it('a refused code is reported at its field, and the QR code stays', async () => {
    show({
      'security.authenticator.confirm': () => {
        throw new CallError('authenticator.code', '')
      },
    })
    await press('Set it up')
    await userEvent.type(await screen.findByLabelText('Code'), '000000')
    await press('Turn it on')
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/isn't right/))
    expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible()
  })

  // SECURITY-4
  it('an authenticator in use says how many recovery codes are left, and is removed by a code', async () => {
    let isOn = true
    show({
      'security.authenticator': () => ({ isOn, codesLeft: 2 }),
      'security.authenticator.remove': () => {
        isOn = false
        return {}
      },
    })
    expect(await screen.findByText('2 recovery codes are left.')).toBeVisible()
    await press('Remove the authenticator')
    await userEvent.type(screen.getByLabelText('Code'), 'abcde-fghij')
    await press('Remove the authenticator')
    expect(await screen.findByRole('button', { name: 'Set it up' })).toBeVisible()
  })
})
