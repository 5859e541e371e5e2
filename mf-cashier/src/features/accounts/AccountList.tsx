import type { PayoutAccounts } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { List, ListRow } from '@plaza/ui/list-row'
import { Page, PageActions, Section } from '@plaza/ui/page'
import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState } from 'react'
import { useAccountsText } from '../../locales/accounts/texts'
import { AccountRow } from './AccountRow'

const AccountSheet = lazy(() => import('./AccountSheet').then((module) => ({ default: module.AccountSheet })))

export interface AccountListProps {
  payout: PayoutAccounts
  onAdd: () => void
}

/** The payout accounts of the member, each with its sheet, and the way to its withdrawal password. */
export function AccountList({ payout, onAdd }: AccountListProps) {
  const t = useAccountsText()
  const { navigate } = useRemote()
  const { accounts, most } = payout
  const [openId, setOpenId] = useState<string>()
  const [wasOpened, setWasOpened] = useState(false)
  const isFull = accounts.length >= most
  return (
    <Page hasActions>
      {accounts.length === 0 ? (
        <EmptyState drawing="boat" title={t('accounts.none')} text={t('accounts.noneText')} />
      ) : (
        <Section title={t('accounts.list')} action={t('accounts.count', { count: accounts.length, most })}>
          <List label={t('accounts.list')}>
            {accounts.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                onPress={() => {
                  setWasOpened(true)
                  setOpenId(account.id)
                }}
              />
            ))}
          </List>
        </Section>
      )}
      <List>
        <ListRow
          icon="lock"
          title={t('accounts.password')}
          detail={t('accounts.passwordDetail')}
          onPress={() => navigate('/m/paymentPassword')}
        />
      </List>
      <PageActions>
        <Button
          variant="primary"
          size="large"
          isBlock
          icon="plus"
          disabledReason={isFull ? t('accounts.full', { most }) : undefined}
          onClick={onAdd}
        >
          {t('accounts.add')}
        </Button>
      </PageActions>
      {wasOpened && (
        <Suspense>
          <AccountSheet
            account={accounts.find(({ id }) => id === openId)}
            onClose={() => setOpenId(undefined)}
          />
        </Suspense>
      )}
    </Page>
  )
}
