/** @jest-environment node */
import { createInbox } from './inbox'

describe('an inbox', () => {
  it('an inbox keeps messages until it is opened, then passes all of them on in order', () => {
    const inbox = createInbox<number>()
    const got: number[] = []
    inbox.put(1)
    inbox.put(2)
    const close = inbox.open((item) => got.push(item))
    inbox.put(3)
    expect(got).toEqual([1, 2, 3])
    close()
    inbox.put(4)
    expect(got).toEqual([1, 2, 3])
    inbox.open((item) => got.push(item))
    expect(got).toEqual([1, 2, 3, 4])
  })
})
