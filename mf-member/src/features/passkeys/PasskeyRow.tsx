import { useCallMutation, useForget } from '@plaza/client'
import { passkeysCall, removePasskeyCall, securityCall, type Passkey } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { ConfirmDialog } from '@plaza/ui/dialog'
import { IconButton } from '@plaza/ui/icon-button'
import { ListRow } from '@plaza/ui/list-row'
import { useState } from 'react'
import { usePasskeysText } from '../../locales/passkeys/texts'
import css from './PasskeyRow.module.css'

/** One passkey: its name, when it was added and last used, at which host it works when it is not this one, and its removal. */
export function PasskeyRow({ passkey: { id, name, createdAt, usedAt, host } }: { passkey: Passkey }) {
  const t = usePasskeysText()
  const errorText = useErrorText()
  const { dateTime, relative } = useFormats()
  const { timeZone, serverNow, events } = useRemote()
  const forget = useForget()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useCallMutation(removePasskeyCall)
  const remove = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => {
          setAsking(false)
          events.say('toast', { kind: 'success', text: t('passkeys.removed') })
          forget(passkeysCall)
          forget(securityCall)
        },
        onError: (failure) => {
          setAsking(false)
          // The member closed the password prompt, so there is nothing to report.
          if (failure.code !== 'reauth.required')
            events.say('toast', { kind: 'error', text: errorText(failure.code, failure.value, failure) })
        },
      },
    )
  return (
    <>
      <ListRow
        icon="key"
        title={<bdi translate="no">{name}</bdi>}
        detail={
          <span className={css.lines}>
            <span>
              {usedAt === null
                ? t('passkeys.unused')
                : t('passkeys.used', { time: relative(usedAt, serverNow()) })}
            </span>
            <span>{t('passkeys.added', { time: dateTime(createdAt, { timeZone }) })}</span>
            {host !== location.hostname && <span>{t('passkeys.elsewhere', { host })}</span>}
          </span>
        }
        end={
          <IconButton icon="trash" label={t('passkeys.remove', { name })} onClick={() => setAsking(true)} />
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('passkeys.removeTitle', { name })}
        text={t('passkeys.removeText')}
        confirm={t('passkeys.removeConfirm')}
        isDangerous
        isBusy={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      />
    </>
  )
}
