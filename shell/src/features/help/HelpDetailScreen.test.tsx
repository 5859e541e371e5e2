import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell } from '../../testing/render-shell'
import { HelpDetailScreen } from './HelpDetailScreen'
import { HelpScreen } from './HelpScreen'

const entries = ['How to begin', 'Deposits', 'Withdrawals'].map((title) => ({
  title,
  content: `<p>All about: ${title}</p>`,
}))
const show = (i: string, given = entries) =>
  renderShell(<HelpDetailScreen />, {
    path: `/m/helpDetail${i}`,
    answers: { 'content.help': { entries: given } },
  })

describe('an entry of the help centre as a page', () => {
  // HELP-1
  it.each([
    ['?i=2', 'Withdrawals'],
    ['?i=0', 'How to begin'],
    ['', 'How to begin'],
    ['?i=3', 'How to begin'],
    ['?i=-1', 'How to begin'],
    ['?i=none', 'How to begin'],
    ['?i=%3Cscript%3E', 'How to begin'],
  ])('the help page at %s shows the entry "%s" alone', async (i, title) => {
    show(i)
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
    expect(screen.getByText(`All about: ${title}`)).toBeInTheDocument()
    expect(screen.getAllByText(/All about/)).toHaveLength(1)
  })

  it('the help page has a bar of its own, whose arrow leads to the help centre', async () => {
    const { location } = show('?i=1')
    await screen.findByRole('heading', { name: 'Deposits' })
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(location()).toBe('/m/help')
  })

  it('the help page says so when there is no help', async () => {
    show('?i=0', [])
    expect(await screen.findByText('No data')).toBeInTheDocument()
  })

  it('the open entry of the help centre links to its help page', async () => {
    const { location } = renderShell(<HelpScreen />, {
      path: '/m/help?i=1',
      answers: { 'content.help': { entries } },
    })
    await userEvent.click(await screen.findByRole('link', { name: 'Deposits: open on its own page' }))
    expect(location()).toBe('/m/helpDetail?i=1')
  })
})
