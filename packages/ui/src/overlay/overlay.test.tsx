import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from '../dialog'
import { Sheet } from '../sheet'
import { draw } from '../testing'

const nothing = () => {}
const behind = () => screen.getByText('Behind').closest('[aria-hidden]')

/** A page with a live region, and a dialog over it from which a sheet opens. */
function Page({ onClose = nothing }: { onClose?: (which: string) => void }) {
  const [open, setOpen] = useState<string[]>([])
  const closes = (which: string) => () => {
    onClose(which)
    setOpen((all) => all.filter((one) => one !== which))
  }
  const opens = (which: string) => () => setOpen((all) => [...all, which])
  return (
    <>
      <main>
        <button type="button" onClick={opens('dialog')}>
          Behind
        </button>
      </main>
      <aside inert>Closed already</aside>
      <div>
        <div role="status" aria-live="polite">
          News
        </div>
      </div>
      <Dialog isOpen={open.includes('dialog')} onClose={closes('dialog')} title="First">
        <button type="button" onClick={opens('sheet')}>
          More
        </button>
        <button type="button" disabled>
          Disabled
        </button>
        <button type="button">Last</button>
        <Sheet isOpen={open.includes('sheet')} onClose={closes('sheet')} title="Second">
          Content
        </Sheet>
      </Dialog>
    </>
  )
}

describe('overlays', () => {
  // FRAME-14
  it('the page behind an overlay is hidden from assistive technology and does not scroll, except live regions and what was inert before', async () => {
    draw(<Page />)
    await userEvent.click(screen.getByText('Behind'))
    expect(behind()).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByText('News').closest('[aria-hidden]')).toBeNull()
    expect(screen.getByText('Closed already').closest('[aria-hidden]')).toBeNull()
    expect(document.documentElement.style.overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    expect(behind()).toBeNull()
    expect(screen.getByText('Closed already')).toHaveAttribute('inert')
    expect(document.documentElement.style.overflow).toBe('')
  })

  // FRAME-14
  it('Escape closes the topmost overlay alone, and the focus goes back where it was, one by one', async () => {
    const onClose = jest.fn()
    draw(<Page onClose={onClose} />)
    await userEvent.click(screen.getByText('Behind'))
    await userEvent.click(screen.getByText('More'))
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Second')
    expect(screen.getByRole('dialog')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(onClose.mock.calls).toEqual([['sheet']])
    expect(screen.getByText('More')).toHaveFocus()
    expect(behind()).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(onClose.mock.calls).toEqual([['sheet'], ['dialog']])
    expect(screen.getByText('Behind')).toHaveFocus()
  })

  it('the page stays hidden while one of two overlays is open, whichever closes first', async () => {
    const both = (isFirst: boolean, isSecond: boolean) => (
      <>
        <p>Behind</p>
        <Dialog isOpen={isFirst} onClose={nothing} title="First">
          One
        </Dialog>
        <Dialog isOpen={isSecond} onClose={nothing} title="Second">
          Two
        </Dialog>
      </>
    )
    const { rerender } = draw(both(true, true))
    rerender(both(false, true))
    expect(behind()).not.toBeNull()
    rerender(both(false, false))
    expect(behind()).toBeNull()
  })

  it('Tab goes round in an overlay both ways, and comes back from outside', async () => {
    draw(<Page />)
    await userEvent.click(screen.getByText('Behind'))
    expect(screen.getByText('More')).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(screen.getByText('Last')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByText('More')).toHaveFocus()
    act(() => (document.activeElement as HTMLElement).blur())
    await userEvent.tab()
    expect(screen.getByText('More')).toHaveFocus()
  })

  // FRAME-14
  it('focus that a script moves behind an overlay comes back to the topmost one', async () => {
    draw(<Page />)
    const opener = screen.getByText('Behind')
    await userEvent.click(opener)
    await userEvent.click(screen.getByText('More'))
    act(() => opener.focus())
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    act(() => opener.focus())
    expect(screen.getByText('More')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    act(() => opener.focus())
    expect(opener).toHaveFocus()
  })

  it('the focus goes back to the opener when an overlay that replaced another one closes', async () => {
    const Receipt = () => {
      const [open, setOpen] = useState<'slip' | 'receipt' | null>(null)
      return (
        <>
          <button type="button" onClick={() => setOpen('slip')}>
            Bet
          </button>
          <Dialog isOpen={open === 'slip'} onClose={() => setOpen(null)} title="Slip">
            <button type="button" onClick={() => setOpen('receipt')}>
              Place
            </button>
          </Dialog>
          <Dialog isOpen={open === 'receipt'} onClose={() => setOpen(null)} title="Receipt">
            Placed
          </Dialog>
        </>
      )
    }
    draw(<Receipt />)
    await userEvent.click(screen.getByText('Bet'))
    await userEvent.click(screen.getByText('Place'))
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Receipt')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText('Bet')).toHaveFocus()
  })

  it('a selection that ends on the mask does not close a dialog', async () => {
    const onClose = jest.fn()
    draw(
      <Dialog isOpen onClose={onClose} title="News">
        Text
      </Dialog>,
    )
    const mask = document.querySelector('.mask')!
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Text') },
      { target: mask },
      { keys: '[/MouseLeft]', target: mask },
    ])
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(mask)
    expect(onClose).toHaveBeenCalledTimes(1)
    jest.restoreAllMocks()
  })

  it('an overlay stays until its closing transition has ended, and endless animations do not keep it', async () => {
    let end = nothing
    const finished = new Promise<void>((resolve) => (end = resolve))
    class FakeTransition {
      finished = finished
    }
    Object.assign(globalThis, { CSSTransition: FakeTransition })
    Object.assign(Element.prototype, {
      getAnimations: () => [new FakeTransition(), { finished: new Promise(nothing) }],
    })
    const onClosed = jest.fn()
    const dialog = (isOpen: boolean) => (
      <Dialog isOpen={isOpen} onClose={nothing} onClosed={onClosed} title="News">
        Text
      </Dialog>
    )
    const { rerender } = draw(dialog(true))
    rerender(dialog(false))
    expect(screen.getByText('Text').closest('[data-closing]')).not.toBeNull()
    expect(onClosed).not.toHaveBeenCalled()
    end()
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1))
    expect(screen.queryByText('Text')).toBeNull()
    Reflect.deleteProperty(Element.prototype, 'getAnimations')
  })
})
