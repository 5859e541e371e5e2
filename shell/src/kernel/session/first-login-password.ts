let held: { account: string; password: string } | undefined

/**
 * Holds the password of a first sign-in, so that the forced change need not ask for it again (CHANGE-4). In
 * memory alone: a reload forgets it, and then it is asked.
 */
export function holdFirstPassword(account: string, password: string): void {
  held = { account, password }
}

/** The held password, if it is that of this account. */
export const firstPasswordOf = (account: string): string | undefined =>
  held?.account === account ? held.password : undefined

/** After the change, and when somebody else signs in. */
export function forgetFirstPassword(): void {
  held = undefined
}
