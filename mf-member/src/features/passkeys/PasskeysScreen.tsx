import { useCall } from '@plaza/client'
import { mostPasskeys, passkeysCall, type Passkey } from '@plaza/contract/identity'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { List } from '@plaza/ui/list-row'
import { Page, Section, Stack } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { usePasskeysText } from '../../locales/passkeys/texts'
import { Note } from '../../parts/Note'
import { NewPasskey } from './NewPasskey'
import { PasskeyRow } from './PasskeyRow'

/** `/m/passkeys`: what logs in without the password: added, listed, removed (SECURITY-7). */
export function PasskeysScreen() {
  const t = usePasskeysText()
  return (
    <Page>
      <Answer
        of={useCall(passkeysCall)}
        pending={<SkeletonRows count={3} />}
        failed={{ title: t('passkeys.failed') }}
      >
        {({ passkeys }) => <Passkeys passkeys={passkeys} />}
      </Answer>
    </Page>
  )
}

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = usePasskeysText()
  return (
    <Stack>
      {passkeys.length === 0 ? (
        <EmptyState drawing="lighthouse" title={t('passkeys.none')} text={t('passkeys.what')} />
      ) : (
        <Section title={t('passkeys.yours')}>
          <List label={t('passkeys.yours')}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </List>
        </Section>
      )}
      {!('PublicKeyCredential' in globalThis) ? (
        <Note title={t('passkeys.noneHere')}>{t('passkeys.noneHereText')}</Note>
      ) : passkeys.length < mostPasskeys ? (
        <NewPasskey />
      ) : (
        <Note title={t('passkeys.enough', { count: mostPasskeys })} />
      )}
    </Stack>
  )
}
