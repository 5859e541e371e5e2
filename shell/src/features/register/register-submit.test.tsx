import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isFirstLogin } from '../../kernel/session/password-change'
import { keptDraft } from './draft'
import {
  field,
  fillNames,
  offered,
  press,
  recordRegister,
  refuses,
  registered,
  settingsWith,
  startEachTestAfresh,
  submitButton,
  write,
} from './testing'

startEachTestAfresh()

describe('registering with a username', () => {
  // REG-6
  it('registering by username sends every field, starts a session from the answer, and goes home', async () => {
    const { sent, events, location } = recordRegister({
      register: settingsWith({ email: offered, zalo: offered }),
    })
    const reasons: string[] = []
    const isFirst: boolean[] = []
    events.on(
      'session:changed',
      ({ session }) => void isFirst.push(session !== null && isFirstLogin(session)),
    )
    events.on('session:changed', ({ reason }) => void reasons.push(reason))
    await fillNames()
    await write('E-mail', '  me@example.ph ')
    await press()
    await waitFor(() => expect(location()).toBe('/m/home'))
    // A registration counts as a first login for announcements.
    expect(isFirst).toEqual([true])
    expect(sent()).toEqual([
      {
        module: 'REGISTER',
        countryDialingCode: '63',
        registerUrl: 'localhost',
        domain: 'localhost',
        registerMethod: 'H5',
        username: 'perla1',
        password: 'Play1234',
        confirmPassword: 'Play1234',
        affiliateCode: '',
        paymentPassword: '',
        recommenderId: '',
        nickname: '',
        payeeName: '',
        email: 'me@example.ph',
        mobileNum: '',
        idNumber: '',
        qqNum: '',
        facebook: '',
        wechat: '',
        line: '',
        whatsapp: '',
        zalo: '',
        captcha: '',
        type: 0,
        verificationCode: '',
      },
    ])
    expect(events.session.getState().session).toEqual({
      token: 'token-1',
      merchantCode: 'demo',
      userName: 'perla1',
      type: 0,
      firstTimeLogin: false,
    })
    expect(reasons).toEqual(['login'])
  })

  // LOGIN-9
  it('registering by username goes to where the person was going', async () => {
    const { location } = recordRegister({ path: '/m/register?returnTo=%2Fm%2FinviteFriends' })
    await fillNames()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(location()).toBe('/m/inviteFriends'))
  })

  it.each([
    ['PWA', true, null],
    ['WEBCLIP', true, '1'],
    ['H5', false, '1'],
  ])(
    'registering sends the method %s when standalone is %s and the profile flag %s',
    async (method, isStandalone, flag) => {
      if (flag) localStorage.setItem('WEBCLIP', flag)
      const { sent } = recordRegister({ isStandalone })
      await fillNames()
      await press()
      await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ registerMethod: method })]))
    },
  )

  it('a new member is shown once how to play safely, and has to acknowledge it', async () => {
    const { dialogs } = recordRegister()
    await fillNames()
    await press()
    await waitFor(() => expect(dialogs).toHaveLength(1))
    expect(dialogs[0]).toMatchObject({ title: 'Before you play', confirm: 'I understand' })
    expect(dialogs[0]).not.toHaveProperty('cancel')
  })

  // REG-10
  it('a registration leaves nothing of the form behind', async () => {
    const { shell, location } = recordRegister()
    await fillNames()
    await press()
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(keptDraft(shell)).toBeUndefined()
    expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).not.toContain('Play1234')
  })
})

describe('a submit', () => {
  // REG-7
  it('submitting the registration says please wait for 9999 ms, then that it still works, with the button disabled until the answer', async () => {
    let answer = (_: unknown) => undefined as void
    const { toasts, hidden } = recordRegister({
      answers: { 'member.register': () => new Promise((resolve) => (answer = resolve)) },
    })
    await fillNames()
    jest.useFakeTimers()
    const button = screen.getByRole('button', { name: 'Register' })
    await act(async () => button.click())
    expect(toasts).toEqual([
      expect.objectContaining({ kind: 'loading', text: 'Please wait', durationMs: 9999 }),
    ])
    await act(async () => void jest.advanceTimersByTime(9999))
    expect(toasts.at(-1)).toMatchObject({ kind: 'loading', text: 'Still creating your account…' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer(registered))
    expect(hidden).toContain('register')
  })

  // REG-7
  it('the registration is sent once, however often the button is pressed', async () => {
    let answer = (_: unknown) => undefined as void
    const { sent } = recordRegister({
      answers: { 'member.register': () => new Promise((resolve) => (answer = resolve)) },
    })
    await fillNames()
    await userEvent.dblClick(await submitButton())
    await userEvent.type(await field('Username'), '{Enter}{Enter}')
    expect(sent()).toHaveLength(1)
    await act(async () => answer(registered))
  })

  it.each([
    ['network.offline', 0, 'You are offline'],
    ['network.timeout', 0, 'This took too long'],
    ['answer.invalid', 200, "We couldn't read the answer"],
    ['register.closed', 403, "Registration isn't open here."],
  ])(
    'a registration that fails with %s keeps the form, says so, and can be repeated',
    async (code, status, text) => {
      let isDown = true
      const { events, location, sent } = recordRegister({
        answers: { 'member.register': () => (isDown ? refuses(code, {}, status)() : registered) },
      })
      await fillNames()
      await press()
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent(text)
      expect(alert).toHaveTextContent('Your entries are kept.')
      expect(await field('Username')).toHaveValue('perla1')
      expect(await field('Password')).toHaveValue('Play1234')
      expect(events.session.getState().session).toBeNull()
      isDown = false
      await press()
      await waitFor(() => expect(location()).toBe('/m/home'))
      expect(sent()).toHaveLength(2)
    },
  )

  // REG-7
  it('a rate-limited registration says when it may be tried again, with the reference for support', async () => {
    const retryAt = Date.now() + 5 * 60_000 + 5000
    recordRegister({ answers: { 'member.register': refuses('request.rate.limited', { retryAt }, 429) } })
    await fillNames()
    await press()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Try again in 5 minutes.')
    expect(alert).toHaveTextContent('Reference req-1')
  })

  // REG-7
  it('a registration that fails by an error in the page says so and reports it, and the button works again', async () => {
    const reported = jest.fn()
    globalThis.reportError = reported
    recordRegister({
      answers: {
        'member.register': () => {
          throw new TypeError('broken')
        },
      },
    })
    await fillNames()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    expect(reported).toHaveBeenCalledTimes(1)
    expect(await submitButton()).not.toHaveAttribute('aria-busy')
  })

  // REG-7
  it('the registration form prepares encryption on focus', async () => {
    const { shell } = recordRegister()
    let prepared = 0
    shell.transport.prepareSeal = async () => void (prepared += 1)
    await userEvent.click(await field('Username'))
    expect(prepared).toBe(1)
  })
})
