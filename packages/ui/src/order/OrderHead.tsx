import { Amount } from '@plaza/ui/amount'
import { Icon, type IconName } from '@plaza/ui/icon'
import type { Tone } from '@plaza/ui/pill'
import type { ReactNode, Ref } from 'react'
import css from './OrderHead.module.css'

export interface OrderHeadProps {
  tone: Tone
  icon: IconName
  title: string
  text: ReactNode
  amountMinor: number
  currency: string
  /** The money has just arrived, so the head glows for a moment. */
  isCelebrated?: boolean
  /** The heading, for the focus when the control that had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>
  children?: ReactNode
}

/** The state of an order at a glance; announced when it changes. */
export function OrderHead(props: OrderHeadProps) {
  const { tone, icon, title, text, amountMinor, currency, isCelebrated = false, titleRef, children } = props
  return (
    <div className={css.head} data-tone={tone} data-celebrated={isCelebrated || undefined}>
      <span className={css.medal}>
        <Icon name={icon} size={32} />
      </span>
      <div role="status" className={css.words}>
        <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={css.title}>
          {title}
        </h2>
        <p className={css.text}>{text}</p>
      </div>
      <Amount minor={amountMinor} currency={currency} size="hero" kind={isCelebrated ? 'won' : 'plain'} />
      {children}
    </div>
  )
}
