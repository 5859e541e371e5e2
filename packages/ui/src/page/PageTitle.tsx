import type { ReactNode } from 'react'
import css from './Page.module.css'

/** A title in the page, for pages without a title in the header, with a line below it. */
export function PageTitle({ children, detail }: { children: ReactNode; detail?: ReactNode }) {
  return (
    <div>
      <h1 className={css.title}>{children}</h1>
      {detail !== undefined && <p className={css.detail}>{detail}</p>}
    </div>
  )
}
