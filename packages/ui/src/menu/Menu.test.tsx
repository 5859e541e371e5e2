import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { draw } from '../testing'
import { Menu } from './Menu'

function Host({ onPress }: { onPress: (id: string) => void }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const item = (id: string, label: string, more = {}) => ({ id, label, onPress: () => onPress(id), ...more })
  return (
    <>
      <button ref={anchor} type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">After</button>
      <Menu
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        anchor={anchor}
        label="Menu"
        items={[
          item('hide', 'Hide balance', { staysOpen: true }),
          item('feedback', 'Feedback', { isDisabled: true }),
          item('out', 'Sign out'),
        ]}
      />
    </>
  )
}

async function open(onPress: (id: string) => void = () => {}) {
  draw(<Host onPress={onPress} />)
  await userEvent.click(screen.getByText('Open'))
}
const item = (name: string) => screen.getByRole('menuitem', { name })
const isGone = () => expect(screen.queryByRole('menu')).not.toBeInTheDocument()

describe('Menu', () => {
  it('a menu opens with a name and focuses its first item', async () => {
    await open()
    expect(screen.getByRole('menu', { name: 'Menu' })).toBeInTheDocument()
    expect(item('Hide balance')).toHaveFocus()
  })

  it('a menu closes by a press on an item, unless that is a switch or disabled', async () => {
    const onPress = jest.fn()
    await open(onPress)
    await userEvent.click(item('Hide balance'))
    await userEvent.click(item('Feedback'))
    expect(screen.getByRole('menu')).toBeInTheDocument()
    await userEvent.click(item('Sign out'))
    isGone()
    expect(onPress.mock.calls).toEqual([['hide'], ['out']])
  })

  it('arrow keys, Home, End and first letters move in a menu and wrap around', async () => {
    await open()
    for (const [key, name] of [
      ['{ArrowDown}', 'Feedback'],
      ['{End}', 'Sign out'],
      ['{ArrowDown}', 'Hide balance'],
      ['{ArrowUp}', 'Sign out'],
      ['{Home}', 'Hide balance'],
      ['s', 'Sign out'],
      ['F', 'Feedback'],
      ['q', 'Feedback'],
    ] as const) {
      await userEvent.keyboard(key)
      expect(item(name)).toHaveFocus()
    }
  })

  it('a menu closes by Escape and returns the focus to its button', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    isGone()
    expect(screen.getByText('Open')).toHaveFocus()
  })

  it('a menu closes by Tab, which continues from the button', async () => {
    await open()
    await userEvent.tab()
    isGone()
    expect(screen.getByText('After')).toHaveFocus()
  })

  it('a menu closes by a press beside it and when the window is resized', async () => {
    await open()
    await userEvent.click(document.querySelector('.outside') ?? document.body)
    isGone()
    await userEvent.click(screen.getByText('Open'))
    fireEvent(window, new Event('resize'))
    isGone()
  })
})
