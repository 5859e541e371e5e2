import { h, icon, mark, say } from './dom'

export interface StepperView {
  value: string
  /** The value as a screen reader reads it. */
  spoken: string
  canLess: boolean
  canMore: boolean
}

export interface Stepper {
  element: HTMLElement
  show: (view: StepperView) => void
}

/** A value between two buttons: less and more. */
export function createStepper(
  names: { label: string; less: string; more: string },
  on: { less: () => void; more: () => void },
): Stepper {
  const value = h('output', { class: 'stepper-value' })
  const less = h(
    'button',
    { type: 'button', class: 'step', 'aria-label': names.less, onclick: on.less },
    icon('minus'),
  )
  const more = h(
    'button',
    { type: 'button', class: 'step', 'aria-label': names.more, onclick: on.more },
    icon('plus'),
  )
  const element = h(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': names.label },
    less,
    h(
      'span',
      { class: 'stepper-middle' },
      h('span', { class: 'label', 'aria-hidden': 'true' }, names.label),
      value,
    ),
    more,
  )
  return {
    element,
    show: (view) => {
      say(value, view.value)
      mark(value, 'aria-label', view.spoken)
      // aria-disabled, not disabled: the button keeps the focus when its end is reached.
      mark(less, 'aria-disabled', view.canLess ? false : 'true')
      mark(more, 'aria-disabled', view.canMore ? false : 'true')
    },
  }
}
