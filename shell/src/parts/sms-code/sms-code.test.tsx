import { CallError } from '@plaza/client/transport'
import type { BusEvent } from '@plaza/contract/page'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderShell } from '../../testing/render-shell'
import { SmsCodeField } from './SmsCodeField'
import { useSmsCode } from './useSmsCode'

const start = new Date('2026-11-21T10:00:00Z').getTime()
type Given = { send?: () => Promise<{ expiredMinutes: number }>; isValid?: boolean }

const noCaptcha = { code: '', proven: async () => undefined, ask: () => undefined, spent: () => undefined }

function Field({ send = async () => ({ expiredMinutes: 1 }), isValid = true }: Given) {
  const [code, setCode] = useState('')
  const sms = useSmsCode({ purpose: 'login', validate: () => isValid, captcha: noCaptcha, send })
  return <SmsCodeField sms={sms} value={code} onChange={setCode} />
}
function Page(given: Given) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      {isHere && <Field {...given} />}
      <button onClick={() => setHere(false)}>leave</button>
    </>
  )
}

/** The field on a page, and the texts of its toasts in order. */
function show(given: Given = {}) {
  const said: (BusEvent<'toast'> | string)[] = []
  const made = renderShell(<Page {...given} />, {
    onEvents: (bus) => {
      bus.on('toast', (toast) => said.push(toast))
      bus.on('toast:hide', ({ id }) => said.push(`hide ${id}`))
    },
  })
  return { ...made, said }
}
const link = () => screen.getAllByRole('button')[0]!
const press = () => act(async () => void fireEvent.click(link()))
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))
const kept = () => JSON.parse(sessionStorage.getItem('plaza.smsUntil') ?? '{}') as Record<string, number>
const fails = (code: string, value: Record<string, unknown> = {}, status = 429) => ({
  send: () => Promise.reject(new CallError(code, 'req-1', value, status)),
})

beforeEach(() => {
  sessionStorage.clear()
  jest.useFakeTimers({ now: start })
})
afterEach(() => jest.useRealTimers())

