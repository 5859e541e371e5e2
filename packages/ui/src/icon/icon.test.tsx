/** @own-modules: the table of late icons must not have been loaded by another suite. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { Icon } from './Icon'
import { coreIcons } from './core-icons'
import { moreIcons } from './more-icons'

describe('Icon', () => {
  it('an icon of the first load is drawn at once', () => {
    render(<Icon name="gift" label="Promotions" />)
    expect(screen.getByRole('img', { name: 'Promotions' }).innerHTML).toContain(coreIcons.gift)
  })

  it('other icons reserve their space until their table has loaded', async () => {
    render(<Icon name="crown" label="VIP" size={20} />)
    const icon = screen.getByRole('img', { name: 'VIP' })
    expect(icon).toHaveAttribute('width', '20')
    expect(icon).toBeEmptyDOMElement()
    await screen.findByText((_, element) => element?.getAttribute('d') === moreIcons.crown)
  })

  it('an icon with an unknown name is a ring, also for names of Object.prototype', async () => {
    render(
      <>
        <Icon name="crown" />
        <Icon name="constructor" label="odd" />
      </>,
    )
    await screen.findByText((_, element) => element?.getAttribute('d') === moreIcons.crown)
    expect(screen.getByRole('img', { name: 'odd' }).querySelector('path')?.getAttribute('d')).toMatch(
      /^M12 4a8 8/,
    )
  })

  it('an icon is hidden from screen readers when the text beside it describes it', () => {
    render(<Icon name="home" />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('an icon’s name is in one table or the other, never in both', () => {
    expect(Object.keys(coreIcons).filter((name) => Object.hasOwn(moreIcons, name))).toEqual([])
  })

  it('the icons match the icon package and its table', () => {
    const script = join(__dirname, '../../scripts/draw-icons.mjs')
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow()
  })
})
