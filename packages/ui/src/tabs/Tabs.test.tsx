import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { draw } from '../testing'
import { Tabs } from './Tabs'

function Records({ keepsPanels = false }: { keepsPanels?: boolean }) {
  const [value, setValue] = useState('bets')
  const panel = (name: string) => <input aria-label={name} />
  return (
    <Tabs
      label="Records"
      value={value}
      onChange={setValue}
      keepsPanels={keepsPanels}
      items={[
        { id: 'bets', label: 'Bets', count: 3, panel: panel('A bet') },
        { id: 'wins', label: 'Wins', panel: panel('A win') },
        { id: 'all', label: 'All', panel: panel('Anything') },
      ]}
    />
  )
}
const tab = (name: RegExp) => screen.getByRole('tab', { name })
const focused = () => document.activeElement?.textContent

describe('tabs', () => {
  // A11Y-1
  it('tabs show the panel of the chosen tab, named by it', async () => {
    draw(<Records />)
    expect(tab(/Bets/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(tab(/Wins/))
    expect(screen.getByRole('tabpanel', { name: 'Wins' })).toContainElement(screen.getByLabelText('A win'))
    expect(screen.queryByLabelText('A bet')).toBeNull()
  })

  // A11Y-1
  it('one tab is in the order of focus, and arrow keys, Home and End move along the others', async () => {
    draw(<Records />)
    await userEvent.tab()
    const seen = []
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`)
      seen.push(focused())
    }
    expect(seen).toEqual(['Wins', 'All', 'Bets3', 'All', 'Bets3', 'All'])
    expect(tab(/Bets/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    expect(tab(/All/)).toHaveAttribute('aria-selected', 'true')
    expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([-1, -1, 0])
  })

  it('the arrow keys follow the direction of the page', () => {
    draw(<Records />)
    screen.getByRole('tablist').style.direction = 'rtl'
    tab(/Bets/).focus()
    fireEvent.keyDown(tab(/Bets/), { key: 'ArrowLeft' })
    expect(focused()).toBe('Wins')
  })

  it('panels that are kept keep what was typed in them', async () => {
    draw(<Records keepsPanels />)
    await userEvent.type(screen.getByLabelText('A bet'), 'x')
    await userEvent.click(tab(/Wins/))
    expect(screen.getByLabelText('A bet')).not.toBeVisible()
    await userEvent.click(tab(/Bets/))
    expect(screen.getByLabelText('A bet')).toHaveValue('x')
  })

  it('tabs without panels are the row alone', () => {
    draw(<Tabs label="Mode" value="a" onChange={() => undefined} items={[{ id: 'a', label: 'A' }]} />)
    expect(screen.queryByRole('tabpanel')).toBeNull()
    expect(tab(/A/)).not.toHaveAttribute('aria-controls')
  })
})
