import { screen } from '@testing-library/react'
import { recordRegister, startEachTestAfresh, submitButton } from './testing'

startEachTestAfresh()

describe('social sign-in', () => {
  const social = {
    flags: { USERNAMEREG3: true, GOOGLELOGIN3: true },
    answers: { 'session.social.providers': { providers: ['google'] } },
  }

  // SOCIAL-1
  it('social sign-in is offered below an "or" when flag and provider are available', async () => {
    recordRegister(social)
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeInTheDocument()
    expect(screen.getByText('or')).toBeInTheDocument()
  })

  // SOCIAL-1
  it('a social sign-in that waits for this registration is announced, and not offered again', async () => {
    recordRegister({ ...social, path: '/m/register?social=google' })
    expect(await screen.findByText(/Your Google sign-in is waiting/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
  })

  it.each(['done', 'failed', 'evil<script>'])('no social sign-in waits after the answer %s', async (word) => {
    recordRegister({ ...social, path: `/m/register?social=${encodeURIComponent(word)}` })
    await submitButton()
    expect(screen.queryByText(/sign-in is waiting/)).toBeNull()
  })
})
