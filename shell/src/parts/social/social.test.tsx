import { CallError } from '@plaza/client/transport'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { SocialButtons } from './SocialButtons'

const both = { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true }

function show(options: RenderShellOptions = {}, returnTo?: string) {
  const went: string[] = []
  const failures: string[] = []
  const made = renderShell(
    <SocialButtons
      returnTo={returnTo}
      go={(url) => void went.push(url)}
      onFailure={(code) => void failures.push(code)}
    />,
    {
      flags: both,
      ...options,
      answers: {
        'session.social.providers': { providers: ['google', 'facebook'] },
        'session.social.start': { url: 'https://id.example/authorize?state=1' },
        ...options.answers,
      },
    },
  )
  return { ...made, went, failures }
}
const google = () => screen.findByRole('button', { name: 'Continue with Google' })

describe('social sign-in', () => {
  // SOCIAL-1
  it('social sign-in is offered below an "or" when flag and provider are available', async () => {
    show()
    expect(await google()).toHaveTextContent('Google')
    expect(screen.getByRole('button', { name: 'Continue with Facebook' })).toBeInTheDocument()
    expect(screen.getByText('or')).toBeInTheDocument()
  })

  // SOCIAL-1
  it.each([
    ['only the flag of one is on', { GOOGLELOGIN3: true }, ['google', 'facebook'], ['Continue with Google']],
    ['only one is initialised', both, ['facebook'], ['Continue with Facebook']],
    ['none is initialised', both, [], []],
  ])('social sign-in offers the available providers when %s', async (_why, flags, providers, names) => {
    const { calls } = show({ flags, answers: { 'session.social.providers': { providers } } })
    await waitFor(() => expect(calls).toHaveLength(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(names)
    expect(screen.queryAllByText('or')).toHaveLength(names.length > 0 ? 1 : 0)
  })

  it('social sign-in loads no providers when no flag is on, or when the gateway is registered with none', () => {
    expect(show({ flags: {} }).calls).toEqual([])
    expect(show({ settings: { hasSocialProviders: false } }).calls).toEqual([])
  })

  it('social sign-in goes to the provider once, with the way back', async () => {
    const { calls, went } = show({}, '/m/withdraw')
    await userEvent.dblClick(await google())
    expect(calls.filter(({ id }) => id === 'session.social.start')).toEqual([
      { id: 'session.social.start', input: { body: { provider: 'google', returnTo: '/m/withdraw' } } },
    ])
    expect(went).toEqual(['https://id.example/authorize?state=1'])
    expect(await google()).toHaveAttribute('aria-busy', 'true')
  })

  it('social sign-in works again when the browser comes back to the page', async () => {
    show()
    await userEvent.click(await google())
    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(await google()).not.toHaveAttribute('aria-busy')
  })

  it('social sign-in shows what went wrong, and can be tried again', async () => {
    const { failures, went } = show({
      answers: {
        'session.social.start': () => {
          throw new CallError('social.unavailable', 'req-1', {}, 503)
        },
      },
    })
    await userEvent.click(await google())
    expect(failures).toEqual(['social.unavailable'])
    expect(went).toEqual([])
    expect(await google()).not.toHaveAttribute('aria-busy')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ''])(
    'social sign-in never goes to %j',
    async (url) => {
      const { failures, went } = show({ answers: { 'session.social.start': { url } } })
      await userEvent.click(await google())
      expect(went).toEqual([])
      expect(failures).toEqual(['answer.invalid'])
    },
  )
})
