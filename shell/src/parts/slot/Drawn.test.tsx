import { render, screen } from '@testing-library/react'
import { Drawn } from './Drawn'

const Outline = () => <p>outline</p>

afterEach(() => (document.body.innerHTML = ''))

// EDGE-7
describe('a slot that the document drew', () => {
  it('a slot keeps what the document drew until its remote is there, and shows its outline when it comes back', () => {
    document.body.innerHTML = '<div id="root"><div data-drawn="home.games@1"><p>Game 1</p></div></div>'
    const drawn = screen.getByText('Game 1')
    const pending = <Drawn slot="home.games@1" Pending={Outline} />
    const { rerender } = render(pending)
    // As React clears the document's first view.
    document.getElementById('root')?.replaceChildren()
    expect(screen.getByText('Game 1')).toBe(drawn)
    rerender(<p>the remote</p>)
    expect(screen.queryByText('Game 1')).toBeNull()
    rerender(pending)
    expect(screen.getByText('outline')).toBeVisible()
  })

  it('a slot that the document did not draw shows its outline', () => {
    render(<Drawn slot="home.games@1" Pending={Outline} />)
    expect(screen.getByText('outline')).toBeVisible()
  })
})
