import { testSession } from '@plaza/federation/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shellRouteAt } from '../../kernel/routes/route-table'
import { bothTabs, field, refuses, settingsWith, showRegister, submitButton } from './testing'

beforeEach(() => localStorage.clear())

describe('the registration screen', () => {
  it.each(['/m/register', '/register.html', '/m/register.html'])(
    'stands at %s, without header and bottom menu, and goes back home',
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
  it('goes back home by its arrow, and offers the languages', async () => {
    const { location } = showRegister()
    expect(screen.getByRole('button', { name: /Language/ })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(location()).toBe('/m/home'))
  })

  // LOGIN-6
  it('leads to signing in and to customer service', async () => {
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
  ])('sends whoever is signed in on: %s to %s', (search, target) => {
    const { location, calls } = showRegister({ session: testSession(), path: `/m/register${search}` })
    expect(location()).toBe(target)
    expect(calls).toEqual([])
  })

  // REG-1
  it('says that registration is not open where neither way is on', async () => {
    showRegister({ flags: {} })
    expect(await screen.findByText("Registration isn't open")).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull()
  })

  // REG-1
  it('has no tabs where one way is on', async () => {
    showRegister({ flags: { MOBILENUMREG3: true } })
    expect(await field('Mobile number')).toBeInTheDocument()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByLabelText(/Username/)).toBeNull()
  })

  // REG-1
  it('has two tabs where both are on, and starts with the username', async () => {
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
  it('says that the form did not load, and loads it again', async () => {
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
  it('are asked for on mount as the specification says', async () => {
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
  it('stand at the top when there are any, their text cleaned', async () => {
    showRegister({
      answers: { 'content.announcements': { announcements: [announcement], footer: { unreadCount: 0 } } },
    })
    const title = await screen.findByText('Welcome week')
    await userEvent.click(title)
    expect(screen.getByText('everybody')).toBeInTheDocument()
    expect(document.querySelector('details script, details [onerror]')).toBeNull()
  })

  // NOTICE-1
  it('are not missed when there are none, or when they cannot be had', async () => {
    showRegister({ answers: { 'content.announcements': refuses('network.offline', {}, 0) } })
    await submitButton()
    expect(document.querySelector('details')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
