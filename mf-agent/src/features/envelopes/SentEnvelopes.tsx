import { useCallPages, useForget } from '@plaza/client'
import { sentEnvelopesCall, type EnvelopeState, type SentEnvelope } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { Pill, type Tone } from '@plaza/ui/pill'
import { RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useEnvelopesText } from '../../locales/envelopes/texts'
import { useEnvelopesLive } from './useEnvelopesLive'

const tones: Record<EnvelopeState, Tone> = { open: 'info', finished: 'success', over: 'neutral' }
const formPath = '/m/member/agent/envelope'

/** Envelopes that an agent made, with how many packets were opened and what came back (ENVELOPE-1). */
export function SentEnvelopes() {
  const t = useEnvelopesText()
  const { navigate } = useRemote()
  const forget = useForget()
  const list = useCallPages(sentEnvelopesCall, {})
  useEnvelopesLive(() => forget(sentEnvelopesCall))
  return (
    <Section title={t('envelopes.sent')}>
      <Button variant="primary" icon="gift" isBlock onClick={() => navigate(formPath)}>
        {t('envelopes.make')}
      </Button>
      <Answer
        of={{
          data: list.pages?.flatMap(({ envelopes, currency }) =>
            envelopes.map((envelope) => ({ ...envelope, currency })),
          ),
          error: list.failure,
          errorUpdateCount: list.errorUpdateCount,
          refetch: list.retry,
        }}
        pending={<SkeletonRows count={2} />}
        failed={{ title: t('envelopes.sentFailed') }}
        isEmpty={(envelopes) => envelopes.length === 0}
        empty={<EmptyState title={t('envelopes.none')} text={t('envelopes.noneText')} />}
      >
        {(envelopes) => (
          <>
            <List label={t('envelopes.sent')}>
              {envelopes.map((envelope) => (
                <Row key={envelope.id} envelope={envelope} />
              ))}
            </List>
            <RecordsEnd {...list} moreFailed={t('envelopes.moreFailed')} />
          </>
        )}
      </Answer>
    </Section>
  )
}

function Row({ envelope }: { envelope: SentEnvelope & { currency: string } }) {
  const t = useEnvelopesText()
  const { timeZone } = useRemote()
  const { money, dateTime } = useFormats()
  const { currency, openedPackets: opened, packets, openedMinor, returnedMinor, message, state } = envelope
  const claimed = t('envelopes.claimed', { opened, packets, amount: money(openedMinor, currency) })
  const returned =
    returnedMinor > 0 ? [t('envelopes.returned', { amount: money(returnedMinor, currency) })] : []
  const at = dateTime(envelope.createdAt, { timeZone })
  return (
    <ListRow
      icon="gift"
      title={message === '' ? t('envelopes.envelope') : <bdi translate="yes">{message}</bdi>}
      detail={[claimed, ...returned, at].join(' · ')}
      end={
        <>
          <Amount minor={envelope.amountMinor} currency={currency} kind="plain" size="small" />
          <Pill tone={tones[state]}>{t(`envelopes.state.${state}`)}</Pill>
        </>
      }
    />
  )
}
