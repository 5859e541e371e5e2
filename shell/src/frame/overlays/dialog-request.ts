import type { BusEvent } from '@plaza/contract/page'

/** What a dialog is about. */
export type DialogRequest =
  | ({ kind: 'notice' } & BusEvent<'dialog'>)
  | { kind: 'sign-in'; returnTo: string | undefined }
  | { kind: 'sign-out' }
