import { loadIcons } from '@plaza/ui/icon'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { overviewOf, previewOf, timelineOf, tokenOf } from '../testing/answers'
import { drawTexts, narrowScreen } from '../testing/draw'
import { App } from './App'

const token = 'mfe_0123456789ab_secret'
const values: Record<string, unknown> = {
  '/release/api/me': tokenOf({ role: 'viewer' }),
  '/release/api/overview': overviewOf(),
  '/release/api/remotes/mf-cashier': timelineOf(),
  '/release/api/preview': previewOf(),
}

/** A site that knows one token until the test revokes it. */
function site() {
  const state = { isEnded: false, isAway: false }
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (state.isAway) throw new TypeError('failed to fetch')
    const path = String(input).split('?')[0] ?? ''
    const isGood =
      !state.isEnded && (init.headers as Record<string, string>)['authorization'] === `Bearer ${token}`
    if (isGood && path === '/release/api/live') return new Promise<Response>(() => {})
    const body = isGood
      ? { success: true, value: values[path], now: 1 }
      : { success: false, code: 'token.unknown', message: 'This token is none.', requestId: 'r' }
    return { ok: isGood, status: isGood ? 200 : 401, text: async () => JSON.stringify(body) } as Response
  }
  return { state, fetch }
}

beforeAll(loadIcons)
beforeEach(() => {
  narrowScreen()
  location.hash = ''
})
const field = () => screen.getByLabelText('Token')
async function signIn(fetch: typeof globalThis.fetch) {
  const drawn = drawTexts(<App fetch={fetch} now={() => 90_000} />)
  await userEvent.type(field(), `${token}{Enter}`)
  await screen.findByRole('heading', { name: 'Overview' })
  return drawn
}

it('the token field hides what is typed and is not offered to password managers', () => {
  drawTexts(<App fetch={site().fetch} now={() => 0} />)
  expect(field()).toHaveAttribute('type', 'password')
  expect(field()).toHaveAttribute('autocomplete', 'off')
  expect(field()).toHaveAttribute('name', 'release-token')
  expect(field()).toHaveFocus()
})

it('an invalid token is reported at its field', async () => {
  drawTexts(<App fetch={site().fetch} now={() => 0} />)
  await userEvent.type(field(), 'mfe_wrong{Enter}')
  expect(await screen.findByText('This token is invalid or has expired.')).toBeInTheDocument()
  expect(field()).toHaveAttribute('aria-invalid', 'true')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('sign-in reports an unreachable site without blaming the token', async () => {
  const { state, fetch } = site()
  state.isAway = true
  drawTexts(<App fetch={fetch} now={() => 0} />)
  await userEvent.type(field(), `${token}{Enter}`)
  expect(await screen.findByText('The site could not be reached.')).toBeInTheDocument()
})

it('the console keeps the token only in memory', async () => {
  const { container } = await signIn(site().fetch)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret')
  expect(document.cookie + location.href + JSON.stringify(history.state)).not.toContain('secret')
  expect(container.innerHTML).not.toContain('secret')
})

it('the console shows the token’s holder and rights, and signs out', async () => {
  await signIn(site().fetch)
  expect(screen.getByText(/This token is read-only/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /ann/ }))
  expect(await screen.findByRole('dialog', { name: 'ann' })).toHaveAccessibleDescription(
    'This token is read-only.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(field()).toHaveValue('')
})

it('actions that the token does not allow are shown as disabled and explain why when pressed', async () => {
  await signIn(site().fetch)
  const off = await screen.findByRole('switch', { name: 'mf-cashier for lite' })
  expect(off).toBeChecked()
  expect(off).toHaveAttribute('aria-disabled', 'true')
  expect(off).toHaveAccessibleDescription(/is read-only.*ask a release engineer/)
  await userEvent.click(off)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('the console returns to sign-in with the reason when the token ends', async () => {
  const { state, fetch } = site()
  await signIn(fetch)
  state.isEnded = true
  await userEvent.click(await screen.findByRole('link', { name: /mf-cashier/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('You were signed out.')
  expect(screen.getByRole('alert')).toHaveTextContent('This token is invalid or has expired.')
})

it('a rollback that the token does not allow is shown as disabled and explains why when pressed', async () => {
  await signIn(site().fetch)
  const off = await screen.findByRole('button', { name: 'Roll back mf-cashier' })
  expect(off).toHaveAttribute('aria-disabled', 'true')
  expect(off).toHaveAccessibleDescription(/is read-only/)
  const hintCount = screen.getAllByText(/is read-only/).length
  await userEvent.click(off)
  expect(screen.getAllByText(/is read-only/)).toHaveLength(hintCount + 1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
