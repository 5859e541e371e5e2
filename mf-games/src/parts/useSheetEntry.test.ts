import { act, renderHook, waitFor } from '@testing-library/react'
import { useSheetEntry } from './useSheetEntry'

beforeEach(() => history.pushState({ key: 'router', idx: 3 }, '', '/m/gameList?gameType=FISH'))

describe('the history entry of a game sheet', () => {
  it('the history entry of a game sheet keeps the address and the router’s state', () => {
    const { result } = renderHook(() => useSheetEntry())
    act(() => result.current.open(7))
    expect(result.current.nodeId).toBe(7)
    expect(history.state).toEqual({ key: 'router', idx: 3, 'plaza.game': 7 })
    expect(location.search).toBe('?gameType=FISH')
  })

  it('the history entry of a game sheet closes on the back button', async () => {
    const { result } = renderHook(() => useSheetEntry())
    act(() => result.current.open(7))
    act(() => history.back())
    await waitFor(() => expect(result.current.nodeId).toBeNull())
  })

  it('closing a game sheet goes back once, however often it is closed', async () => {
    const back = jest.spyOn(history, 'back')
    const { result } = renderHook(() => useSheetEntry())
    act(() => result.current.open(7))
    act(() => {
      result.current.close()
      result.current.close()
    })
    expect(result.current.nodeId).toBeNull()
    expect(back).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(history.state).toEqual({ key: 'router', idx: 3 }))
    back.mockRestore()
  })

  it('the history entry of a game sheet reopens it after a reload', () => {
    history.pushState({ 'plaza.game': 9 }, '')
    expect(renderHook(() => useSheetEntry()).result.current.nodeId).toBe(9)
  })

  it.each([null, 'text', { 'plaza.game': 'nine' }])('the history state %j opens no game sheet', (state) => {
    history.pushState(state, '')
    expect(renderHook(() => useSheetEntry()).result.current.nodeId).toBeNull()
  })
})
