import { useState } from 'react'

/** The last value that was not null, so that a closing sheet still has its content. */
export function useKept<T>(value: T | null): T | null {
  const [kept, setKept] = useState(value)
  if (value !== null && value !== kept) setKept(value)
  return value ?? kept
}
