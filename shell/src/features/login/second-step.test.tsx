import { CallError } from '@plaza/client/transport'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell } from '../../testing/render-shell'
import { LoginForm } from './LoginForm'

const fails =
  (code: string, value: Record<string, unknown> = {}) =>
  () => {
    throw new CallError(code, '', value, 400)
  }
const logIn = async (answers: Record<string, unknown>, path = '/m/login') => {
  const view = renderShell(<LoginForm returnTo="/m/home" />, {
    path,
    answers: { 'session.login': fails('login.step.required'), ...answers },
  })
  if (path === '/m/login') {
    await userEvent.type(await screen.findByLabelText('Username'), 'ana')
    await userEvent.type(screen.getByLabelText('Password'), 'Play1234')
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  }
  return view
}

describe('the second step of a sign-in', () => {
  // SECURITY-4
  it('a sign-in goes on with the code of the authenticator and then has its session', async () => {
    const { events, calls } = await logIn({
      'session.login.step': { token: 't', userName: 'ana', customerType: 0, firstTimeLogin: false },
    })
    await userEvent.type(await screen.findByLabelText('Code of your authenticator'), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(events.session.getState().session?.userName).toBe('ana'))
    expect(calls.find(({ id }) => id === 'session.login.step')).toMatchObject({
      input: { body: { code: '123456' } },
    })
  })

  it('a wrong code is reported with how many tries are left, and the password can be given again', async () => {
    await logIn({ 'session.login.step': fails('login.step.wrong', { left: 3 }) })
    await userEvent.type(await screen.findByLabelText('Code of your authenticator'), '000000')
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Code of your authenticator')).toHaveAccessibleDescription(
        /Attempts left: 3/,
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    expect(screen.getByLabelText('Recovery code')).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Back to the password' }))
    expect(await screen.findByLabelText('Username')).toBeVisible()
  })

  // SECURITY-4
  it('a sign-in by a social provider goes on with the code as well', async () => {
    await logIn({}, '/m/login?social=step')
    expect(await screen.findByLabelText('Code of your authenticator')).toBeVisible()
  })
})
