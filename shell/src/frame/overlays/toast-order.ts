import type { BusEvent } from '@plaza/contract/page'

/** The operations on toasts, in the order in which they were requested. */
export type ToastOrder =
  | { kind: 'show'; toast: BusEvent<'toast'> }
  | { kind: 'hide'; id: string }
  | { kind: 'hide-all' }
