import { createTestPlan, testSession } from '@plaza/federation/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { press, showScreen } from '../../parts/password-form/testing'
import type { RenderShellOptions } from '../../testing/render-shell'
import { SettingsScreen } from './SettingsScreen'

const show = (options: RenderShellOptions = {}) =>
  showScreen(SettingsScreen, '/m/set', { session: testSession(), ...options })
const root = document.documentElement

beforeEach(() => {
  delete root.dataset['mode']
  document.cookie = 'theme=; path=/; max-age=0'
})

describe('personal settings', () => {
  // SETTINGS-1
  it('the settings lead to the change of the password', async () => {
    const { location } = show()
    const link = screen.getByRole('link', { name: 'Change password' })
    expect(link).toHaveAttribute('href', '/m/changePsw')
    await userEvent.click(link)
    expect(location()).toBe('/m/changePsw')
  })

  it('the settings lead to the signed-in devices when a remote has that page', async () => {
    const plan = createTestPlan({ 'mf-member': { routes: [{ path: '/m/sessions' }], slots: [] } })
    const { location, unmount } = show({ plan })
    await userEvent.click(screen.getByRole('link', { name: 'Signed-in devices' }))
    expect(location()).toBe('/m/sessions')
    unmount()
    show()
    expect(screen.queryByRole('link', { name: 'Signed-in devices' })).toBeNull()
  })

  // SETTINGS-1
  it('the settings ask before signing out', async () => {
    const signOutRequests: unknown[] = []
    show({
      onEvents: (events) => events.on('session:logout-request', (event) => signOutRequests.push(event)),
    })
    await press('Sign out')
    expect(signOutRequests).toEqual([{}])
  })

  it('the settings open the choice of languages', async () => {
    show()
    await press(/Language/)
    expect(await screen.findByRole('dialog', { name: 'Language' })).toBeInTheDocument()
  })

  it('the settings switch between light and dark, and keep the choice for the next document', async () => {
    show()
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
    expect(root.dataset['mode']).toBe('light')
    expect(document.cookie).toContain('theme=light')
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(root.dataset['mode']).toBe('dark')
    expect(document.cookie).toContain('theme=dark')
  })

  it('the settings have no choice of appearance when the theme has one appearance only', () => {
    show({ settings: { theme: 'lite' } })
    expect(screen.queryByRole('radiogroup', { name: 'Appearance' })).toBeNull()
  })
})

describe('personal settings without a session', () => {
  // SESSION-4
  it('a visitor who opens the settings is sent home', () => {
    expect(show({ session: null }).location()).toBe('/m/home')
  })

  // SESSION-4
  it.each([
    ['the password', () => screen.getByRole('link', { name: 'Change password' })],
    ['sign-out', () => screen.getByRole('button', { name: 'Sign out' })],
  ])('the settings stay when the session is lost, and a tap on %s goes to sign in', async (_what, item) => {
    const signOutRequests: unknown[] = []
    const { events, location } = show({
      onEvents: (bus) => bus.on('session:logout-request', (event) => signOutRequests.push(event)),
    })
    act(() => events.setSession(null, 'expired'))
    expect(location()).toBe('/m/set')
    await userEvent.click(item())
    expect(location()).toBe('/m/login?returnTo=%2Fm%2Fset')
    expect(signOutRequests).toEqual([])
  })
})
