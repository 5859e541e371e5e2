/** @jest-environment jsdom */
import { bridgeTo } from './operator-bridge'

const origin = 'http://localhost:8080'
const around = { postMessage: jest.fn() }
const self = Object.assign(new EventTarget(), { parent: around }) as unknown as Window
const postMessageEvent = (data: unknown, from: string, source: unknown = around) => {
  const event = new MessageEvent('message', { data, origin: from })
  Object.defineProperty(event, 'source', { value: source })
  self.dispatchEvent(event)
}

describe('the bridge to the operator’s page', () => {
  // LAUNCH-7
  it('pause and resume are accepted from the operator’s origin and window alone', () => {
    const [onPause, onResume] = [jest.fn(), jest.fn()]
    const bridge = bridgeTo({ self, operatorOrigin: origin, onPause, onResume, onHidden: jest.fn() })
    postMessageEvent({ plaza: 1, type: 'pause' }, 'http://evil.example')
    postMessageEvent({ plaza: 1, type: 'pause' }, origin, {})
    postMessageEvent({ plaza: 1, type: 'win' }, origin)
    postMessageEvent('pause', origin)
    expect(onPause).not.toHaveBeenCalled()
    postMessageEvent({ plaza: 1, type: 'pause' }, origin)
    postMessageEvent({ plaza: 1, type: 'resume' }, origin)
    expect([onPause.mock.calls.length, onResume.mock.calls.length]).toEqual([1, 1])
    bridge.close()
    postMessageEvent({ plaza: 1, type: 'pause' }, origin)
    expect(onPause).toHaveBeenCalledTimes(1)
  })

  // FRAME-25
  it('the game is told when the player hides balances and shows them again', () => {
    const [onPause, onResume, onHidden] = [jest.fn(), jest.fn(), jest.fn()]
    const bridge = bridgeTo({ self, operatorOrigin: origin, onPause, onResume, onHidden })
    postMessageEvent({ plaza: 1, type: 'hide-balance' }, origin)
    postMessageEvent({ plaza: 1, type: 'show-balance' }, origin)
    expect(onHidden.mock.calls).toEqual([[true], [false]])
    expect([onPause.mock.calls.length, onResume.mock.calls.length]).toEqual([0, 0])
    bridge.close()
  })

  // LAUNCH-7
  it('messages are posted to the operator’s origin alone', () => {
    bridgeTo({
      self,
      operatorOrigin: origin,
      onPause: jest.fn(),
      onResume: jest.fn(),
      onHidden: jest.fn(),
    }).tell({
      plaza: 1,
      type: 'ready',
    })
    expect(around.postMessage).toHaveBeenCalledWith({ plaza: 1, type: 'ready' }, origin)
  })
})
