import { fireEvent } from '@testing-library/react'
import { watchTilePresses } from './tile-presses'

let grid: HTMLElement
let pressed: number[]
let clicks: number
let downs: number
let stop: () => void
const tile = () => grid.querySelector('[data-node="7"] button') as HTMLElement
const down = (target = tile(), how: object = {}) =>
  fireEvent.pointerDown(target, {
    isPrimary: true,
    button: 0,
    pointerId: 1,
    clientX: 50,
    clientY: 50,
    ...how,
  })
const move = (clientX: number, clientY: number) =>
  fireEvent.pointerMove(window, { pointerId: 1, clientX, clientY })
const up = () => fireEvent.pointerUp(window, { pointerId: 1 })

beforeAll(() => {
  // jsdom has no pointer events.
  class Pointer extends MouseEvent {
    readonly pointerId: number
    readonly isPrimary: boolean
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init)
      this.pointerId = init.pointerId ?? 0
      this.isPrimary = init.isPrimary ?? false
    }
  }
  Object.assign(window, { PointerEvent: Pointer })
})
beforeEach(() => {
  jest.useFakeTimers()
  grid = document.createElement('div')
  grid.innerHTML =
    '<article data-node="7"><button>Mango</button><button aria-pressed="false">♥</button></article><p>end</p>'
  document.body.append(grid)
  pressed = []
  downs = 0
  clicks = 0
  grid.addEventListener('click', () => {
    clicks += 1
  })
  stop = watchTilePresses(
    grid,
    (nodeId) => pressed.push(nodeId),
    () => {
      downs += 1
    },
  )
})
afterEach(() => {
  stop()
  grid.remove()
  jest.useRealTimers()
})

describe('a long press on a tile', () => {
  // FRAME-15
  it('a long press fires after 370 ms, not before', () => {
    down()
    jest.advanceTimersByTime(369)
    expect(pressed).toEqual([])
    jest.advanceTimersByTime(1)
    expect(pressed).toEqual([7])
  })

  it('a long press suppresses the click that follows it, and no later one', () => {
    down()
    jest.advanceTimersByTime(400)
    up()
    expect(fireEvent.click(tile())).toBe(false)
    expect(clicks).toBe(0)
    down()
    up()
    fireEvent.click(tile())
    expect(clicks).toBe(1)
  })

  it('a long press leaves later taps alone, even when no click followed it', () => {
    down()
    jest.advanceTimersByTime(400)
    up()
    jest.advanceTimersByTime(350)
    fireEvent.click(tile())
    expect(clicks).toBe(1)
  })

  it('a long press prevents the click of the finger that goes up', () => {
    down()
    jest.advanceTimersByTime(400)
    expect(fireEvent.touchEnd(document.body)).toBe(false)
  })

  it('a finger that goes up earlier is a tap, not a long press', () => {
    down()
    jest.advanceTimersByTime(300)
    up()
    fireEvent.click(tile())
    jest.advanceTimersByTime(1000)
    expect([pressed, clicks]).toEqual([[], 1])
  })

  it.each([
    [61, 50, []],
    [50, 39, []],
    [58, 58, []],
    [60, 50, [7]],
    [57, 57, [7]],
  ])('a long press is cancelled when the finger moves by more than 10 px: to %d, %d', (x, y, expected) => {
    down()
    move(x, y)
    jest.advanceTimersByTime(400)
    expect(pressed).toEqual(expected)
  })

  it('a long press is cancelled when something scrolls, or the browser takes the touch over', () => {
    down()
    fireEvent.scroll(document)
    jest.advanceTimersByTime(400)
    down()
    fireEvent.pointerCancel(window, { pointerId: 1 })
    jest.advanceTimersByTime(400)
    expect(pressed).toEqual([])
  })

  it.each([
    ['a second finger', () => down(tile(), { isPrimary: false })],
    ['another mouse button', () => down(tile(), { button: 2 })],
    ['the heart', () => down(grid.querySelector('[aria-pressed]') as HTMLElement)],
    ['the place beside the tiles', () => down(grid.querySelector('p') as HTMLElement)],
  ])('a long press is not started by %s', (_, act) => {
    act()
    jest.advanceTimersByTime(400)
    expect(pressed).toEqual([])
  })

  it('a long press suppresses the browser’s context menu that a touch opens a little later', () => {
    down()
    jest.advanceTimersByTime(400)
    expect(fireEvent.contextMenu(tile())).toBe(false)
    expect(pressed).toEqual([7])
  })

  it('the context-menu key and a right click act as a long press in place of the menu', () => {
    expect(fireEvent.contextMenu(tile())).toBe(false)
    expect(pressed).toEqual([7])
    expect(fireEvent.contextMenu(grid.querySelector('p') as HTMLElement)).toBe(true)
    expect(pressed).toEqual([7])
  })

  it('a long press belongs to the grid of its tile, and to no grid that is gone', () => {
    const other = document.createElement('div')
    other.innerHTML = '<article data-node="9"><button>Reef</button></article>'
    document.body.append(other)
    const ofOther: number[] = []
    const stopOther = watchTilePresses(other, (nodeId) => ofOther.push(nodeId))
    fireEvent.contextMenu(other.querySelector('button') as HTMLElement)
    expect([pressed, ofOther]).toEqual([[], [9]])
    stopOther()
    expect(fireEvent.contextMenu(other.querySelector('button') as HTMLElement)).toBe(true)
    expect(ofOther).toEqual([9])
    other.remove()
  })

  it('the start of a press is announced, so that what a tap needs can be prefetched', () => {
    down()
    expect([downs, pressed]).toEqual([1, []])
    down(grid.querySelector('[aria-pressed]') as HTMLElement)
    expect(downs).toBe(1)
  })

  it('a long press does nothing when its grid is removed meanwhile', () => {
    down()
    stop()
    jest.advanceTimersByTime(400)
    expect(pressed).toEqual([])
  })
})
