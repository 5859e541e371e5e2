import { useCall } from '@plaza/client'
import { closingCall, type Closing } from '@plaza/contract/identity'
import { useReach, useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { Checkbox } from '@plaza/ui/checkbox'
import { ConfirmDialog } from '@plaza/ui/dialog'
import { FormProblem } from '@plaza/ui/form'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section, Stack } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { useSecurityText } from '../../locales/security/texts'
import { Note } from '../../parts/Note'
import { useCloseAccount } from './useCloseAccount'

const consequences = [
  { name: 'logins', icon: 'log-out' },
  { name: 'rewards', icon: 'gift' },
  { name: 'paid', icon: 'withdraw' },
  { name: 'records', icon: 'history' },
] as const
const withdrawPath = '/m/withdraw'

/** Closes the account: what that means, what money would stay in it, and the end of it by a second step (SECURITY-6). */
export function CloseAccount() {
  const t = useSecurityText()
  const [isAsking, setAsking] = useState(false)
  const end = useCloseAccount(() => setAsking(false))
  return (
    <Answer
      of={useCall(closingCall)}
      pending={<SkeletonRows count={4} />}
      failed={{ title: t('security.closing.failed') }}
    >
      {(closing) => (
        // What was acknowledged is one amount: another one is acknowledged again.
        <ClosingForm
          key={closing.leavesMinor}
          closing={closing}
          end={end}
          isAsking={isAsking}
          onAsk={setAsking}
        />
      )}
    </Answer>
  )
}

interface ClosingFormProps {
  closing: Closing
  end: ReturnType<typeof useCloseAccount>
  isAsking: boolean
  onAsk: (isAsking: boolean) => void
}

function ClosingForm({ closing: { leavesMinor, currency }, end, isAsking, onAsk }: ClosingFormProps) {
  const t = useSecurityText()
  const { money } = useFormats()
  const { navigate } = useRemote()
  const reach = useReach()
  const [isKnown, setKnown] = useState(false)
  const amount = money(leavesMinor, currency)
  return (
    <Stack>
      <Note tone="warning" title={t('security.closing.title')}>
        {t('security.closing.text')}
      </Note>
      <Section title={t('security.closing.what')}>
        <List label={t('security.closing.what')}>
          {consequences.map(({ name, icon }) => (
            <ListRow key={name} icon={icon} title={t(`security.closing.${name}`)} />
          ))}
        </List>
      </Section>
      <Stack gap={12}>
        {leavesMinor > 0 && (
          <>
            <Note tone="warning" title={t('security.closing.holds', { amount })}>
              {t('security.closing.holdsText')}
            </Note>
            {reach(withdrawPath) === 'open' && (
              <Button
                variant="primary"
                size="large"
                isBlock
                icon="withdraw"
                onClick={() => navigate(withdrawPath)}
              >
                {t('security.closing.withdraw')}
              </Button>
            )}
            <Checkbox isChecked={isKnown} onChange={setKnown}>
              {t('security.closing.known', { amount })}
            </Checkbox>
          </>
        )}
        {end.problem !== undefined && <FormProblem text={end.problem} />}
        <Button
          variant="danger"
          isBlock
          isBusy={end.isPending}
          disabledReason={leavesMinor > 0 && !isKnown ? t('security.closing.knowFirst') : undefined}
          onClick={() => onAsk(true)}
        >
          {t('security.closing.send')}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('security.closing.ask')}
        text={t('security.closing.text')}
        confirm={t('security.closing.send')}
        cancel={t('security.closing.cancel')}
        isDangerous
        isBusy={end.isPending}
        onCancel={() => onAsk(false)}
        onConfirm={() => void end.close(leavesMinor)}
      />
    </Stack>
  )
}
