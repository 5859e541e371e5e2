import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { at, failsWith, fillLogin, showLogin } from './testing'

const record = {
  id: 'one',
  at: Date.UTC(2026, 10, 28, 2, 30),
  refusal: null,
  device: { kind: 'phone', system: 'Android', browser: 'Chrome' },
  address: '203.0.113.x',
}
const logIn = async (answers: Record<string, unknown>) => {
  const said: string[] = []
  const view = showLogin({
    answers,
    onEvents: (events) => events.on('toast', ({ id, text }) => id === 'last-sign-in' && said.push(text)),
  })
  await fillLogin()
  await userEvent.click(at.submit())
  await waitFor(() => expect(view.events.session.getState().session?.userName).toBe('player01'))
  await waitFor(() => expect(view.inputs('security.signIns.last')).toHaveLength(1))
  // The answer is there, and what it brings has been said.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  return { ...view, said }
}

describe('the last login, shown after a login', () => {
  // SECURITY-1
  it('a login shows once when, on which device and from where the previous one came', async () => {
    const { said } = await logIn({ 'security.signIns.last': { lastSignIn: record } })
    await waitFor(() => expect(said).toHaveLength(1))
    expect(said[0]).toMatch(/^Last login: .*10:30.* · Chrome · Android · 203\.0\.113\.x$/)
    expect(await screen.findByText(/Last login/)).toBeVisible()
  })

  // SECURITY-1
  it('the first login of all says nothing, and neither does one whose answer fails', async () => {
    expect((await logIn({ 'security.signIns.last': { lastSignIn: null } })).said).toEqual([])
    document.body.replaceChildren()
    expect((await logIn({ 'security.signIns.last': failsWith('unknown', {}, 500) })).said).toEqual([])
  })
})
