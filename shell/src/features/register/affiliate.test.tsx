import type { BusEvent } from '@plaza/contract/page'
import type { HostEvents } from '@plaza/events'
import { screen, waitFor } from '@testing-library/react'
import {
  requiredRule,
  field,
  fillNames,
  offered,
  press,
  refuses,
  settingsWith,
  showRegister,
  submitButton,
  write,
  type ShowOptions,
} from './testing'

beforeEach(() => localStorage.clear())

const enabled = settingsWith({
  affiliateCode: { ...offered, minLength: 4, maxLength: 16, pattern: '[A-Za-z0-9]+' },
})
/** One code is valid, all others are not. */
const valid = 'AGENT01'
const affiliates = (input: unknown) => {
  const { query } = input as { query: { code: string } }
  return query.code === valid ? {} : refuses('affiliate.invalid')()
}

function show(options: ShowOptions = {}) {
  const toasts: BusEvent<'toast'>[] = []
  const made = showRegister({
    register: enabled,
    ...options,
    answers: { 'agent.affiliate': affiliates, 'invitations.visit': {}, ...options.answers },
    onEvents: (events: HostEvents) => void events.on('toast', (toast) => void toasts.push(toast)),
  })
  return {
    ...made,
    errors: () => toasts.filter(({ kind }) => kind === 'error'),
    lookups: () => made.calls.filter(({ id }) => id === 'agent.affiliate').map(({ input }) => input),
    sent: () =>
      made.calls
        .filter(({ id }) => id === 'member.register')
        .map(({ input }) => (input as { body: { affiliateCode: string } }).body.affiliateCode),
  }
}

describe('the affiliate code of the address', () => {
  it.each(['affiliateCode', 'affiliate', 'code'])(
    'an affiliate code in the address is looked up on mount: %s',
    async (name) => {
      const { lookups } = show({ path: `/m/register?${name}=${valid}` })
      await waitFor(() =>
        expect(lookups()).toEqual([expect.objectContaining({ query: { code: valid, domain: 'localhost' } })]),
      )
      await submitButton()
    },
  )

  // REG-5
  it('a valid affiliate code in the address hides the field and is sent', async () => {
    const { sent, lookups } = show({ path: `/m/register?affiliateCode=${valid}` })
    await waitFor(() => expect(lookups()).toHaveLength(1))
    await fillNames()
    expect(screen.queryByLabelText(/^Invitation code/)).toBeNull()
    await press()
    await waitFor(() => expect(sent()).toEqual([valid]))
  })

  // REG-5
  it('an invalid affiliate code in the address is shown in the field', async () => {
    show({ path: '/m/register?affiliateCode=NOPE99' })
    expect(await field('Invitation code')).toHaveValue('NOPE99')
  })

  // REG-5
  it('an invalid affiliate code in the address is not sent when the field is disabled', async () => {
    const { sent } = show({ register: settingsWith(), path: '/m/register?affiliateCode=NOPE99' })
    await fillNames()
    expect(screen.queryByLabelText(/^Invitation code/)).toBeNull()
    await press()
    await waitFor(() => expect(sent()).toEqual(['']))
  })

  // REG-5
  it('an affiliate code that is too long is not looked up', async () => {
    const { lookups } = show({ path: `/m/register?affiliateCode=${'A'.repeat(65)}` })
    expect(await field('Invitation code')).toBeInTheDocument()
    expect(lookups()).toEqual([])
  })

  // REG-5
  it('the affiliate field is shown when the code could not be looked up', async () => {
    show({
      path: `/m/register?affiliateCode=${valid}`,
      answers: { 'agent.affiliate': refuses('network.offline', {}, 0) },
    })
    expect(await field('Invitation code')).toHaveValue(valid)
  })

  // REG-5
  it('without an affiliate code nothing is looked up, and the field is shown when it is enabled', async () => {
    const { lookups } = show()
    expect(await field('Invitation code')).toHaveValue('')
    expect(lookups()).toEqual([])
  })
})

