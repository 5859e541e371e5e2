import type { BusEvent } from '@plaza/contract'

/** What is to happen to the toasts, in the order in which it was said. */
export type ToastOrder =
  { kind: 'show'; toast: BusEvent<'toast'> } | { kind: 'hide'; id: string } | { kind: 'hide-all' }
