import { useEffect, useRef, type ReactNode } from 'react'
import { useConsoleText } from '../texts'
import css from './ScreenTitle.module.css'

/** The title of a screen; it takes the focus when the screen opens, and the tab is named after it. */
export function ScreenTitle({ title, detail, end }: { title: string; detail?: string; end?: ReactNode }) {
  const t = useConsoleText()
  const heading = useRef<HTMLHeadingElement>(null)
  const name = `${title} · ${t('title')}`
  useEffect(() => {
    document.title = name
  }, [name])
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={css.head}>
      <div className={css.titles}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {detail !== undefined && <p className={css.detail}>{detail}</p>}
      </div>
      {end}
    </div>
  )
}
