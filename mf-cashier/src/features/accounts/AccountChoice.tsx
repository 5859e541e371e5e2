import type { PayoutAccount } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { useEffect, useRef, useState } from 'react'
import { useAccountsText } from '../../locales/accounts/texts'
import { AccountRow } from './AccountRow'

export interface AccountChoiceProps {
  accounts: readonly PayoutAccount[]
  /** Id of the chosen account. */
  chosen: string | undefined
  onChoose: (id: string) => void
}

/**
 * The account that a withdrawal goes to, and all of them once another one is wanted; one that waits says how long. Leads to
 * where accounts are managed (WITHDRAW-5).
 */
export function AccountChoice({ accounts, chosen, onChoose }: AccountChoiceProps) {
  const t = useAccountsText()
  const { navigate } = useRemote()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(isOpen)
  // The row that had the focus is gone.
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    place.current?.querySelector('button')?.focus()
  }, [isOpen])
  const account = accounts.find(({ id }) => id === chosen)
  const isFolded = account !== undefined && accounts.length > 1 && !isOpen
  return (
    <div ref={place}>
      <Section title={t('accounts.choose')}>
        <List label={t('accounts.choose')}>
          {isFolded ? (
            <>
              <AccountRow account={account} />
              <ListRow icon="transfer" title={t('accounts.another')} onPress={() => setOpen(true)} />
            </>
          ) : (
            accounts.map((one) => (
              <AccountRow
                key={one.id}
                account={one}
                isSelected={one.id === chosen}
                onPress={() => {
                  onChoose(one.id)
                  setOpen(false)
                }}
              />
            ))
          )}
          <ListRow
            icon={accounts.length === 0 ? 'plus' : 'settings'}
            title={t(accounts.length === 0 ? 'accounts.add' : 'accounts.manage')}
            onPress={() => navigate(accounts.length === 0 ? '/m/cards?add=1' : '/m/cards')}
          />
        </List>
      </Section>
    </div>
  )
}
