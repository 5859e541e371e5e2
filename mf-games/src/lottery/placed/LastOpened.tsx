import { Suspense, useState, type ReactNode } from 'react'

export interface LastOpenedProps {
  /** What is open; null for nothing. */
  id: string | null
  /** Draws its sheet, whose code may load first. */
  children: (id: string, isOpen: boolean) => ReactNode
}

/** Draws a sheet once something was opened; it keeps what it shows while it closes. */
export function LastOpened({ id, children }: LastOpenedProps) {
  const [shown, setShown] = useState(id)
  if (id !== null && id !== shown) setShown(id)
  return shown !== null && <Suspense>{children(shown, id !== null)}</Suspense>
}
