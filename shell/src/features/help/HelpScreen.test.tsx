import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { HelpScreen } from './HelpScreen'
import { openEntry } from './open-entry'

const entries = ['How to begin', 'Deposits', 'Withdrawals'].map((title) => ({
  title,
  content: `<p>All about: ${title}</p>`,
}))
const show = (options: RenderShellOptions = {}) =>
  renderShell(<HelpScreen />, { path: '/m/help', answers: { 'content.help': { entries } }, ...options })
const opened = () =>
  [...document.querySelectorAll('details[open] summary')].map((summary) => summary.textContent)

describe('the open entry', () => {
  // HELP-1
  it.each([
    [null, '0'],
    ['0', '0'],
    ['2', '2'],
    ['3', '0'],
    ['-1', '0'],
    ['01', '1'],
    ['x', '0'],
    ['none', null],
  ])('the help centre opens for i=%j the entry %j of three', (i, id) => {
    expect(openEntry(i, 3)).toBe(id)
  })
})

describe('the help centre', () => {
  // HELP-1
  it('the help centre loads entries for the device and the language', async () => {
    const { calls } = show({ language: 'fil' })
    await screen.findByText('Deposits')
    expect(calls).toEqual([
      {
        id: 'content.help',
        input: expect.objectContaining({ query: { device: 'MOBILE', language: 'fil' } }),
      },
    ])
  })

  it('the help centre opens the first entry, or the one in the address', async () => {
    show()
    await screen.findByText('Deposits')
    expect(opened()).toEqual(['How to begin'])
  })

  it('the help centre keeps the open entry in the address without adding to the history', async () => {
    const { location } = show({ path: '/m/help?i=1' })
    await screen.findByText('Deposits')
    expect(opened()).toEqual(['Deposits'])
    await userEvent.click(screen.getByText('Withdrawals'))
    expect(opened()).toEqual(['Withdrawals'])
    expect(location()).toBe('/m/help?i=2')
    await userEvent.click(screen.getByText('Withdrawals'))
    expect(opened()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(location()).toBe('/m/home')
  })

  // HELP-1
  it('the help centre says so when there is no help', async () => {
    show({ answers: { 'content.help': { entries: [] } } })
    expect(await screen.findByText('No data')).toBeInTheDocument()
  })
})
