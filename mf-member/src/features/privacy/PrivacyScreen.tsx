import { useCall, useCallMutation, useForget } from '@plaza/client'
import { consentChannels, privacyCall, setConsentCall, type Privacy } from '@plaza/contract/site'
import { useErrorText } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Card } from '@plaza/ui/card'
import { Checkbox } from '@plaza/ui/checkbox'
import { FormProblem } from '@plaza/ui/form'
import { Page, Section, Stack } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { usePrivacyText } from '../../locales/privacy/texts'
import { Deletion } from './Deletion'
import { ExportData } from './ExportData'

/** `/m/privacy`: consents to offers, the file of what is kept, and the request to delete it (R19, RG-12, RG-14). */
export function PrivacyScreen() {
  const t = usePrivacyText()
  const asked = useCall(privacyCall, {})
  const forget = useForget()
  const [latest, setLatest] = useState<{ of: Privacy; privacy: Privacy }>()
  return (
    <Page>
      <Answer of={asked} pending={<SkeletonRows count={5} />} failed={{ title: t('privacy.failed') }}>
        {(first) => {
          // A change is shown at once, until the call has answered again.
          const privacy = latest?.of === first ? latest.privacy : first
          const onChanged = (next: Privacy) => {
            setLatest({ of: first, privacy: next })
            forget(privacyCall)
          }
          return (
            <>
              <Consents consents={privacy.consents} onChanged={onChanged} />
              <ExportData />
              <Deletion deletion={privacy.deletion} onChanged={onChanged} />
            </>
          )
        }}
      </Answer>
    </Page>
  )
}

function Consents({
  consents,
  onChanged,
}: {
  consents: Privacy['consents']
  onChanged: (privacy: Privacy) => void
}) {
  const t = usePrivacyText()
  const errorText = useErrorText()
  const set = useCallMutation(setConsentCall)
  return (
    <Section title={t('privacy.consents')}>
      <p>{t('privacy.consentsText')}</p>
      <Card>
        <Stack gap={12}>
          {consentChannels.map((channel) => (
            <Checkbox
              key={channel}
              isChecked={consents.find((one) => one.channel === channel)?.isGiven ?? false}
              onChange={(isGiven) => {
                // Not disabled meanwhile, which would take the focus away.
                if (!set.isPending) set.mutate({ body: { channel, isGiven } }, { onSuccess: onChanged })
              }}
            >
              {t(`privacy.channels.${channel}`)}
            </Checkbox>
          ))}
          {set.error && <FormProblem text={errorText(set.error.code, set.error.value, set.error)} />}
        </Stack>
      </Card>
    </Section>
  )
}
