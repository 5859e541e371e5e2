import type { PayoutAccount } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { useAccountsText } from '../../locales/accounts/texts'
import { AccountRow } from './AccountRow'

export interface AccountChoiceProps {
  accounts: readonly PayoutAccount[]
  /** Id of the chosen account. */
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** The account that a withdrawal goes to; one that waits says how long. Leads to where accounts are managed (WITHDRAW-5). */
export function AccountChoice({ accounts, chosen, onChoose }: AccountChoiceProps) {
  const t = useAccountsText()
  const { navigate } = useRemote()
  return (
    <Section title={t('accounts.choose')}>
      <List label={t('accounts.choose')}>
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            isSelected={account.id === chosen}
            onPress={() => onChoose(account.id)}
          />
        ))}
        <ListRow
          icon={accounts.length === 0 ? 'plus' : 'settings'}
          title={t(accounts.length === 0 ? 'accounts.add' : 'accounts.manage')}
          onPress={() => navigate(accounts.length === 0 ? '/m/cards?add=1' : '/m/cards')}
        />
      </List>
    </Section>
  )
}
