import type { ReleaseOverview } from '@plaza/contract/release'
import { act, renderHook } from '@testing-library/react'
import { overviewOf } from '../testing/answers'
import { fakeApi } from '../testing/fake-api'
import { useOverview } from './useOverview'

/** The console's overview, whose requests the test answers one by one. */
function follow() {
  const answers: ((overview: ReleaseOverview) => void)[] = []
  const api = fakeApi({ overview: () => new Promise((resolve) => answers.push(resolve)) })
  const now = () => 0
  const { result } = renderHook(() => useOverview(api, now))
  return {
    ask: () => act(() => result.current.reload()),
    answer: (question: number, revision: number) =>
      act(async () => answers[question]?.(overviewOf({ revision }))),
    revision: () => result.current.state.overview?.revision,
  }
}

it('ignores an overview that arrives after a newer one', async () => {
  const { ask, answer, revision } = follow()
  ask()
  await answer(1, 44)
  await answer(0, 43)
  expect(revision()).toBe(44)
})

it('accepts an earlier revision after the store was restored', async () => {
  const { ask, answer, revision } = follow()
  await answer(0, 44)
  ask()
  await answer(1, 43)
  expect(revision()).toBe(43)
})
