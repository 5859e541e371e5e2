import type { LoginMode, RememberedLogin } from '@plaza/contract/identity'
import { deviceKey } from './device-key'
import { createRememberedLogins, type RememberedLogins } from './remembered-logins'

export type { RememberedLogin } from '@plaza/contract/identity'

let made: RememberedLogins | undefined
/** Created on first use, so that importing this does not touch the storage. */
const logins = (): RememberedLogins => (made ??= createRememberedLogins(localStorage, () => deviceKey()))

/** Remembers a sign-in that has succeeded, in place of the last one of its mode (LOGIN-2). */
export const rememberLogin = (login: RememberedLogin): Promise<void> => logins().remember(login)

/**
 * The remembered sign-in for a mode of the login form, or null. It may belong to another account than the signed-in
 * one.
 */
export const recallLogin = (type: LoginMode): Promise<RememberedLogin | null> => logins().recall(type)

/** Forgets the remembered sign-in of a mode, or all of them. Log-out clears them by the table of storage keys. */
export const forgetLogins = (type?: LoginMode): Promise<void> => logins().forget(type)

/** After a password change: the remembered sign-in of `account` gets the new password (LOGIN-2). */
export const reencodeLogin = (newPassword: string, account?: string): Promise<void> =>
  logins().reencode(newPassword, account)

/** Whether a sign-in is stored, for a mode or for any; `recallLogin` shows whether it can be read. */
export const hasRemembered = (type?: LoginMode): boolean => logins().has(type)
