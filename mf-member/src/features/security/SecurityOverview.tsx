import type { KycState, Protection, Security } from '@plaza/contract/identity'
import { useReach, useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Card } from '@plaza/ui/card'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section, Stack } from '@plaza/ui/page'
import { Pill, type Tone } from '@plaza/ui/pill'
import type { ReactNode } from 'react'
import { useSecurityText } from '../../locales/security/texts'
import { Note } from '../../parts/Note'
import { LastSignIn } from './LastSignIn'
import { ScoreRing } from './ScoreRing'
import { StaySignedIn } from './StaySignedIn'
import type { SecurityPart } from './security-part'

const kycTones: Record<KycState, Tone> = { 'under-review': 'info', verified: 'success', rejected: 'danger' }

export interface SecurityOverviewProps {
  security: Security
  /** Opens a part of the page. */
  onOpen: (part: SecurityPart) => void
}

/** Score, last sign-in, and a row for each thing that protects the account. */
export function SecurityOverview({ security, onOpen }: SecurityOverviewProps) {
  const t = useSecurityText()
  const { dateTime } = useFormats()
  const { timeZone, navigate } = useRemote()
  const reach = useReach()
  const {
    done,
    mobile,
    email,
    realName,
    payoutAccounts,
    sessions,
    lastSignIn,
    heldUntil,
    passkeys = 0,
    kyc,
  } = security
  const mark = (protection: Protection) =>
    done.includes(protection) ? (
      <Pill tone="success">{t('security.set')}</Pill>
    ) : (
      <Pill tone="warning" icon="alert">
        {t('security.missing')}
      </Pill>
    )
  /** A row that leads to a page, where the site has that page. */
  const link = (path: string, row: { icon: string; title: string; detail?: ReactNode; end?: ReactNode }) =>
    reach(path) === 'open' && (
      <ListRow
        key={path}
        {...row}
        href={path}
        onPress={(event) => {
          event.preventDefault()
          navigate(path)
        }}
      />
    )
  return (
    <Stack>
      <Card variant="glow">
        <ScoreRing done={done} />
      </Card>
      {heldUntil !== undefined && (
        <Note tone="warning" title={t('security.held', { time: dateTime(heldUntil, { timeZone }) })}>
          {t('security.heldText')}
        </Note>
      )}
      {lastSignIn && (
        <Card>
          <LastSignIn record={lastSignIn} onDenied={() => onOpen('not-you')} />
        </Card>
      )}
      <Section title={t('security.signIn')}>
        <List label={t('security.signIn')}>
          {link('/m/changePsw', { icon: 'key', title: t('security.password'), end: mark('password') })}
          {link('/m/authenticator', {
            icon: 'shield-check',
            title: t('security.authenticator'),
            detail: t('security.authenticatorText'),
            end: mark('secondStep'),
          })}
          {(passkeys > 0 || 'PublicKeyCredential' in globalThis) &&
            link('/m/passkeys', {
              icon: 'lock',
              title: t('security.passkeys'),
              detail:
                passkeys > 0 ? t('security.passkeyCount', { count: passkeys }) : t('security.passkeyNone'),
            })}
          {link('/m/sessions', {
            icon: 'phone',
            title: t('security.sessions'),
            detail: t('security.sessionCount', { count: sessions }),
          })}
          {link('/m/loginHistory', {
            icon: 'history',
            title: t('security.history'),
            detail: t('security.historyText'),
          })}
        </List>
        {security.staysSignedIn !== undefined && <StaySignedIn stays={security.staysSignedIn} />}
      </Section>
      <Section title={t('security.contacts')}>
        <List label={t('security.contacts')}>
          <ListRow
            icon="phone"
            title={t('security.mobile')}
            detail={<bdi translate="no">{mobile ?? t('security.none')}</bdi>}
            end={mark('mobile')}
            onPress={() => onOpen('mobile')}
          />
          <ListRow
            icon="mail"
            title={t('security.email')}
            detail={<bdi translate="no">{email ?? t('security.none')}</bdi>}
            end={mark('email')}
            onPress={() => onOpen('email')}
          />
        </List>
      </Section>
      <Section title={t('security.money')}>
        <List label={t('security.money')}>
          {link('/m/paymentPassword', {
            icon: 'lock',
            title: t('security.paymentPassword'),
            end: mark('paymentPassword'),
          })}
          <ListRow
            icon="id"
            title={t('security.name')}
            detail={realName === null ? t('security.nameMissing') : <bdi translate="no">{realName}</bdi>}
            end={mark('name')}
            {...(realName === null && { onPress: () => onOpen('name') })}
          />
          {kyc &&
            link('/m/kyc', {
              icon: 'shield-check',
              title: t('security.kyc'),
              detail: t(`security.kycLevels.${kyc.level}`),
              end: kyc.state && (
                <Pill tone={kycTones[kyc.state]}>{t(`security.kycStates.${kyc.state}`)}</Pill>
              ),
            })}
          {link('/m/cards', {
            icon: 'card',
            title: t('security.accounts'),
            detail: t('security.accountCount', { count: payoutAccounts }),
          })}
        </List>
      </Section>
      <Section title={t('security.leave')}>
        <List label={t('security.leave')}>
          {link('/m/responsible', {
            icon: 'heart',
            title: t('security.breaks'),
            detail: t('security.breaksText'),
          })}
          <ListRow icon="trash" tone="danger" title={t('security.close')} onPress={() => onOpen('close')} />
        </List>
      </Section>
    </Stack>
  )
}
