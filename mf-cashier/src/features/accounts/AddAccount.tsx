import { payoutAccountsCall, type PayoutAccounts } from '@plaza/contract/money'
import { useForget } from '@plaza/client'
import { Notice, SetWithdrawalPassword, SubmitFailure, WithdrawalPasswordPrompt } from '@plaza/money'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { TextField } from '@plaza/ui/field'
import { Form, Submit } from '@plaza/ui/form'
import { Page, PageActions, Section, Stack } from '@plaza/ui/page'
import { Segmented } from '@plaza/ui/segmented'
import { useAccountsText } from '../../locales/accounts/texts'
import { isLost } from '../../parts/is-lost'
import { digitsText, kinds, useAddAccount } from './useAddAccount'

export interface AddAccountProps {
  payout: PayoutAccounts
  /** Returns to the list. */
  onDone: () => void
}

/** The form for another payout account: where, which number, in whose name; then the withdrawal password (WITHDRAW-5). */
export function AddAccount({ payout, onDone }: AddAccountProps) {
  const t = useAccountsText()
  const forget = useForget()
  const { form, kind, institution, ...add } = useAddAccount(payout, onDone)
  const isFull = payout.accounts.length >= payout.most
  const reason = isFull
    ? t('accounts.full', { most: payout.most })
    : institution
      ? null
      : t(`accounts.chooseFirst.${kind}`)
  return (
    <>
      <Form ref={form.form} isPage onSend={() => payout.hasPaymentPassword && !isFull && add.ask()}>
        <Page hasActions>
          <SubmitFailure of={{ failure: add.failure, isUncertain: false }} />
          {add.failure && isLost(add.failure) && <Notice title={t('accounts.uncertain')} />}
          <Stack gap={12}>
            <Segmented
              label={t('accounts.kind')}
              options={kinds.map((value) => ({ value, label: t(`accounts.kinds.${value}`) }))}
              value={kind}
              onChange={add.chooseKind}
            />
            <Section title={t(`accounts.where.${kind}`)}>
              <ChipGroup label={t(`accounts.where.${kind}`)}>
                {add.offered.map((one) => (
                  <Chip
                    key={one.code}
                    isPressed={one.code === institution?.code}
                    onPress={() => add.choose(one)}
                  >
                    {one.name}
                  </Chip>
                ))}
              </ChipGroup>
            </Section>
            {institution && (
              <TextField
                label={t(`accounts.numbers.${kind}`)}
                name="number"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                inputMode={kind === 'crypto' ? 'text' : 'numeric'}
                maxLength={128}
                isRequired
                help={t(`accounts.numberHelp.${kind}`, { digits: digitsText(institution, t) })}
                value={form.values.number}
                error={form.problemAt('number')}
                onChange={(value) => form.edit('number', value)}
                onBlur={() => form.leave('number')}
              />
            )}
            {payout.holderName === null ? (
              <TextField
                label={t('accounts.name')}
                name="holderName"
                autoComplete="name"
                maxLength={254}
                isRequired
                help={t('accounts.nameHelp')}
                value={form.values.holderName}
                error={form.problemAt('holderName')}
                onChange={(value) => form.edit('holderName', value)}
                onBlur={() => form.leave('holderName')}
              />
            ) : (
              <TextField
                label={t('accounts.holder')}
                name="holderName"
                icon="lock"
                readOnly
                help={t('accounts.nameLocked')}
                value={payout.holderName}
                error={form.problemAt('holderName')}
                onChange={() => undefined}
              />
            )}
          </Stack>
          <Notice tone="info" title={t('accounts.waitTitle')}>
            {t('accounts.waitText')}
          </Notice>
          <PageActions>
            {payout.hasPaymentPassword ? (
              <Submit isPending={add.isPending} disabledReason={reason}>
                {t('accounts.save')}
              </Submit>
            ) : (
              <SetWithdrawalPassword
                rule={payout.paymentPasswordRule}
                onSet={() => forget(payoutAccountsCall)}
              />
            )}
          </PageActions>
        </Page>
      </Form>
      <WithdrawalPasswordPrompt
        isOpen={add.isAsking}
        isBusy={add.isPending}
        title={t('accounts.confirmTitle', { account: institution?.name ?? '' })}
        text={t('accounts.confirmText', { name: add.name })}
        failure={add.passwordFailure}
        confirm={t('accounts.save')}
        rule={payout.paymentPasswordRule}
        onAnswer={add.send}
        onCancel={add.stopAsking}
      />
    </>
  )
}
