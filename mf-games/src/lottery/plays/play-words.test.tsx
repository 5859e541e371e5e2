import { ruleSets } from '@plaza/lottery/all'
import type { Play } from '@plaza/lottery'
import { screen } from '@testing-library/react'
import { renderGames } from '../../testing/games'
import { numberText, usePlayWords } from './usePlayWords'

/** Every word of every play of a set of rules. */
function AllWords({ plays }: { plays: readonly Play[] }) {
  const words = usePlayWords()
  return (
    <ul>
      {plays.map((play) => (
        <li key={play.id}>
          {[
            words.name(play),
            words.help(play),
            words.example(play),
            words.group(play),
            ...play.rows.flatMap((row) => [
              words.row(play, row),
              ...(row.options ?? []).map((_, index) => words.option(row, (row.from[0] ?? 0) + index)),
            ]),
            ...play.tiers.map((_, index) => words.tier(play, index)),
          ].join('|')}
        </li>
      ))}
    </ul>
  )
}

// LANG-4
it.each(
  Object.values(ruleSets).flatMap((rules) =>
    (['en', 'fil'] as const).map((language) => [rules.id, language] as const),
  ),
)('every play of %s has all of its words in %s', (id, language) => {
  // A text that is missing in the catalogue throws.
  renderGames(<AllWords plays={ruleSets[id].plays} />, { language })
  for (const item of screen.getAllByRole('listitem'))
    for (const word of (item.textContent ?? '').split('|')) expect(word.trim()).not.toBe('')
})

it.each([
  [[0, 9], 7, '7'],
  [[0, 27], 7, '7'],
  [[0, 99], 7, '07'],
  [[0, 999], 7, '007'],
  [[1, 45], 7, '07'],
])('a number of the row %j is written as its draw is', ([first = 0, last = 0], number, text) => {
  const from = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  expect(numberText({ from }, number)).toBe(text)
})
