import { allVassalageCall, vendorsCall } from '@plaza/contract/play'
import { screen, waitFor } from '@testing-library/react'
import { useVendorNames, useVendors } from '../features/game-list/useVendors'
import { renderGames } from '../testing/games'
import { readKept, writeKept } from './kept-answer'

const vendor = (name: string) => ({
  vassalage: 'TIDE',
  name,
  gameType: 'RNG' as const,
  games: 3,
  iconUrl: '/v',
})
const answer = (name: string) => ({
  sorting: [{ gameCategory: 'RNG' as const, vendorNames: ['TIDE'] }],
  mapping: { RNG: [vendor(name)] },
})
const list = { list: [{ vassalage: 'TIDE', name: 'Tide Works' }] }

function Vendors() {
  const { vendors } = useVendors('RNG')
  const names = useVendorNames()
  return <p>{[...vendors.map(({ name }) => name), ...names.values()].join(', ')}</p>
}

describe('answers that are kept', () => {
  beforeEach(() => localStorage.clear())

  // LIST-8
  it('a stored answer is shown at once and replaced by the next answer', async () => {
    writeKept(localStorage, 'vassalTypes', 'en', answer('Old name'))
    let answerNow: ((value: unknown) => void) | undefined
    renderGames(<Vendors />, {
      answers: {
        'games.vendorTypes': () => new Promise((resolve) => (answerNow = resolve)),
        'games.allVassalage': list,
      },
    })
    expect(screen.getByText(/Old name/)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByText('Old name, Tide Works')).toBeInTheDocument())
    await waitFor(() => expect(answerNow).toBeDefined())
    answerNow?.(answer('New name'))
    expect(await screen.findByText('New name, Tide Works')).toBeInTheDocument()
    await waitFor(() =>
      expect(readKept(localStorage, 'vassalTypes', vendorsCall, 'en')).toEqual(answer('New name')),
    )
    expect(readKept(localStorage, 'allVasslage', allVassalageCall, 'en')).toEqual(list)
  })

  it('a stored answer is ignored when it is in another language or does not fit the contract', () => {
    writeKept(localStorage, 'allVasslage', 'fil', list)
    expect(readKept(localStorage, 'allVasslage', allVassalageCall, 'en')).toBeUndefined()
    writeKept(localStorage, 'allVasslage', 'en', { list: 'TIDE' })
    expect(readKept(localStorage, 'allVasslage', allVassalageCall, 'en')).toBeUndefined()
    localStorage.setItem('allVasslage', '{')
    expect(readKept(localStorage, 'allVasslage', allVassalageCall, 'en')).toBeUndefined()
  })

  it('a stored answer stays when the next call fails', async () => {
    writeKept(localStorage, 'vassalTypes', 'en', answer('Old name'))
    const { calls } = renderGames(<Vendors />)
    await waitFor(() => expect(calls.some(({ id }) => id === 'games.vendorTypes')).toBe(true))
    expect(screen.getByText('Old name')).toBeInTheDocument()
    expect(readKept(localStorage, 'vassalTypes', vendorsCall, 'en')).toEqual(answer('Old name'))
  })
})
