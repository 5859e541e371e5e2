import {
  storedPayoutAccountsSchema,
  type PayoutAccount,
  type StoredPayoutAccounts,
} from '@plaza/contract/money'

const key = 'bankList'

/** Keeps the masked list in this browser until log-out, so that the page has its rows at once. */
export function storeAccounts(storage: Storage, accounts: readonly PayoutAccount[]): void {
  storage.setItem(key, JSON.stringify(accounts.map(({ holderName: _name, ...masked }) => masked)))
}

/** The list as it was last seen; empty when there is none, or it was written by another program. */
export function storedAccounts(storage: Storage): StoredPayoutAccounts {
  try {
    const parsed = storedPayoutAccountsSchema.safeParse(JSON.parse(storage.getItem(key) ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    // Not JSON: the next answer replaces it.
    return []
  }
}
