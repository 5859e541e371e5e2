import { useCall } from '@plaza/client'
import { envelopesCall, type GotEnvelope } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { FormProblem } from '@plaza/ui/form'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section, Stack } from '@plaza/ui/page'
import { useState } from 'react'
import { useEnvelopesText } from '../../locales/envelopes/texts'
import { useEnvelopesLive } from './useEnvelopesLive'
import { useOpenEnvelope } from './useOpenEnvelope'

/** Envelopes that a member can open, and what was in the last ones; nothing where there are none (ENVELOPE-1). */
export function GotEnvelopes() {
  const t = useEnvelopesText()
  const answer = useCall(envelopesCall)
  useEnvelopesLive(() => void answer.refetch())
  /** What was in the one that was opened last, which has left the list. */
  const [gotMinor, setGotMinor] = useState<number | null>(null)
  return (
    <Answer of={answer} pending={null} failed={{ title: t('envelopes.gotFailed') }}>
      {({ waiting, opened, currency }) =>
        waiting.length + opened.length === 0 ? null : (
          <Section title={t('envelopes.mine')}>
            <Stack gap={12}>
              {gotMinor !== null && (
                <Got minor={gotMinor} currency={currency} wagering={opened[0]?.wagering ?? 0} />
              )}
              {waiting.map((envelope) => (
                <Waiting key={envelope.id} envelope={envelope} onOpened={setGotMinor} />
              ))}
              <Opened opened={opened} currency={currency} />
            </Stack>
          </Section>
        )
      }
    </Answer>
  )
}

function Got({ minor, currency, wagering }: { minor: number; currency: string; wagering: number }) {
  const t = useEnvelopesText()
  const { money } = useFormats()
  return (
    <Card variant="glow">
      <div role="status">
        <strong>{t('envelopes.got', { amount: money(minor, currency) })}</strong>
        {wagering > 0 && <p>{t('envelopes.wagering', { count: wagering })}</p>}
      </div>
    </Card>
  )
}

function Waiting({ envelope, onOpened }: { envelope: GotEnvelope; onOpened: (minor: number) => void }) {
  const t = useEnvelopesText()
  const errorText = useErrorText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const { state, isOpening, open } = useOpenEnvelope(envelope.id, onOpened)
  return (
    <Card>
      <Stack gap={12}>
        <div>
          <strong>
            {envelope.message === '' ? t('envelopes.waiting') : <bdi translate="yes">{envelope.message}</bdi>}
          </strong>
          <p>{t('envelopes.until', { time: dateTime(envelope.expiresAt, { timeZone }) })}</p>
        </div>
        {state.kind === 'lost' && <FormProblem text={t('envelopes.lost')} />}
        {state.kind === 'refused' && (
          <FormProblem text={errorText(state.failure.code, state.failure.value, state.failure)} />
        )}
        <Button variant="primary" isBlock isBusy={isOpening} onClick={() => void open()}>
          {t(state.kind === 'lost' ? 'envelopes.openAgain' : 'envelopes.open')}
        </Button>
      </Stack>
    </Card>
  )
}

function Opened({ opened, currency }: { opened: readonly GotEnvelope[]; currency: string }) {
  const t = useEnvelopesText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  if (opened.length === 0) return null
  return (
    <List label={t('envelopes.mine')}>
      {opened.map(({ id, message, openedAt, amountMinor }) => (
        <ListRow
          key={id}
          icon="gift"
          title={message === '' ? t('envelopes.envelope') : <bdi translate="yes">{message}</bdi>}
          detail={openedAt === null ? undefined : dateTime(openedAt, { timeZone })}
          end={<Amount minor={amountMinor ?? 0} currency={currency} kind="change" size="small" />}
        />
      ))}
    </List>
  )
}
