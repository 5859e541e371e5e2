import type { LoginMode, RememberedLogin } from '@plaza/contract/identity'
import { deviceKey } from './device-key'
import { createRememberedLogins, type RememberedLogins } from './remembered-logins'

export type { RememberedLogin } from '@plaza/contract/identity'

let made: RememberedLogins | undefined
/** Made when first asked for: the storage of a page that has none is not touched by an import. */
const logins = (): RememberedLogins => (made ??= createRememberedLogins(localStorage, () => deviceKey()))

/** Remembers a sign-in that has succeeded, in place of the last one of its mode (LOGIN-2). */
export const rememberLogin = (login: RememberedLogin): Promise<void> => logins().remember(login)

/** What is remembered for a mode of the login form, or null. It may be of another account than the one signed in. */
export const recallLogin = (type: LoginMode): Promise<RememberedLogin | null> => logins().recall(type)

/** Forgets what is remembered for a mode, or all of it. Log-out does by the table of storage keys. */
export const forgetLogins = (type?: LoginMode): Promise<void> => logins().forget(type)

/** After a password change: the remembered sign-in of `account` gets the new password (LOGIN-2). */
export const reencodeLogin = (newPassword: string, account?: string): Promise<void> =>
  logins().reencode(newPassword, account)

/** Whether a sign-in is kept, of a mode or of any; `recallLogin` says whether it can be read. */
export const hasRemembered = (type?: LoginMode): boolean => logins().has(type)
