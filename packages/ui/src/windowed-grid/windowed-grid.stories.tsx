import { GameGrid } from '@plaza/ui/game-tile'
import { WindowedGrid } from '.'

export default { title: 'windowed-grid', isAlone: true }

const slots = Array.from({ length: 10_000 }, (_, index) => (index % 100 === 50 ? null : `Game ${index + 1}`))

export const TenThousandGames = () => (
  <WindowedGrid
    slots={slots}
    draw={(names) => (
      <GameGrid>
        {names.map((name) => (
          <div key={name} style={{ blockSize: 160, overflow: 'hidden' }}>
            {name}
          </div>
        ))}
      </GameGrid>
    )}
    pending={(places) => <GameGrid pending={places} />}
  />
)
