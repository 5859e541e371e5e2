import { useCall } from '@plaza/client'
import { CallError } from '@plaza/client/transport'
import { helpCall } from '@plaza/contract/site'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell } from '../../testing/render-shell'
import { OfflineBar } from './OfflineBar'

const goOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void fireEvent(window, new Event(isOnline ? 'online' : 'offline')))
}
afterEach(() => jest.restoreAllMocks())

function Asks() {
  const { refetch } = useCall(helpCall, {})
  return <button onClick={() => void refetch()}>ask</button>
}

describe('the bar of a lost connection', () => {
  // FRAME-17
  it('the offline bar appears and disappears with the connection', () => {
    renderShell(<OfflineBar />)
    expect(screen.queryByText(/No connection/)).toBeNull()
    goOnline(false)
    expect(screen.getByText(/No connection/)).toBeInTheDocument()
    goOnline(true)
    expect(screen.queryByText(/No connection/)).toBeNull()
  })

  // FRAME-17
  it('the offline bar appears when calls get no answer although the browser reports a connection, and disappears with the next answer', async () => {
    let isLost = true
    const help = () => {
      if (isLost) throw new CallError('network.timeout', '', {}, 0)
      return { entries: [] }
    }
    renderShell(
      <>
        <OfflineBar />
        <Asks />
      </>,
      { answers: { 'content.help': help } },
    )
    expect(await screen.findByText(/slow or lost/)).toBeInTheDocument()
    isLost = false
    await userEvent.click(screen.getByRole('button', { name: 'ask' }))
    expect(screen.queryByText(/slow or lost/)).toBeNull()
  })

  it('the offline bar says that the service is restarting until a retried call is answered', async () => {
    jest.useFakeTimers()
    let isAway = true
    const help = () => {
      if (isAway) throw new CallError('service.unavailable', 'req-1', {}, 503)
      return { entries: [] }
    }
    renderShell(
      <>
        <OfflineBar />
        <Asks />
      </>,
      { answers: { 'content.help': help } },
    )
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByText(/service is restarting/)).toBeInTheDocument()
    isAway = false
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(screen.queryByText(/service is restarting/)).toBeNull()
    jest.useRealTimers()
  })

  it('the offline bar does not appear when a call is refused', async () => {
    const help = () => {
      throw new CallError('feature.off', 'req-1', {}, 403)
    }
    renderShell(
      <>
        <OfflineBar />
        <Asks />
      </>,
      { answers: { 'content.help': help } },
    )
    await act(async () => undefined)
    expect(screen.queryByText(/slow or lost/)).toBeNull()
  })

  // FRAME-23
  it('the offline bar says that figures may be old while the stream is away, and nothing once it is back', () => {
    const { events } = renderShell(<OfflineBar />)
    act(() => events.say('stream:lost', {}))
    expect(screen.getByText(/may be out of date/)).toBeInTheDocument()
    goOnline(false)
    expect(screen.getByText(/No connection/)).toBeInTheDocument()
    goOnline(true)
    act(() => events.say('stream:restored', {}))
    expect(screen.queryByText(/out of date/)).toBeNull()
  })
})
