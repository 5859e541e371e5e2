import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  bothTabs,
  field,
  fillNames,
  offered,
  press,
  settingsWith,
  showRegister,
  startEachTestAfresh,
  submitButton,
  write,
} from './testing'

startEachTestAfresh()

describe('the two tabs', () => {
  const mobileToo = { flags: bothTabs, register: settingsWith({ mobileNum: offered }) }
  const tab = (name: string) => act(() => screen.getByRole('tab', { name }).click())
  const number = () => screen.getByLabelText(/^Mobile number/)

  // REG-1
  it('the registration tabs copy the mobile number 150 ms after a change of tab, both ways', async () => {
    showRegister(mobileToo)
    await write('Mobile number', '9171234567')
    jest.useFakeTimers()
    tab('Mobile')
    expect(number()).toHaveValue('')
    act(() => void jest.advanceTimersByTime(149))
    expect(number()).toHaveValue('')
    act(() => void jest.advanceTimersByTime(1))
    expect(number()).toHaveValue('9171234567')
    jest.useRealTimers()
    await write('Mobile number', '9998887777')
    jest.useFakeTimers()
    tab('Username')
    expect(number()).toHaveValue('9171234567')
    act(() => void jest.advanceTimersByTime(150))
    expect(number()).toHaveValue('9998887777')
  })

  // REG-1
  it('the registration tabs lose no number when they are changed faster than that', async () => {
    showRegister(mobileToo)
    await write('Mobile number', '9171234567')
    jest.useFakeTimers()
    tab('Mobile')
    act(() => void jest.advanceTimersByTime(50))
    tab('Username')
    act(() => void jest.advanceTimersByTime(1000))
    expect(number()).toHaveValue('9171234567')
  })

  // REG-1
  it('the registration tabs do not overwrite what is typed meanwhile', async () => {
    showRegister(mobileToo)
    await write('Mobile number', '9171234567')
    jest.useFakeTimers()
    tab('Mobile')
    act(() => void jest.advanceTimersByTime(100))
    fireEvent.change(number(), { target: { value: '5' } })
    act(() => void jest.advanceTimersByTime(1000))
    expect(number()).toHaveValue('5')
  })

  // REG-1
  it('arrow keys move along the registration tabs', async () => {
    showRegister(mobileToo)
    await userEvent.click(await screen.findByRole('tab', { name: 'Username' }))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(screen.getByRole('tab', { name: 'Mobile', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    expect(screen.getByRole('tab', { name: 'Username', selected: true })).toHaveFocus()
  })

  // REG-1
  it('each registration tab drops the errors of the other one', async () => {
    showRegister(mobileToo)
    await press()
    expect(await field('Username')).toHaveAttribute('aria-invalid', 'true')
    tab('Mobile')
    expect(number()).not.toHaveAttribute('aria-invalid')
  })
})

describe('the agreement', () => {
  // REG-7
  it('the agreement is accepted by default; without it the button is disabled and says why', async () => {
    const { calls } = showRegister()
    await fillNames()
    const box = screen.getByRole('checkbox', { name: /user agreement/ })
    expect(box).toBeChecked()
    expect(await submitButton()).not.toHaveAttribute('aria-disabled')
    await userEvent.click(box)
    expect(await submitButton()).toHaveAttribute('aria-disabled', 'true')
    expect(await submitButton()).toHaveAccessibleDescription('Accept the user agreement to continue.')
    await press()
    await userEvent.type(await field('Username'), '{Enter}')
    expect(calls.map(({ id }) => id)).not.toContain('member.register')
  })

  // REG-10
  it('the form keeps its values while the person reads the agreement', async () => {
    showRegister({ flags: bothTabs })
    await fillNames()
    const link = screen.getByRole('link', { name: 'user agreement' })
    expect(link).toHaveAttribute('href', '/m/useragreement')
    await userEvent.click(link)
    expect(screen.queryByLabelText(/^Username/)).toBeNull()
    await userEvent.click(screen.getByText('come back'))
    expect(await field('Username')).toHaveValue('perla1')
    expect(await field('Password')).toHaveValue('Play1234')
  })
})

describe('what is kept of a form that has been left', () => {
  // REG-10
  it('no password is kept of a form that was left, and nothing in storage', async () => {
    showRegister()
    await fillNames()
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
    for (const storage of [localStorage, sessionStorage])
      expect(JSON.stringify(storage)).not.toContain('Play1234')
    await userEvent.click(screen.getByText('come back'))
    expect(await field('Username')).toHaveValue('perla1')
    expect(await field('Password')).toHaveValue('')
    expect(await field('Confirm password')).toHaveValue('')
  })
})
