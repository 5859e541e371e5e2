import { watchPull } from './pull'

interface Finger {
  /** Where it is, px, and when, ms. */
  moves: [x: number, y: number, at: number][]
  target?: Element
  leavesAt?: number
  cancelled?: boolean
}

const fire = (target: Element, type: string, at: number, point?: { clientX: number; clientY: number }) => {
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: at })
  target.dispatchEvent(Object.assign(event, { touches: point ? [point] : [] }))
  return event.defaultPrevented
}

/** A sheet of 400 px with a scrolled list, and a finger that is put down at 100, 100. */
function sheet() {
  document.body.innerHTML =
    '<div id="sheet"><p>Text</p><div id="list"><b>Row</b></div><textarea></textarea></div>'
  const box = document.getElementById('sheet')!
  Object.defineProperty(box, 'offsetHeight', { value: 400 })
  const shares: number[] = []
  const ends: boolean[] = []
  const watch = new AbortController()
  watchPull(box, { move: (share) => shares.push(share), end: (closes) => ends.push(closes) }, watch.signal)
  const pull = ({ moves, target = box.querySelector('p')!, leavesAt, cancelled = false }: Finger) => {
    fire(target, 'touchstart', 0, { clientX: 100, clientY: 100 })
    const prevented = moves.map(([clientX, clientY, at]) =>
      fire(target, 'touchmove', at, { clientX, clientY }),
    )
    fire(target, cancelled ? 'touchcancel' : 'touchend', leavesAt ?? moves.at(-1)?.[2] ?? 0)
    return { shares, ends, prevented }
  }
  return { box, pull, end: () => watch.abort() }
}

describe('a finger on a sheet', () => {
  it.each([
    [
      'closes it after 40 % of its height',
      {
        moves: [
          [100, 180, 300],
          [100, 262, 900],
        ],
      },
      [true],
    ],
    [
      'leaves it open when it leaves sooner',
      {
        moves: [
          [100, 180, 300],
          [100, 250, 900],
        ],
      },
      [false],
    ],
    [
      'closes it by a flick',
      {
        moves: [
          [100, 120, 20],
          [100, 160, 60],
        ],
      },
      [true],
    ],
    ['leaves it open when it rests before it leaves', { moves: [[100, 160, 60]], leavesAt: 300 }, [false]],
    [
      'leaves it open when the browser takes the touch',
      { moves: [[100, 300, 90]], cancelled: true },
      [false],
    ],
    ['taps without pulling', { moves: [[101, 103, 40]] }, []],
    [
      'moves a rail sideways without pulling',
      {
        moves: [
          [160, 130, 40],
          [160, 300, 80],
        ],
      },
      [],
    ],
    [
      'scrolls up without pulling',
      {
        moves: [
          [100, 60, 40],
          [100, 300, 90],
        ],
      },
      [],
    ],
  ] satisfies [string, Finger, boolean[]][])('a finger on a sheet %s', (_, finger, ends) => {
    expect(sheet().pull(finger).ends).toEqual(ends)
  })

  it('a finger on a sheet moves it by as much, and the browser does not scroll meanwhile', () => {
    const { shares, prevented } = sheet().pull({
      moves: [
        [100, 200, 300],
        [100, 80, 600],
        [100, 600, 900],
      ],
    })
    expect(shares).toEqual([0.25, 0, 1])
    expect(prevented).toEqual([true, true, true])
  })

  it('a finger on a sheet first scrolls a list back to its top, and writes in a field', () => {
    const { box, pull } = sheet()
    const list = box.querySelector('#list')!
    list.scrollTop = 10
    expect(pull({ moves: [[100, 300, 300]], target: list.querySelector('b')! }).ends).toEqual([])
    expect(pull({ moves: [[100, 300, 300]], target: box.querySelector('textarea')! }).ends).toEqual([])
    list.scrollTop = 0
    expect(pull({ moves: [[100, 300, 300]], target: list.querySelector('b')! }).ends).toEqual([true])
  })

  it('a finger on a sheet does nothing after the watch has ended', () => {
    const { pull, end } = sheet()
    end()
    expect(pull({ moves: [[100, 300, 300]] }).shares).toEqual([])
  })
})
