import { useSearchParams } from '@plaza/facade/router'
import { MemberGate } from '@plaza/money'
import { Answer } from '@plaza/ui/answer'
import { List } from '@plaza/ui/list-row'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { usePageHead } from '@plaza/ui/page-head'
import { useState } from 'react'
import { useAccountsText } from '../../locales/accounts/texts'
import { AccountList } from './AccountList'
import { AccountRow } from './AccountRow'
import { AddAccount } from './AddAccount'
import { storedAccounts } from './stored-accounts'
import { usePayoutAccounts } from './usePayoutAccounts'

/** `/m/cards`: the payout accounts, or with `?add=1` the form for another one (WITHDRAW-5). */
export function AccountsScreen() {
  return (
    <MemberGate>
      <Accounts />
    </MemberGate>
  )
}

function Accounts() {
  const t = useAccountsText()
  const [params, setParams] = useSearchParams()
  const isAdding = params.has('add')
  usePageHead(isAdding)
  const [stored] = useState(() => storedAccounts(localStorage))
  return (
    <Answer
      of={usePayoutAccounts()}
      isPage
      pending={
        stored.length === 0 ? (
          <SkeletonRows count={3} />
        ) : (
          <List label={t('accounts.list')}>
            {stored.map((account) => (
              <AccountRow key={account.id} account={account} />
            ))}
          </List>
        )
      }
      failed={{ title: t('accounts.failed') }}
    >
      {(payout) =>
        isAdding ? (
          <AddAccount payout={payout} onDone={() => setParams({}, { replace: true })} />
        ) : (
          <AccountList payout={payout} onAdd={() => setParams({ add: '1' })} />
        )
      }
    </Answer>
  )
}
