import type { ReactNode } from 'react'
import css from './Drawing.module.css'

/** `lantern`: no content; `boat`: no results; `storm`: a failure; `lighthouse`: no connection, or maintenance. */
export type DrawingName = 'lantern' | 'boat' | 'storm' | 'lighthouse'

const Sea = () => (
  <g className={css.sea}>
    <path d="M18 104c10 0 10-5 20-5s10 5 20 5 10-5 20-5 10 5 20 5 10-5 20-5 10 5 20 5" />
    <path d="M34 115c8 0 8-4 16-4s8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4" />
  </g>
)

const scenes: Record<DrawingName, () => ReactNode> = {
  lantern: () => (
    <>
      <circle cx="78" cy="54" r="40" className={css.glow} />
      <path d="M30 18c30 10 66 10 96-4" className={css.line} />
      <path d="M78 22v10" className={css.line} />
      <path d="M66 32h24l6 10v22l-6 10H66l-6-10V42z" className={css.body} />
      <path d="M70 32v42M86 32v42M60 53h36" className={css.rib} />
      <circle cx="78" cy="54" r="7" className={css.light} />
      <path d="M78 74v8" className={css.line} />
      <path d="M75 82h6l-1 9h-4z" className={css.body} />
      <circle cx="42" cy="34" r="2.5" className={css.light} />
      <circle cx="112" cy="33" r="2.5" className={css.light} />
      <Sea />
    </>
  ),
  boat: () => (
    <>
      <circle cx="108" cy="34" r="15" className={css.light} />
      <circle cx="108" cy="34" r="26" className={css.glow} />
      <path d="M74 28v56" className={css.line} />
      <path d="M79 34c18 6 26 20 28 40H79z" className={css.body} />
      <path d="M69 42c-12 6-19 16-22 32h22z" className={css.panel} />
      <path d="M38 82h78c-3 12-12 18-24 18H62c-12 0-21-6-24-18z" className={css.hull} />
      <Sea />
    </>
  ),
  storm: () => (
    <>
      <path d="M46 60a18 18 0 0 1 2-36 26 26 0 0 1 49 4 17 17 0 0 1 13 32z" className={css.body} />
      <path d="M82 58 68 78h14l-8 16" className={css.bolt} />
      <path d="M54 70l-4 10M104 70l-4 10M44 86l-3 8" className={css.line} />
      <Sea />
    </>
  ),
  lighthouse: () => (
    <>
      <path d="M88 34 140 18v34z" className={css.beam} />
      <path d="M68 34 16 22v26z" className={css.beam} />
      <path d="M68 44h20l6 54H62z" className={css.body} />
      <path d="M67 58h22M65 76h26" className={css.rib} />
      <path d="M66 28h24v16H66z" className={css.panel} />
      <circle cx="78" cy="36" r="5" className={css.light} />
      <path d="M64 28c4-8 9-12 14-12s10 4 14 12z" className={css.hull} />
      <Sea />
    </>
  ),
}

/** A small scene of the night market by the sea, in the theme's colours. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 156 124" width="156" height="124" aria-hidden className={css.drawing}>
      {scenes[name]()}
    </svg>
  )
}
