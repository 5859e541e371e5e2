import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { draw } from '../testing'
import { Menu } from './Menu'

function Host({ onPress }: { onPress: (id: string) => void }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const item = (id: string, label: string, staysOpen = false) => ({
    id,
    label,
    staysOpen,
    onPress: () => onPress(id),
  })
  return (
    <>
      <button ref={anchor} type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Menu
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        anchor={anchor}
        label="Menu"
        items={[item('hide', 'Hide balance', true), item('out', 'Sign out')]}
      />
    </>
  )
}

describe('Menu', () => {
  it('opens with a name, and a press on an item closes it unless it is a switch', async () => {
    const onPress = jest.fn()
    draw(<Host onPress={onPress} />)
    await userEvent.click(screen.getByText('Open'))
    expect(await screen.findByRole('menu', { name: 'Menu' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hide balance' }))
    expect(screen.getByRole('menu')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    expect(onPress.mock.calls).toEqual([['hide'], ['out']])
  })

  it('closes by Escape and gives the focus back to its button', async () => {
    draw(<Host onPress={() => {}} />)
    await userEvent.click(screen.getByText('Open'))
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByText('Open')).toHaveFocus())
  })
})
