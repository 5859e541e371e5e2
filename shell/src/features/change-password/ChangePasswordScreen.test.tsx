import { CallError } from '@plaza/client/transport'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RememberedLogin } from '../../kernel/session/remembered-login'
import {
  forgetFirstPassword,
  firstPasswordOf,
  holdFirstPassword,
} from '../../kernel/session/first-login-password'
import { isFirstLogin } from '../../kernel/session/password-change'
import type { RenderShellOptions } from '../../testing/render-shell'
import { press, showScreen, testRules, write } from '../../parts/password-form/testing'
import { ChangePasswordScreen } from './ChangePasswordScreen'

let remembered: RememberedLogin | null = null
const reencoded: unknown[] = []
jest.mock('../../kernel/session/remembered-login', () => ({
  recallLogin: async () => remembered,
  reencodeLogin: async (...given: unknown[]) => void reencoded.push(given),
}))

beforeEach(() => {
  localStorage.clear()
  remembered = null
  reencoded.length = 0
  forgetFirstPassword()
})
afterEach(() => jest.useRealTimers())

const player = testSession({ userName: 'player01' })
const info = (more: object = {}) => ({
  ...{ id: 'm1', nickname: null, account: 'player01', type: 0, toUpline: false, regDate: 0 },
  ...{ mustChangePassword: true, ...more },
})
const show = async (options: RenderShellOptions = {}) => {
  const view = showScreen(ChangePasswordScreen, '/m/changePsw', {
    session: player,
    ...options,
    answers: { 'password.change': {}, 'member.info': info(), ...options.answers },
  })
  await act(async () => undefined)
  return view
}
const fill = async (given: { old?: string; next?: string; again?: string } = {}) => {
  if (given.old !== undefined) await write('Old password', given.old)
  await write(/^New password/, given.next ?? 'Better99')
  await write(/^Confirm password/, given.again ?? given.next ?? 'Better99')
}
const refusing = (code: string, status = 400) => ({
  'password.change': () => {
    throw new CallError(code, 'ref', {}, status)
  },
})
const oldField = () => screen.queryByLabelText('Old password', { selector: 'input' })

describe('the old password', () => {
  // CHANGE-1
  it('the form asks for the old password when none is kept, and shows the username read-only', async () => {
    const { inputs } = await show()
    expect(screen.getByLabelText('Username')).toHaveValue('player01')
    expect(screen.getByLabelText('Username')).toHaveAttribute('readonly')
    await fill({ old: 'Play1234' })
    await press('Confirm')
    expect(inputs('password.change')).toEqual([
      { body: { oldPassword: 'Play1234', newPassword: 'Better99', confirmNewPassword: 'Better99' } },
    ])
  })

  // CHANGE-1
  it('the form sends the remembered password as the old one when it belongs to this account', async () => {
    remembered = { type: 'username', username: 'PLAYER01', password: 'Known111' }
    holdFirstPassword('player01', 'First111')
    const { inputs } = await show()
    expect(oldField()).toBeNull()
    await fill()
    await press('Confirm')
    expect(inputs('password.change')).toMatchObject([{ body: { oldPassword: 'Known111' } }])
  })

  // CHANGE-1
  it('the form uses the password of the first login when none is remembered or the remembered one belongs to another account', async () => {
    remembered = { type: 'username', username: 'agent01', password: 'Known111' }
    holdFirstPassword('player01', 'First111')
    const { inputs } = await show()
    expect(oldField()).toBeNull()
    await fill()
    await press('Confirm')
    expect(inputs('password.change')).toMatchObject([{ body: { oldPassword: 'First111' } }])
  })

  // CHANGE-1
  it('the old password field appears with an error when the remembered password is no longer correct', async () => {
    remembered = { type: 'username', username: 'player01', password: 'Stale111' }
    await show({ answers: refusing('password.old.wrong') })
    await fill()
    await press('Confirm')
    await waitFor(() => expect(oldField()).toHaveFocus())
    expect(oldField()).toHaveAccessibleDescription('The old password is wrong.')
    expect(screen.getByLabelText(/^New password/, { selector: 'input' })).toHaveValue('Better99')
  })
})

