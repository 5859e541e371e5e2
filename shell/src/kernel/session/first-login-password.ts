let held: { account: string; password: string } | undefined

/**
 * Holds the password of a first sign-in in memory, so that the forced change need not ask for it again (CHANGE-4).
 * After a reload it has to be entered.
 */
export function holdFirstPassword(account: string, password: string): void {
  held = { account, password }
}

/** The held password, if it belongs to this account. */
export const firstPasswordOf = (account: string): string | undefined =>
  held?.account === account ? held.password : undefined

/** Called after the change, and when another account signs in. */
export function forgetFirstPassword(): void {
  held = undefined
}
