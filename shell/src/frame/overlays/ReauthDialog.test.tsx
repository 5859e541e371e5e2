import { CallError } from '@plaza/client/transport'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell } from '../../testing/render-shell'
import { Overlays } from './Overlays'

const title = 'Enter your password to continue'
const next = testSession({ token: 'fresh' })
const show = (answer: unknown = next) =>
  renderShell(<Overlays />, { session: testSession(), answers: { 'session.reauthenticate': answer } })
const field = () => screen.findByLabelText('Password')
const ask = async ({ shell }: ReturnType<typeof show>) => {
  const answers: Promise<boolean>[] = []
  act(() => void answers.push(shell.reauthentication.ask(), shell.reauthentication.ask()))
  await field()
  return answers
}

describe('the question for the password', () => {
  it('the password dialog answers every waiting call, and the session continues under its new token', async () => {
    const view = show()
    const answers = await ask(view)
    expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument()
    await userEvent.type(await field(), 'Play1234')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await Promise.all(answers)).toEqual([true, true])
    expect(view.calls.filter(({ id }) => id === 'session.reauthenticate')).toEqual([
      { id: 'session.reauthenticate', input: { body: { password: 'Play1234' } } },
    ])
    expect(view.events.session.getState().session?.token).toBe('fresh')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('the password dialog stays after a wrong password, says how many tries are left, and empties the field', async () => {
    const view = show(() => {
      throw new CallError('reauth.wrong', '', { left: 4 }, 401)
    })
    await ask(view)
    await userEvent.type(await field(), 'wrong')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription('Wrong password. Attempts left: 4.'),
    )
    expect(await field()).toHaveValue('')
  })

  it('the password dialog says when a lock ends', async () => {
    const view = show(() => {
      throw new CallError('reauth.locked', '', { retryAt: Date.now() + 600_000 }, 429)
    })
    await ask(view)
    await userEvent.type(await field(), 'wrong')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(/Try again in 10 minutes/)).toBeInTheDocument()
  })

  it('Cancel declines the password dialog without signing out', async () => {
    const view = show()
    const [answer] = await ask(view)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await answer).toBe(false)
    expect(view.events.session.getState().session).not.toBeNull()
  })

  it('the password dialog closes with the session', async () => {
    const view = show()
    const [answer] = await ask(view)
    act(() => view.events.setSession(null, 'expired'))
    expect(await answer).toBe(false)
  })
})
