import { createTestPlan } from '@plaza/federation/testing'
import { IDBFactory } from 'fake-indexeddb'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { webcrypto } from 'node:crypto'
import { clearBrowser } from '../../kernel/session/clear-browser'
import { hasRemembered, recallLogin, rememberLogin } from '../../kernel/session/remembered-login'
import { at, fillLogin, showLogin } from './testing'

const player = { type: 'username', username: 'player01', password: 'Play1234' } as const
const mobile = { type: 'sms', username: '09171234567', password: '', countryDialingCode: '65' } as const
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

beforeAll(() => {
  // jsdom has neither; the stored value is opaque to the database.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  globalThis.structuredClone ??= (value: unknown) => value as never
})
beforeEach(() => {
  localStorage.clear()
  globalThis.indexedDB = new IDBFactory()
})

describe('remembering a sign-in', () => {
  // LOGIN-2
  it('remembering a sign-in is on by default, and fills the form at the next visit', async () => {
    const { unmount } = showLogin()
    expect(at.remember()).toBeChecked()
    await fillLogin()
    await userEvent.click(at.submit())
    await waitFor(async () => expect(await recallLogin('username')).toEqual(player))
    unmount()
    showLogin()
    await waitFor(() => expect(at.username()).toHaveValue('player01'))
    expect(at.password()).toHaveValue('Play1234')
    expect(at.remember()).toBeChecked()
  })

  // LOGIN-2
  it('a sign-in without Remember forgets the remembered one', async () => {
    await rememberLogin(player)
    showLogin()
    await waitFor(() => expect(at.password()).toHaveValue('Play1234'))
    await userEvent.click(at.remember())
    await userEvent.click(at.submit())
    await waitFor(() => expect(hasRemembered()).toBe(false))
  })

  it('a failed sign-in is not remembered', async () => {
    showLogin({
      answers: {
        'session.login': () => {
          throw new Error('no')
        },
      },
    })
    window.addEventListener('error', (event) => event.preventDefault(), { once: true })
    await fillLogin()
    await userEvent.click(at.submit())
    await settle()
    expect(hasRemembered()).toBe(false)
  })

  // SESSION-2
  it('the form is empty with Remember on after a deliberate log-out', async () => {
    await rememberLogin(player)
    await clearBrowser(createTestPlan({}))
    showLogin()
    await settle()
    expect(at.username()).toHaveValue('')
    expect(at.password()).toHaveValue('')
    expect(at.remember()).toBeChecked()
  })

  it('a remembered sign-in never overwrites what the person has begun to type', async () => {
    await rememberLogin(player)
    showLogin()
    // Set in one step, because simulated typing can take longer than the remembered sign-in takes to load.
    fireEvent.change(at.username(), { target: { value: 'a' } })
    await settle()
    expect(at.username()).toHaveValue('a')
  })

  // LOGIN-1
  it('a remembered sign-in fills the mode that is switched to, with its country', async () => {
    await rememberLogin(player)
    await rememberLogin(mobile)
    showLogin({ flags: { MOBILEVERCODELOGIN3: true } })
    await waitFor(() => expect(at.username()).toHaveValue('player01'))
    await userEvent.click(at.tab('Mobile'))
    await waitFor(() => expect(at.mobile()).toHaveValue('09171234567'))
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('65')
    await userEvent.click(at.tab('Username'))
    await userEvent.type(at.username(), 'x')
    await userEvent.click(at.tab('Mobile'))
    await userEvent.click(at.tab('Username'))
    await waitFor(() => expect(at.username()).toHaveValue('player01'))
  })

  it('the form starts in the remembered mode when the merchant offers it', async () => {
    await rememberLogin(mobile)
    const { unmount } = showLogin({ flags: { MOBILEVERCODELOGIN3: true } })
    await waitFor(() => expect(at.mobile()).toHaveValue('09171234567'))
    expect(at.code()).toHaveValue('')
    unmount()
    showLogin()
    await settle()
    expect(at.username()).toHaveValue('')
  })

  // LOGIN-2
  it('remembering a sign-in by mobile number keeps number and country, and no code', async () => {
    showLogin({ flags: { MOBILEVERCODELOGIN3: true } })
    await userEvent.click(at.tab('Mobile'))
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'Singapore +65')
    await userEvent.type(at.mobile(), '09171234567')
    await userEvent.type(at.code(), '123456')
    await userEvent.click(at.submit())
    await waitFor(async () => expect(await recallLogin('sms')).toEqual(mobile))
  })

  it('remembering a sign-in does nothing, without an error, when the browser keeps no key', async () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true })
    const { location } = showLogin()
    await fillLogin()
    await userEvent.click(at.submit())
    await waitFor(() => expect(location()).toBe('/m/home'))
    await settle()
    expect(hasRemembered()).toBe(false)
  })
})