describe('the fields', () => {
  // CHANGE-2
  it('empty fields show what is missing, the first of them gets the focus, and no call is made', async () => {
    const { inputs } = await show()
    await press('Confirm')
    expect(oldField()).toHaveFocus()
    expect(oldField()).toHaveAccessibleDescription('Please fill this in.')
    expect(screen.getByLabelText(/^New password/, { selector: 'input' })).toHaveAccessibleDescription(
      'Please fill this in.',
    )
    expect(screen.getByLabelText(/^Confirm password/, { selector: 'input' })).toHaveAccessibleDescription(
      'Enter password',
    )
    expect(inputs('password.change')).toEqual([])
  })

  // CHANGE-2
  it.each([
    ['short', 'Abc12', 'Abc12', '8 to 20 characters'],
    ['not the same twice', 'Better99', 'Better98', 'Confirmation password not matched'],
  ])('the form refuses a new password that is %s', async (_why, next, again, text) => {
    const { inputs } = await show()
    await fill({ old: 'Play1234', next, again })
    await press('Confirm')
    expect(screen.getAllByText(text)[0]).toBeInTheDocument()
    expect(inputs('password.change')).toEqual([])
  })

  // CHANGE-2
  it('the form explains in a dialog that the new password equals the old one, and makes no call', async () => {
    const { inputs, dialogs } = await show()
    await fill({ old: 'Play1234', next: 'Play1234' })
    await press('Confirm')
    expect(dialogs).toEqual([
      expect.objectContaining({
        text: 'The new password and the old password cannot be the same',
        confirm: 'Confirm',
      }),
    ])
    expect(inputs('password.change')).toEqual([])
  })

  // LANG-1
  it('the form follows a change of the page’s language', async () => {
    const { setLanguage } = await show()
    await press('Confirm')
    setLanguage('fil')
    expect(oldField() ?? screen.getByLabelText('Lumang password')).toHaveAccessibleDescription(
      'Pakisagutan ito.',
    )
  })
})

