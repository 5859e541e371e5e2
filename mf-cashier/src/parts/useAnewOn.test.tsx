import { useCall } from '@plaza/client'
import { depositMethodsCall } from '@plaza/contract/money'
import { act, screen } from '@testing-library/react'
import { renderCashier } from '../testing/cashier'
import { useAnewOn } from './useAnewOn'

function List() {
  useAnewOn('order:changed', depositMethodsCall)
  const { data } = useCall(depositMethodsCall)
  return data && <p>Loaded</p>
}

// DEPOSIT-3
it.each([
  ['once more when it came with a new document, whose stream opens later', 1_000, 2],
  ['once when it was opened inside the site, whose stream is open', 60_000, 1],
])('a list is asked for %s', async (_how, ageMs, reads) => {
  jest.useFakeTimers()
  jest.spyOn(performance, 'now').mockReturnValue(ageMs)
  const answers = { 'deposit.methods': { methods: [], open: null } }
  const { calls } = renderCashier(<List />, { answers })
  await screen.findByText('Loaded')
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(calls.filter(({ id }) => id === 'deposit.methods')).toHaveLength(reads)
  jest.useRealTimers()
})
