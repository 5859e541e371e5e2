import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw } from '../testing'
import { Sheet } from './Sheet'

const sheet = (onClose: () => void, isOpen = true) => (
  <Sheet
    isOpen={isOpen}
    onClose={onClose}
    title="Language"
    detail="Of the interface"
    footer={<button type="button">Done</button>}
  >
    Content
  </Sheet>
)

describe('Sheet', () => {
  it('a sheet is a dialog with its title as name and its detail as description', () => {
    draw(sheet(() => {}))
    expect(screen.getByRole('dialog', { name: 'Language' })).toHaveAccessibleDescription('Of the interface')
    expect(screen.getByText('Content')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Done' })).toBeInTheDocument()
  })

  it('a sheet asks its host to close by its button and by Escape, and stays until the host does', async () => {
    const onClose = jest.fn()
    const { rerender } = draw(sheet(onClose))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    rerender(sheet(onClose, false))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('a closed sheet adds nothing to the page', () => {
    draw(sheet(() => {}, false))
    expect(screen.queryByText('Content')).not.toBeInTheDocument()
  })
})
