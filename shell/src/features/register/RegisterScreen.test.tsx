import { testSession } from '@plaza/federation/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shellRouteAt } from '../../kernel/routes/route-table'
import { bothTabs, field, refuses, settingsWith, showRegister, submitButton } from './testing'

beforeEach(() => localStorage.clear())

describe('the registration screen', () => {
  it.each(['/m/register', '/register.html', '/m/register.html'])(
    'the registration screen is at %s, without header and bottom menu, and goes back home',
    (path) => {
      expect(shellRouteAt(path)).toMatchObject({
        id: 'register',
        header: false,
        bottomMenu: false,
        back: '/m/home',
        title: 'titles.register',
      })
    },
  )

  // FRAME-2
  it('the registration screen goes back home by its arrow, and offers the languages', async () => {
    const { location } = showRegister()
    expect(screen.getByRole('button', { name: /Language/ })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(location()).toBe('/m/home'))
  })

  // LOGIN-6
  it('the registration screen leads to signing in and to customer service', async () => {
    showRegister()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login')
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/m/service')
    expect(screen.getByText('Already have an account?')).toBeInTheDocument()
    await submitButton()
  })

  it.each([
    ['', '/m/home'],
    ['?returnTo=/m/withdraw', '/m/withdraw'],
    ['?returnTo=//evil.example', '/m/home'],
    ['?returnTo=/m/register', '/m/home'],
    ['?returnTo=/register.html?x=1', '/m/home'],
    ['?returnTo=/m/login', '/m/home'],
  ])('the registration screen sends on whoever is signed in: %s to %s', (search, target) => {
    const { location, calls } = showRegister({ session: testSession(), path: `/m/register${search}` })
    expect(location()).toBe(target)
    expect(calls).toEqual([])
  })

  // REG-1
  it('the registration screen says that registration is closed when both ways are off', async () => {
    showRegister({ flags: {} })
    expect(await screen.findByText("Registration isn't open")).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull()
  })

  // REG-1
  it('the registration screen has no tabs when one way is on', async () => {
    showRegister({ flags: { MOBILENUMREG3: true } })
    expect(await field('Mobile number')).toBeInTheDocument()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByLabelText(/Username/)).toBeNull()
  })

  // REG-1
  it('the registration screen has two tabs when both ways are on, and starts with the username', async () => {
    showRegister({ flags: bothTabs })
    expect(await screen.findByRole('tab', { name: 'Username', selected: true })).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: 'Mobile', selected: false })).toBeInTheDocument()
    expect(await field('Username')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('tab', { name: 'Mobile' }))
    expect(await field('Mobile number')).toBeInTheDocument()
    expect(screen.queryByLabelText(/^Username/)).toBeNull()
    expect(screen.queryByLabelText(/^Password/)).toBeNull()
  })

  // FRAME-18
  it('the registration screen says that the form did not load, and loads it again', async () => {
    let isDown = true
    showRegister({
      answers: {
        'system.setting.register': () => (isDown ? refuses('network.offline', {}, 0)() : settingsWith()),
      },
    })
    expect(await screen.findByText("The form didn't load")).toBeInTheDocument()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await field('Username')).toBeInTheDocument()
  })
})

describe('the announcements of registration', () => {
  const announcement = {
    id: '1',
    type: 'B',
    title: 'Welcome week',
    content: '<p>A gift for <b>everybody</b></p><img src=x onerror="alert(1)"><script>alert(1)</script>',
    publishedAt: 0,
  }

  // NOTICE-1
  it('the announcements of registration are loaded on mount with the parameters that the gateway documents', async () => {
    const { calls } = showRegister()
    await submitButton()
    expect(calls.filter(({ id }) => id === 'content.announcements')).toEqual([
      {
        id: 'content.announcements',
        input: expect.objectContaining({
          query: {
            types: 'B',
            groupName: 'm_reg',
            platform: 'M',
            merchantCode: 'demo',
            token: '',
            language: 'en',
          },
        }),
      },
    ])
  })

  // NOTICE-1
  it('the announcements of registration are shown at the top with sanitised text', async () => {
    showRegister({
      answers: { 'content.announcements': { announcements: [announcement], footer: { unreadCount: 0 } } },
    })
    const title = await screen.findByText('Welcome week')
    await userEvent.click(title)
    expect(screen.getByText('everybody')).toBeInTheDocument()
    expect(document.querySelector('details script, details [onerror]')).toBeNull()
  })

  // NOTICE-1
  it('the registration screen works without announcements, when there are none or loading them fails', async () => {
    showRegister({ answers: { 'content.announcements': refuses('network.offline', {}, 0) } })
    await submitButton()
    expect(document.querySelector('details')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
