import { CallError } from '@plaza/client/transport'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Overlays } from '../../frame/overlays/Overlays'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { ServiceScreen } from './ServiceScreen'
import { ServiceWidget } from './ServiceWidget'

const url = '/wps/demo-chat?token=one'

/** A window as `window.open` answers it. */
const windowOf = () => ({
  opener: window as unknown,
  closed: false,
  document: document.implementation.createHTMLDocument(),
  location: { replace: jest.fn() },
  close: jest.fn(),
})

const show = (
  ui: React.ReactNode,
  { answers, takesVisitors = true, ...options }: RenderShellOptions & { takesVisitors?: boolean } = {},
) =>
  renderShell(
    <>
      <Overlays />
      {ui}
    </>,
    {
      path: '/m/service?reference=PZ7',
      answers: {
        'content.contacts': { contacts: [], chat: { takesVisitors } },
        'chat.launch': { url, expiresAt: 1 },
        ...answers,
      },
      ...options,
    },
  )

describe('the chat', () => {
  let opened: ReturnType<typeof windowOf>
  let open: jest.SpyInstance
  beforeEach(() => {
    opened = windowOf()
    open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  })
  afterEach(() => open.mockRestore())
  const tap = async () => userEvent.click(await screen.findByRole('button', { name: 'Live chat' }))

  // CHAT-1
  it('the chat is the first contact, and its window is opened by the tap, before the address is known', async () => {
    let answer = (_value: object) => undefined as void
    const { calls } = show(<ServiceScreen />, {
      answers: { 'chat.launch': () => new Promise((resolve) => (answer = resolve)) },
    })
    await tap()
    expect(open).toHaveBeenCalledWith('', '_blank')
    expect(opened.document.body.textContent).toBe('Opening the chat…')
    expect(calls.at(-1)).toMatchObject({
      id: 'chat.launch',
      input: { body: { language: 'en', reference: 'PZ7' } },
    })
    expect(opened.location.replace).not.toHaveBeenCalled()
    // A second tap meanwhile opens no second window.
    await tap()
    answer({ url, expiresAt: 1 })
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(url))
    expect(opened.opener).toBeNull()
    expect(open).toHaveBeenCalledTimes(1)
  })

  // CHAT-1
  it('the window of a chat that cannot be opened is closed again, and the page says why', async () => {
    show(<ServiceScreen />, {
      answers: {
        'chat.launch': () => {
          throw new CallError('chat.unavailable', 'abc', {}, 503)
        },
      },
    })
    await tap()
    expect(await screen.findByText(/Chat can't be reached right now/)).toBeInTheDocument()
    expect(opened.close).toHaveBeenCalled()
  })

  it('a window that its member closed meanwhile is left alone', async () => {
    opened.closed = true
    const { calls } = show(<ServiceScreen />)
    await tap()
    await waitFor(() => expect(calls.at(-1)?.id).toBe('chat.launch'))
    expect(opened.location.replace).not.toHaveBeenCalled()
  })

  // CHAT-1
  it('a visitor logs in first where the provider takes members only', async () => {
    const asked = jest.fn()
    const { calls } = show(<ServiceScreen />, {
      takesVisitors: false,
      onEvents: (events) => void events.on('session:required', asked),
    })
    await tap()
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ returnTo: '/m/service?reference=PZ7' }))
    expect(open).not.toHaveBeenCalled()
    expect(calls.some(({ id }) => id === 'chat.launch')).toBe(false)
  })

  it('the customer-service widget opens the chat by its icon', async () => {
    show(<ServiceWidget />, { path: '/m/home' })
    await userEvent.click(await screen.findByRole('button', { name: 'Customer service' }))
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(url))
  })
})
