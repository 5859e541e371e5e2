import { afterFrame } from '@plaza/ui/motion'
import { startTransition, useEffect, useState, type ReactNode } from 'react'

export interface BelowFoldProps {
  /** After how many frames, 1 by default; parts further down come later. */
  frames?: number
  children: ReactNode
}

/** Parts below the fold: rendered in small tasks once the frame of what is above them is there, so that it comes sooner (PERF-8). */
export function BelowFold({ frames = 1, children }: BelowFoldProps) {
  const [left, setLeft] = useState(frames)
  useEffect(() => (left > 0 ? afterFrame(() => startTransition(() => setLeft(left - 1))) : undefined), [left])
  return left > 0 ? null : children
}
