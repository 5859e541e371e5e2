import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw } from '../testing'
import { ConfirmDialog } from './ConfirmDialog'
import { Dialog } from './Dialog'

let now = 1000
const passes = (ms: number) => (now += ms)

beforeEach(() => {
  now = 1000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

const pressMask = async () => {
  const mask = document.querySelector('.mask')
  if (!mask) throw new Error('no mask')
  await userEvent.click(mask)
}

describe('Dialog', () => {
  // FRAME-14
  it('a dialog ignores a press on its backdrop within 300 ms of opening and accepts it afterwards', async () => {
    const onClose = jest.fn()
    draw(
      <Dialog isOpen onClose={onClose} title="News">
        Text
      </Dialog>,
    )
    passes(299)
    await pressMask()
    expect(onClose).not.toHaveBeenCalled()
    passes(1)
    await pressMask()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('a dialog restarts its 300 ms each time it opens', async () => {
    const onClose = jest.fn()
    const dialog = (isOpen: boolean) => (
      <Dialog isOpen={isOpen} onClose={onClose} title="News">
        Text
      </Dialog>
    )
    const { rerender } = draw(dialog(false))
    passes(5000)
    rerender(dialog(true))
    passes(100)
    await pressMask()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('a dialog has a name and closes by Escape', async () => {
    const onClose = jest.fn()
    draw(
      <Dialog isOpen onClose={onClose} title="News">
        Text
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { name: 'News' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('a dialog takes the focus itself when it should be read first', async () => {
    draw(
      <Dialog isOpen takesFocus hasClose onClose={() => {}} title="News">
        Text
      </Dialog>,
    )
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'News' })).toHaveFocus())
  })

  it('a dialog traps the focus and restores it', async () => {
    const dialog = (isOpen: boolean) => (
      <>
        <button type="button">Outside</button>
        <ConfirmDialog
          isOpen={isOpen}
          title="Sign out?"
          text="Really"
          onConfirm={() => {}}
          onCancel={() => {}}
        />
      </>
    )
    const { rerender } = draw(dialog(false))
    screen.getByText('Outside').focus()
    rerender(dialog(true))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab()
      // Focus that leaves at the end returns to the beginning a moment later.
      await waitFor(() => expect(screen.getByText('Outside')).not.toHaveFocus())
    }
    rerender(dialog(false))
    await waitFor(() => expect(screen.getByText('Outside')).toHaveFocus())
  })
})

describe('ConfirmDialog', () => {
  it('a confirmation is an alert dialog that its backdrop never closes', async () => {
    const onCancel = jest.fn()
    draw(<ConfirmDialog isOpen title="Sign out?" text="Really" onConfirm={() => {}} onCancel={onCancel} />)
    expect(screen.getByRole('alertdialog', { name: 'Sign out?' })).toHaveAccessibleDescription('Really')
    passes(1000)
    await pressMask()
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('a confirmation confirms once at a time, and does nothing while it is busy', async () => {
    const onConfirm = jest.fn()
    const dialog = (isBusy: boolean) => (
      <ConfirmDialog
        isOpen
        title="Sign out?"
        text="Really"
        onConfirm={onConfirm}
        onCancel={() => {}}
        isBusy={isBusy}
      />
    )
    const { rerender } = draw(dialog(false))
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    rerender(dialog(true))
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })
})