describe('the affiliate field at submit', () => {
  // REG-5
  it('the affiliate code is checked again at submit; an invalid one is reported for 1 s, gets the focus, and stops the registration', async () => {
    const { sent, errors, lookups } = show()
    await fillNames()
    await write('Invitation code', 'NOPE99')
    await press()
    await waitFor(() =>
      expect(errors()).toEqual([
        expect.objectContaining({ kind: 'error', text: 'Invitation code error.', durationMs: 1000 }),
      ]),
    )
    await waitFor(async () => expect(await field('Invitation code')).toHaveFocus())
    expect(await field('Invitation code')).toHaveAttribute('aria-invalid', 'true')
    expect(lookups()).toHaveLength(1)
    expect(sent()).toEqual([])
    expect(await submitButton()).not.toHaveAttribute('aria-busy')
  })

  // REG-5
  it('a malformed affiliate code from the address stops the registration in the same way', async () => {
    const { sent, errors } = show({ path: '/m/register?affiliateCode=bad' })
    await fillNames()
    await press()
    await waitFor(() =>
      expect(errors()).toEqual([
        expect.objectContaining({ kind: 'error', text: 'Invitation code error.', durationMs: 1000 }),
      ]),
    )
    await waitFor(async () => expect(await field('Invitation code')).toHaveFocus())
    expect(await field('Invitation code')).toHaveAccessibleDescription('Invitation code error.')
    expect(sent()).toEqual([])
  })

  // REG-5
  it('a valid affiliate code is sent with the registration', async () => {
    const { sent, lookups } = show()
    await fillNames()
    await write('Invitation code', ` ${valid} `)
    await press()
    await waitFor(() => expect(sent()).toEqual([valid]))
    expect(lookups()).toHaveLength(1)
  })

  // REG-5
  it('an empty affiliate code is sent unchecked when it is optional', async () => {
    const { sent, lookups } = show()
    await fillNames()
    await press()
    await waitFor(() => expect(sent()).toEqual(['']))
    expect(lookups()).toEqual([])
  })

  // REG-5
  it('the affiliate code must be filled in when it is required', async () => {
    const { sent } = show({ register: settingsWith({ affiliateCode: requiredRule }) })
    await fillNames()
    await press()
    await waitFor(async () => expect(await field('Invitation code')).toHaveFocus())
    expect(sent()).toEqual([])
  })

  // ERROR-2
  it('the form is kept when the affiliate code cannot be checked', async () => {
    const { sent, errors } = show({ answers: { 'agent.affiliate': refuses('network.offline', {}, 0) } })
    await fillNames()
    await write('Invitation code', valid)
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
    expect(errors()).toEqual([])
    expect(sent()).toEqual([])
  })

  // REG-5
  it('the affiliate field comes back when the gateway refuses the code of the address after all', async () => {
    const { errors } = show({
      path: `/m/register?affiliateCode=${valid}`,
      answers: { 'member.register': refuses('affiliate.invalid') },
    })
    await fillNames()
    await press()
    await waitFor(async () => expect(await field('Invitation code')).toHaveFocus())
    expect(errors()).toHaveLength(1)
  })
})

// INVITE-1
it.each([
  [`?affiliateCode=${valid}`, [{ kind: 'agent', code: valid }]],
  ['?recommenderId=PERLA7', [{ kind: 'member', code: 'PERLA7' }]],
  [
    `?recommenderId=PERLA7&code=${valid}`,
    [
      { kind: 'agent', code: valid },
      { kind: 'member', code: 'PERLA7' },
    ],
  ],
  ['', []],
])('a visit of the invitation link %s is counted for its codes', async (query, visits) => {
  const { calls } = show({ path: `/m/register${query}` })
  await submitButton()
  const counted = calls.filter(({ id }) => id === 'invitations.visit')
  expect(counted.map(({ input }) => (input as { body: object }).body)).toEqual(visits)
})

it('registration goes on when a visit cannot be counted', async () => {
  const refused = refuses('request.rate.limited', {}, 429)
  const { errors } = show({
    path: '/m/register?recommenderId=PERLA7',
    answers: { 'invitations.visit': refused },
  })
  await submitButton()
  expect(errors()).toEqual([])
})
