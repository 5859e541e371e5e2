import { renderHook } from '@testing-library/react'
import { useSince } from './use-since'

describe('what has held once', () => {
  it('counts from the first time on, and not before', () => {
    const { result, rerender } = renderHook(({ holds }) => useSince(holds), {
      initialProps: { holds: false },
    })
    expect(result.current).toBe(false)
    rerender({ holds: true })
    expect(result.current).toBe(true)
    rerender({ holds: false })
    expect(result.current).toBe(true)
  })
})
