import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw } from '../testing'
import { Accordion } from '../accordion'
import { Segmented } from '../segmented'
import { Tabs } from '../tabs'
import { Timeline } from '../timeline'
import { List } from './List'
import { ListRow } from './ListRow'

describe('List', () => {
  it('a list consists of rows: links, buttons, choices', async () => {
    const press = jest.fn()
    draw(
      <List label="Settings">
        <ListRow title="Change password" href="/m/changePsw" />
        <ListRow title="Sign out" onPress={press} />
        {null}
        <ListRow title="English" isSelected onPress={press} />
      </List>,
    )
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/m/changePsw')
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(press).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('Segmented', () => {
  it('a segmented control is a choice of one that arrow keys move', async () => {
    const onChange = jest.fn()
    const options = [
      { value: 'user', label: 'Username' },
      { value: 'mobile', label: 'Mobile' },
    ] as const
    draw(<Segmented label="Way" options={options} value="user" onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(onChange).toHaveBeenCalledWith('mobile')
  })
})

describe('Tabs', () => {
  it('tabs show the panel of the chosen tab', async () => {
    const onChange = jest.fn()
    const items = [
      { id: 'a', label: 'Claimable', count: 2, panel: 'first panel' },
      { id: 'b', label: 'History', panel: 'second panel' },
    ]
    draw(<Tabs label="Rewards" items={items} value="a" onChange={onChange} />)
    expect(screen.getByRole('tabpanel')).toHaveTextContent('first panel')
    await userEvent.click(screen.getByRole('tab', { name: 'History' }))
    expect(onChange).toHaveBeenCalledWith('b')
  })
})

describe('Timeline', () => {
  it('a timeline describes its marks in words', () => {
    draw(
      <Timeline
        steps={[
          { id: '1', title: 'Created', state: 'done' },
          { id: '2', title: 'Processing', state: 'current' },
        ]}
      />,
    )
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('Created (done)')
    expect(second).toHaveAttribute('aria-current', 'step')
  })
})

describe('Accordion', () => {
  it('an accordion opens one entry, and closes it by a second press', async () => {
    const onChange = jest.fn()
    const items = [
      { id: '0', title: 'Deposit', content: 'How to' },
      { id: '1', title: 'Withdraw', content: 'When' },
    ]
    draw(<Accordion items={items} openId="0" onChange={onChange} />)
    await userEvent.click(screen.getByText('Withdraw'))
    await userEvent.click(screen.getByText('Deposit'))
    expect(onChange.mock.calls).toEqual([['1'], [null]])
    expect(screen.getAllByRole('group').map((entry) => entry.hasAttribute('open'))).toEqual([true, false])
  })
})
