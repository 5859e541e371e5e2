import type { SignInRecord } from '@plaza/contract/identity'
import { useReach, useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section, Stack } from '@plaza/ui/page'
import { useSecurityText } from '../../locales/security/texts'
import { deviceName } from '../../parts/device-name'
import { Note } from '../../parts/Note'

const steps = [
  { path: '/m/changePsw', icon: 'key', name: 'password' },
  { path: '/m/sessions', icon: 'log-out', name: 'sessions' },
  { path: '/m/passkeys', icon: 'shield-check', name: 'passkeys' },
  { path: '/m/service', icon: 'headset', name: 'service' },
] as const

/** What to do when the last sign-in was somebody else: in this order (SECURITY-1). */
export function NotYou({ record }: { record: SignInRecord | null }) {
  const t = useSecurityText()
  const { dateTime } = useFormats()
  const { navigate, timeZone } = useRemote()
  const reach = useReach()
  return (
    <Stack>
      {record && (
        <Note title={t('security.last', { time: dateTime(record.at, { timeZone }) })}>
          <bdi translate="no">{deviceName(record.device) || t('security.unknownDevice')}</bdi> ·{' '}
          <bdi translate="no">{record.address}</bdi>
        </Note>
      )}
      <Section title={t('security.steps.title')}>
        <List label={t('security.steps.title')}>
          {steps
            .filter(({ path }) => reach(path) === 'open')
            .map(({ path, icon, name }) => (
              <ListRow
                key={path}
                icon={icon}
                title={t(`security.steps.${name}`)}
                detail={t(`security.steps.${name}Text`)}
                href={path}
                onPress={(event) => {
                  event.preventDefault()
                  navigate(path)
                }}
              />
            ))}
        </List>
      </Section>
    </Stack>
  )
}
