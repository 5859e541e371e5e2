import { touch } from '@plaza/contract/kernel'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draw } from '../testing'
import { GameTile } from './GameTile'

const game = { id: 7, name: 'Mango Gold', vendor: 'Tala', artwork: '/art/1', tint: '#d98f1d' }

describe('GameTile', () => {
  it('a press on a game tile opens the game, and a press on its heart only toggles the favourite', async () => {
    const onOpen = jest.fn()
    const onFavourite = jest.fn()
    draw(<GameTile {...game} onOpen={onOpen} onFavourite={onFavourite} />)
    await userEvent.click(screen.getByRole('button', { name: 'Mango Gold' }))
    expect([onOpen.mock.calls, onFavourite.mock.calls.length]).toEqual([[[7]], 0])
    await userEvent.click(screen.getByRole('button', { name: 'Add Mango Gold to favourites' }))
    expect([onOpen.mock.calls.length, onFavourite.mock.calls]).toEqual([1, [[7]]])
  })

  it('a tap on the artwork of a game tile opens the game once, as one on its name does', async () => {
    const onOpen = jest.fn()
    draw(<GameTile {...game} onOpen={onOpen} />)
    await userEvent.click(screen.getByRole('article'))
    expect(onOpen.mock.calls).toEqual([[7]])
  })

  it('a game tile says that it is a favourite', () => {
    draw(<GameTile {...game} onOpen={() => {}} onFavourite={() => {}} isFavourite />)
    expect(screen.getByRole('button', { name: 'Remove Mango Gold from favourites' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  it('a game tile says in place of the vendor why the game cannot be played', () => {
    draw(<GameTile {...game} onOpen={() => {}} unavailable="Back at 18:00" />)
    expect(screen.getByText('Back at 18:00')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Mango Gold' })).toHaveAccessibleDescription('Back at 18:00')
    expect(screen.queryByText('Tala')).not.toBeInTheDocument()
  })

  const stylesOf = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8')
  const delay = `transition-delay: ${touch.pressDelayMs}ms`

  // FRAME-15
  it.each([
    ['tile', 'game-tile/GameTile.module.css', String.raw`\.tile:active:not\(:has\(\.heart:active\)\)`],
    ['row of a list', 'list-row/ListRow.module.css', String.raw`\.pressable:active`],
  ])(
    'a %s, which lies below a scrolling finger, looks pressed after the press delay',
    (_what, file, press) => {
      expect(stylesOf(file)).toMatch(new RegExp(`${press} \\{[^}]*${delay};[^}]*\\}`))
    },
  )

  // FRAME-15
  it.each(['button/Button', 'icon-button/IconButton', 'chip/Chip', 'menu/Menu'])(
    'a control answers a press at once: %s',
    (name) => {
      const styles = stylesOf(`${name}.module.css`)
      expect(styles).toContain(':active')
      expect(styles).not.toContain(delay)
    },
  )

  it('a game tile allows no selection or callout', () => {
    expect(stylesOf('game-tile/GameTile.module.css')).toMatch(/-webkit-touch-callout: none/)
  })

  it('a game tile paints its artwork’s colour at once', () => {
    draw(<GameTile {...game} onOpen={() => {}} />)
    expect(screen.getByRole('article').style.getPropertyValue('--tint')).toBe('#d98f1d')
  })
})
