import { useLocation, useNavigate } from '@plaza/facade/router'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { renderShell } from '../../testing/render-shell'
import { LoginScreen } from './LoginScreen'
import { rulesOf } from './testing'

const remembered = { type: 'username', username: 'agent01', password: 'Play1234' }
jest.mock('../../kernel/session/remembered-login', () => ({ recallLogin: async () => remembered }))

function From({ state }: { state: unknown }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => void navigate('/m/login', { state }), [navigate, state])
  return pathname === '/m/login' ? <LoginScreen /> : null
}
const come = (state: unknown) =>
  renderShell(<From state={state} />, {
    path: '/m/forget',
    answers: { 'system.setting.register': rulesOf() },
  })
const username = () => screen.getByLabelText('Username')
const password = () => screen.getByLabelText('Password')

describe('the name that a new password was set for', () => {
  it('the sign-in form has the name whose password was just reset, not that of another remembered account', async () => {
    come({ userName: 'player01' })
    expect(username()).toHaveValue('player01')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument())
    expect(username()).toHaveValue('player01')
    expect(password()).toHaveValue('')
  })

  it('what a person types in a field replaces what is filled in there meanwhile', async () => {
    come(null)
    act(() => username().focus())
    await waitFor(() => expect(username()).toHaveValue('agent01'))
    await userEvent.keyboard('player01')
    expect(username()).toHaveValue('player01')
  })

  it('the sign-in form fills in what is remembered of the account whose password was just reset', async () => {
    come({ userName: 'Agent01' })
    await waitFor(() => expect(password()).toHaveValue('Play1234'))
    expect(username()).toHaveValue('agent01')
  })

  it.each([[null], ['player01'], [{ userName: 7 }], [{}]])(
    'the sign-in form takes no name from the malformed history state %p',
    async (state) => {
      come(state)
      await waitFor(() => expect(username()).toHaveValue('agent01'))
    },
  )
})
