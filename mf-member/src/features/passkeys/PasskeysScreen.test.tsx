import { CallError } from '@plaza/client'
import type { Passkey } from '@plaza/contract/identity'
import { testSession } from '@plaza/federation/testing'
import { startRegistration } from '@simplewebauthn/browser'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { PasskeysScreen } from './PasskeysScreen'

jest.mock('@simplewebauthn/browser', () => ({ startRegistration: jest.fn() }))

const passkey = (more: Partial<Passkey> = {}): Passkey => ({
  id: 'one',
  name: 'My phone',
  createdAt: Date.UTC(2026, 10, 1, 4),
  usedAt: null,
  host: 'localhost',
  ...more,
})
const made = {
  id: 'new',
  rawId: 'new',
  type: 'public-key',
  response: { clientDataJSON: 'c', attestationObject: 'a' },
}
const show = (answers: Record<string, unknown> = {}) =>
  renderMember(<PasskeysScreen />, {
    session: testSession(),
    path: '/m/passkeys',
    answers: {
      'security.passkeys': { passkeys: [] },
      'security.passkeys.begin': { challenge: 'x' },
      ...answers,
    },
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const inputs = (calls: { id: string; input: unknown }[], id: string) =>
  calls.filter((call) => call.id === id).map(({ input }) => input)

describe('the page of passkeys', () => {
  beforeEach(() => Object.assign(globalThis, { PublicKeyCredential: class {} }))
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    jest.mocked(startRegistration).mockReset()
  })

  // SECURITY-7
  it('a passkey gets a name, is made by the browser and is listed', async () => {
    jest.mocked(startRegistration).mockResolvedValue({ ...made, clientExtensionResults: {} } as never)
    let passkeys: Passkey[] = []
    const { calls } = show({
      'security.passkeys': () => ({ passkeys }),
      'security.passkeys.add': () => {
        passkeys = [passkey({ name: 'My laptop' })]
        return {}
      },
    })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await press('Add a passkey')
    expect(name).toHaveAccessibleDescription('Enter a name.')
    expect(startRegistration).not.toHaveBeenCalled()
    await userEvent.type(name, 'My laptop')
    await press('Add a passkey')
    expect(await screen.findByText('Not used yet')).toBeVisible()
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'x' } })
    expect(inputs(calls, 'security.passkeys.add')).toEqual([{ body: { name: 'My laptop', passkey: made } }])
  })

  // SECURITY-7
  it.each([
    [Object.assign(new Error('no'), { name: 'NotAllowedError' }), 'No passkey was added. You can try again.'],
    [
      Object.assign(new Error('known'), { name: 'InvalidStateError' }),
      'This device has a passkey for your account already.',
    ],
    [
      Object.assign(new Error('none'), { name: 'NotSupportedError' }),
      "This device can't make a passkey for this site.",
    ],
  ])('a passkey that the browser did not make adds nothing and says why: %s', async (error, text) => {
    jest.mocked(startRegistration).mockRejectedValue(error)
    const { calls } = show()
    await press('Add a passkey')
    expect(await screen.findByText(text)).toBeVisible()
    expect(inputs(calls, 'security.passkeys.add')).toEqual([])
  })

  it('a passkey that the gateway refuses says why', async () => {
    jest.mocked(startRegistration).mockResolvedValue(made as never)
    show({
      'security.passkeys.add': () => {
        throw new CallError('passkey.failed', '', {}, 400)
      },
    })
    await press('Add a passkey')
    expect(await screen.findByText('This passkey could not be checked. Please try again.')).toBeVisible()
  })

  // SECURITY-7
  it('a passkey of another host names that host, and is removed after a confirmation', async () => {
    let passkeys = [passkey({ host: 'promo.localhost', usedAt: Date.UTC(2026, 10, 1, 4) })]
    const { calls } = show({
      'security.passkeys': () => ({ passkeys }),
      'security.passkeys.remove': () => {
        passkeys = []
        return {}
      },
    })
    expect(await screen.findByText('Works at promo.localhost only')).toBeVisible()
    await press('Remove My phone')
    expect(await screen.findByText(/Delete it on your device too/)).toBeVisible()
    await press('Remove')
    await waitFor(() => expect(screen.queryByText('My phone')).toBeNull())
    expect(inputs(calls, 'security.passkeys.remove')).toEqual([{ params: { id: 'one' } }])
  })

  // SECURITY-7
  it('a browser without passkeys lists them and offers none', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    show({ 'security.passkeys': { passkeys: [passkey()] } })
    expect(await screen.findByText('This browser has no passkeys')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove My phone' })).toBeVisible()
  })
})