describe('a change that succeeds', () => {
  // CHANGE-3
  it('a successful change hides the loading message, shows "Change saved" for 1 s, and goes home after 1 s', async () => {
    const { toasts, hidden, location } = await show()
    await fill({ old: 'Play1234' })
    jest.useFakeTimers()
    await act(async () => screen.getByRole('button', { name: 'Confirm' }).click())
    expect(toasts).toEqual([
      expect.objectContaining({ kind: 'loading', text: 'Please wait', durationMs: 9999 }),
      expect.objectContaining({ kind: 'success', text: 'Change saved', durationMs: 1000 }),
    ])
    expect(hidden).toEqual([toasts[0]?.id])
    act(() => jest.advanceTimersByTime(999))
    expect(location()).toBe('/m/changePsw')
    act(() => jest.advanceTimersByTime(1))
    expect(location()).toBe('/m/home')
  })

  // LOGIN-2
  it('a successful change updates the remembered sign-in and forgets the first password', async () => {
    holdFirstPassword('player01', 'First111')
    await show()
    await fill()
    await press('Confirm')
    expect(reencoded).toEqual([['Better99', 'player01']])
    expect(firstPasswordOf('player01')).toBeUndefined()
  })

  // CHANGE-4
  it('a successful change lifts a forced change, and announcements still treat the login as the first one', async () => {
    const { events } = await show({ session: { ...player, firstTimeLogin: true } })
    await fill({ old: 'Play1234' })
    await press('Confirm')
    const { session } = events.session.getState()
    expect(session).toMatchObject({ userName: 'player01', firstTimeLogin: false })
    expect(session && isFirstLogin(session)).toBe(true)
    expect(isFirstLogin(testSession({ userName: 'agent01' }))).toBe(false)
  })

  // REG-7
  it('the change is sent once, however often the button is pressed', async () => {
    const { inputs } = await show({ answers: { 'password.change': () => new Promise(() => undefined) } })
    await fill({ old: 'Play1234' })
    await press('Confirm')
    await press('Confirm')
    expect(inputs('password.change')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true')
  })
})

describe('a change that fails', () => {
  // CHANGE-3
  it.each([
    ['password.weak', /^New password/, 'This password is too easy to guess. Please choose another.'],
    ['modify.new.old.same', /^New password/, 'The new password and the old password cannot be the same.'],
    ['password.mismatch', /^Confirm password/, 'Confirmation password not matched.'],
  ])(
    'a refusal with %s hides the loading message and shows the error at its field',
    async (code, label, text) => {
      const { toasts, hidden, location } = await show({ answers: refusing(code) })
      await fill({ old: 'Play1234' })
      await press('Confirm')
      await waitFor(() =>
        expect(screen.getByLabelText(label, { selector: 'input' })).toHaveAccessibleDescription(text),
      )
      expect(toasts.map(({ kind }) => kind)).toEqual(['loading'])
      expect(hidden).toEqual([toasts[0]?.id])
      expect(location()).toBe('/m/changePsw')
      expect(reencoded).toEqual([])
    },
  )

  // ERROR-2
  it('the form keeps its values and reports the failure when there is no connection', async () => {
    await show({ answers: refusing('network.offline', 0) })
    await fill({ old: 'Play1234' })
    await press('Confirm')
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
    expect(oldField()).toHaveValue('Play1234')
  })
})

describe('without a session', () => {
  // SESSION-4
  it('a visitor who opens the page is sent home', async () => {
    const { location } = await show({ session: null })
    expect(location()).toBe('/m/home')
  })

  it('the page stays when the session is lost, and the next tap goes to sign in with the way back', async () => {
    const { events, location, inputs } = await show()
    act(() => events.setSession(null, 'expired'))
    expect(location()).toBe('/m/changePsw')
    expect(screen.getByLabelText('Username')).toHaveValue('player01')
    await press('Confirm')
    expect(location()).toBe('/m/login?returnTo=%2Fm%2FchangePsw')
    expect(inputs('password.change')).toEqual([])
  })
})

describe('while it is forced', () => {
  it('a forced change says why, and offers signing out as the way out', async () => {
    const requests: unknown[] = []
    await show({
      session: { ...player, firstTimeLogin: true },
      onEvents: (events) => events.on('session:logout-request', (event) => requests.push(event)),
    })
    expect(screen.getByText(/choose a password that only you know/)).toBeInTheDocument()
    await press('Sign out')
    expect(requests).toEqual([{}])
  })

  it('a forced change offers no way out when the merchant does not want one', async () => {
    await show()
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
  })
})

describe('an account that an agent opened', () => {
  const opened = (age: object, more: RenderShellOptions = {}) =>
    show({
      session: { ...player, firstTimeLogin: true },
      ...more,
      answers: {
        'member.info': info({ mustDeclareAge: true }),
        'system.setting.register': {
          ...testRules,
          age: { minimum: 21, needsDeclaration: true, needsBirthDate: false, ...age },
        },
        ...more.answers,
      },
    })

  // REG-9
  it('the first password change of an opened account asks for the declaration of age and sends it', async () => {
    const { inputs } = await opened({})
    await fill({ old: 'Play1234' })
    await press('Confirm')
    const box = screen.getByRole('checkbox', { name: /21/ })
    expect(box).toHaveFocus()
    expect(screen.getByText('Please confirm that you are of age and may play.')).toBeInTheDocument()
    expect(inputs('password.change')).toEqual([])
    await userEvent.click(box)
    await press('Confirm')
    expect(inputs('password.change')).toMatchObject([{ body: { declaration: true } }])
  })

  // REG-9
  it('the first password change of an opened account asks for the date of birth where the merchant does, and refuses anyone too young', async () => {
    const { inputs } = await opened({ needsBirthDate: true })
    await fill({ old: 'Play1234' })
    await userEvent.click(screen.getByRole('checkbox', { name: /21/ }))
    await write(/^Date of birth/, '2020-01-01')
    await press('Confirm')
    expect(inputs('password.change')).toEqual([])
    await write(/^Date of birth/, '1990-02-03')
    await press('Confirm')
    expect(inputs('password.change')).toMatchObject([
      { body: { declaration: true, birthDate: '1990-02-03' } },
    ])
  })

  // REG-9
  it('the declaration appears where the gateway asks for it although the account could not be read', async () => {
    await opened(
      {},
      {
        answers: {
          ...refusing('declaration.required'),
          'member.info': () => {
            throw new CallError('network.offline', 'ref', {}, 0)
          },
        },
      },
    )
    expect(screen.queryByRole('checkbox')).toBeNull()
    await fill({ old: 'Play1234' })
    await press('Confirm')
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /21/ })).toHaveFocus())
  })
})