describe('an SMS code', () => {
  // SMS-1
  it('the SMS code field says for at most 10 s that the code is being sent, then for 1.5 s that it was', async () => {
    let answer = (_: { expiredMinutes: number }) => undefined as void
    const { said } = show({ send: () => new Promise((resolve) => (answer = resolve)) })
    await press()
    expect(link()).toHaveAttribute('aria-busy', 'true')
    expect(said).toEqual([{ id: 'sms', kind: 'loading', text: 'Sending SMS…', durationMs: 10_000 }])
    await act(async () => answer({ expiredMinutes: 1 }))
    expect(said[1]).toEqual({ id: 'sms', kind: 'success', text: 'SMS sent', durationMs: 1500 })
    expect(link()).not.toHaveAttribute('aria-busy')
  })

  // SMS-1
  it('the SMS code field counts the server’s minutes down in seconds, ignores presses meanwhile, and sends again at 0', async () => {
    const send = jest.fn(async () => ({ expiredMinutes: 2 }))
    show({ send })
    await press()
    expect(link()).toHaveTextContent('120s')
    expect(link()).toHaveAccessibleName('Send code again in 120s')
    expect(link()).toHaveAttribute('aria-disabled', 'true')
    await pass(1000)
    expect(link()).toHaveTextContent('119s')
    await press()
    expect(send).toHaveBeenCalledTimes(1)
    await pass(118_000)
    expect(link()).toHaveTextContent('1s')
    await pass(1000)
    expect(link()).toHaveTextContent('Send code')
    await press()
    expect(send).toHaveBeenCalledTimes(2)
  })

  // SMS-1
  it('the SMS code field counts 60 s when the server names no time', async () => {
    show({ send: async () => ({ expiredMinutes: 0 }) })
    await press()
    expect(link()).toHaveTextContent('60s')
  })

  it('the SMS countdown follows the clock, and is right at once after the tab was suspended', async () => {
    show()
    await press()
    jest.setSystemTime(start + 45_000)
    await pass(1000)
    expect(link()).toHaveTextContent('14s')
  })

  it('the SMS code is not sent until the mobile number is valid', async () => {
    const send = jest.fn(async () => ({ expiredMinutes: 1 }))
    const { said } = show({ send, isValid: false })
    await press()
    expect(send).not.toHaveBeenCalled()
    expect(said).toEqual([])
  })

  it('the SMS code is sent once, however often the button is pressed', async () => {
    const send = jest.fn(() => new Promise<never>(() => undefined))
    show({ send })
    await press()
    await press()
    expect(send).toHaveBeenCalledTimes(1)
  })

  // SMS-1
  it('the SMS countdown continues after a reload', async () => {
    const first = show()
    await press()
    const was = sessionStorage.getItem('plaza.smsUntil') ?? ''
    expect(kept()).toEqual({ login: start + 60_000 })
    first.unmount()
    // A reload ends a page without leaving it.
    sessionStorage.setItem('plaza.smsUntil', was)
    jest.setSystemTime(start + 20_000)
    show()
    expect(link()).toHaveTextContent('40s')
  })

  // SMS-1
  it('the SMS countdown of a page that was left is removed, and those of other forms stay', async () => {
    sessionStorage.setItem('plaza.smsUntil', JSON.stringify({ register: start + 5000 }))
    show()
    await press()
    fireEvent.click(screen.getByText('leave'))
    expect(kept()).toEqual({ register: start + 5000 })
  })

  it('an answer that arrives after its page was left starts no SMS countdown', async () => {
    let answer = (_: { expiredMinutes: number }) => undefined as void
    const { said } = show({ send: () => new Promise((resolve) => (answer = resolve)) })
    await press()
    fireEvent.click(screen.getByText('leave'))
    await act(async () => answer({ expiredMinutes: 5 }))
    expect(kept()).toEqual({})
    expect(said.at(-1)).toBe('hide sms')
  })

  it.each(['{', 'null', '[]', '{"login":"soon"}', '{"login":1e99}', '{"login":1}'])(
    'the SMS code can be sent when storage holds the invalid value %j',
    (text) => {
      sessionStorage.setItem('plaza.smsUntil', text)
      show()
      expect(link()).toHaveTextContent('Send code')
    },
  )
})

describe('a request for an SMS code that fails', () => {
  // SMS-2
  it('a failed request for an SMS code only hides the sending message when there is no connection', async () => {
    const { said } = show(fails('network.offline', {}, 0))
    await press()
    expect(said.slice(1)).toEqual(['hide sms'])
    expect(screen.getByRole('textbox', { name: 'SMS code' })).toBeValid()
    expect(link()).toHaveTextContent('Send code')
    expect(link()).not.toHaveAttribute('aria-disabled')
  })

  // SMS-2
  it('a refused request for an SMS code shows the server’s message at the field until it is edited', async () => {
    const { said } = show(fails('sms.not.sent', {}, 503))
    await press()
    expect(said.slice(1)).toEqual(['hide sms'])
    const field = screen.getByRole('textbox', { name: 'SMS code' })
    expect(field).toHaveAccessibleDescription("The SMS couldn't be sent. Please try again.")
    fireEvent.change(field, { target: { value: '1' } })
    expect(field).toHaveAccessibleDescription('')
  })

  it('a request for an SMS code that comes too soon counts down to the server’s time', async () => {
    show(fails('sms.too.soon', { retryAt: start + 30_000 }))
    await press()
    expect(link()).toHaveTextContent('30s')
    expect(screen.getByRole('textbox', { name: 'SMS code' })).toHaveAccessibleDescription(
      /already on its way/,
    )
  })
})

describe('the field of an SMS code', () => {
  // LOGIN-4
  it('the SMS code field accepts at most ten digits, and the code that the device offers from the message', () => {
    show()
    const field = screen.getByRole('textbox', { name: 'SMS code' })
    expect(field).toHaveAttribute('maxlength', '10')
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    fireEvent.change(field, { target: { value: ' 1234 ' } })
    expect(field).toHaveValue('1234')
  })
})
