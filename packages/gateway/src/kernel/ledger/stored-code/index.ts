// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../kernel/database/apply-stored-code'
import accountsCollectDebt from './accounts_collect_debt.sql'
import accountsNoteClaim from './accounts_note_claim.sql'
import entriesAppendOnly from './entries_append_only.sql'
import entriesBalanced from './entries_balanced.sql'
import entriesKept from './entries_kept.sql'
import entriesOfTheirTransaction from './entries_of_their_transaction.sql'
import entriesSumToZero from './entries_sum_to_zero.sql'
import entryOfItsTransaction from './entry_of_its_transaction.sql'
import ledgerClaim from './ledger_claim.sql'
import ledgerCollectDebt from './ledger_collect_debt.sql'
import ledgerIsAppendOnly from './ledger_is_append_only.sql'
import ledgerMoveMain from './ledger_move_main.sql'
import ledgerNoteClaim from './ledger_note_claim.sql'
import ledgerOwned from './ledger_owned.sql'
import transactionsAppendOnly from './transactions_append_only.sql'
import transactionsKept from './transactions_kept.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: accountsCollectDebt, hashes: ['9cc229817ecc'] },
  { text: accountsNoteClaim, hashes: ['5d4ce38bde7d'] },
  { text: entriesAppendOnly, hashes: ['68af5738535a'] },
  { text: entriesBalanced, hashes: ['fd721a11286f'] },
  { text: entriesKept, hashes: ['bdd4b31cb23b'] },
  { text: entriesOfTheirTransaction, hashes: ['bd87f80ea103'] },
  { text: entriesSumToZero, hashes: ['0257eb7e5fab'] },
  { text: entryOfItsTransaction, hashes: ['52f6d45a2c74'] },
  { text: ledgerClaim, hashes: ['01f7bddf6c67'] },
  { text: ledgerCollectDebt, hashes: ['7d832bd04db8'] },
  { text: ledgerIsAppendOnly, hashes: ['b1181784e260'] },
  { text: ledgerMoveMain, hashes: ['1c289536fc50'] },
  { text: ledgerNoteClaim, hashes: ['e78bfaf9675e'] },
  { text: ledgerOwned, hashes: ['ada17e22b88f'] },
  { text: transactionsAppendOnly, hashes: ['23de75ad3c29'] },
  { text: transactionsKept, hashes: ['4cfdb6717b27'] },
]
