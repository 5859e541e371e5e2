import { useCallPages } from '@plaza/client'
import { signInsCall, type SignInRecord } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import type { ListRowProps } from '@plaza/ui/list-row'
import { Page } from '@plaza/ui/page'
import { Pill } from '@plaza/ui/pill'
import { RecordRows, RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useLoginsText } from '../../locales/logins/texts'
import { deviceIcons, deviceName } from '../../parts/device-name'

/** `/m/loginHistory`: attempts to sign in of 90 days with result, device and masked address (SECURITY-2). */
export function LoginHistoryScreen() {
  const t = useLoginsText()
  const { timeZone } = useRemote()
  const rowOf = useRow()
  const list = useCallPages(signInsCall, {})
  return (
    <Page>
      <Answer
        of={{
          data: list.pages?.flatMap(({ signIns }) => signIns),
          error: list.failure,
          errorUpdateCount: list.errorUpdateCount,
          refetch: list.retry,
        }}
        pending={<SkeletonRows count={6} />}
        failed={{ title: t('logins.failed') }}
      >
        {(signIns) =>
          signIns.length === 0 ? (
            <EmptyState title={t('logins.none')} text={t('logins.noneText')} />
          ) : (
            <>
              <RecordRows
                rows={signIns}
                keyOf={({ id }) => id}
                atOf={({ at }) => at}
                timeZone={timeZone}
                rowOf={rowOf}
              />
              <RecordsEnd {...list} moreFailed={t('logins.moreFailed')} end={t('logins.end')} />
            </>
          )
        }
      </Answer>
    </Page>
  )
}

/** Why an attempt was refused, by the code of its answer. */
const reasons: Readonly<Record<string, 'password' | 'locked' | 'blocked' | 'closed' | 'step' | 'passkey'>> = {
  'login.failed': 'password',
  'login.locked': 'locked',
  'member.blocked': 'blocked',
  'member.closed': 'closed',
  'login.step.wrong': 'step',
  'login.passkey': 'passkey',
}

function useRow(): (record: SignInRecord) => ListRowProps {
  const t = useLoginsText()
  const { dateTime } = useFormats()
  const { timeZone } = useRemote()
  return ({ device, address, at, refusal }) => ({
    icon: deviceIcons[device.kind],
    title: <bdi translate="no">{deviceName(device) || t('logins.unknown')}</bdi>,
    detail: (
      <>
        <span translate="no">{dateTime(at, { timeZone, style: 'time' })}</span> ·{' '}
        <bdi translate="no">{address}</bdi>
        {refusal !== null && (
          <>
            {' · '}
            <span>{t(`logins.why.${reasons[refusal] ?? 'other'}`)}</span>
          </>
        )}
      </>
    ),
    end:
      refusal === null ? (
        <Pill tone="success">{t('logins.success')}</Pill>
      ) : (
        <Pill tone="danger">{t('logins.refused')}</Pill>
      ),
  })
}
