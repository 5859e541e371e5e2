import { useCallMutation, useForget } from '@plaza/client'
import { agentLinksCall, removeLinkCall, switchLinkCall, type AgentLink } from '@plaza/contract/agency'
import { inviteParams } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { CopyField } from '@plaza/ui/copy-field'
import { ConfirmDialog } from '@plaza/ui/dialog'
import { Fact, Facts } from '@plaza/ui/facts'
import { FormProblem } from '@plaza/ui/form'
import { Stack } from '@plaza/ui/page'
import { QrCode } from '@plaza/ui/qr'
import { Sheet } from '@plaza/ui/sheet'
import { useState } from 'react'
import { useOpenAccountText } from '../../locales/open-account/texts'
import { useRatesText } from '../../locales/rates/texts'
import { useRateText } from '../rates/useRateText'
import { isRateCategory } from './is-rate-category'
import css from './OpenAccount.module.css'
import { useShare } from './useShare'

/** The address by which people register with a code of an agent. */
const addressOf = (code: string): string => {
  const address = new URL('/m/register', window.location.origin)
  address.searchParams.set(inviteParams.agent, code)
  return address.href
}

export interface LinkSheetProps {
  /** Undefined while none is open. */
  link: AgentLink | undefined
  onClose: () => void
  onEdit: (id: string) => void
}

/** One link: its QR code and address to copy or share, its terms, and what can be done with it (AGENT-7). */
export function LinkSheet({ link, onClose, onEdit }: LinkSheetProps) {
  // The closed link stays rendered while the sheet slides down.
  const [last, setLast] = useState(link)
  if (link && link !== last) setLast(link)
  if (!last) return null
  return (
    <Sheet isOpen={link !== undefined} onClose={onClose} title={last.channel || last.code}>
      <LinkBody link={last} onClose={onClose} onEdit={onEdit} />
    </Sheet>
  )
}

function LinkBody({ link, onClose, onEdit }: LinkSheetProps & { link: AgentLink }) {
  const t = useOpenAccountText()
  const ratesText = useRatesText()
  const rateText = useRateText()
  const { events, timeZone } = useRemote()
  const { number, dateTime } = useFormats()
  const errorText = useErrorText()
  const forget = useForget()
  const share = useShare()
  const switching = useCallMutation(switchLinkCall)
  const removing = useCallMutation(removeLinkCall)
  const [isAsking, setAsking] = useState(false)
  const address = addressOf(link.code)
  const failure = switching.error ?? removing.error
  const done = (text: string) => {
    forget(agentLinksCall)
    events.say('toast', { kind: 'success', text })
  }
  const isOff = link.state === 'off'
  return (
    <Stack gap={12}>
      <div className={css.code}>
        <QrCode value={address} label={t('open.qr')} />
      </div>
      <CopyField label={t('open.code')} value={link.code} />
      <CopyField label={t('open.address')} value={address.replace(/^https?:\/\//, '')} copyValue={address} />
      <Facts label={t('open.terms')}>
        <Fact label={t('open.state')}>{t(`open.states.${link.state}`)}</Fact>
        <Fact label={t('open.type')}>{t(`open.types.${link.type}`)}</Fact>
        <Fact label={t('open.registrations')}>
          {t('open.used', { used: number(link.used), most: link.most === null ? '∞' : number(link.most) })}
        </Fact>
        <Fact label={t('open.made')}>{dateTime(link.createdAt, { timeZone })}</Fact>
        <Fact label={t('open.validity')}>
          {link.expiresAt === null ? t('open.forEver') : dateTime(link.expiresAt, { timeZone })}
        </Fact>
        {link.rates.map(({ category, rate }) =>
          isRateCategory(category) ? (
            <Fact key={category} label={ratesText(`rates.categories.${category}`)}>
              {rateText(category, rate)}
            </Fact>
          ) : null,
        )}
      </Facts>
      {failure && <FormProblem text={errorText(failure.code, failure.value, failure)} />}
      <div className={css.ways}>
        {share && (
          <Button variant="primary" isBlock icon="share" onClick={() => void share({ url: address })}>
            {t('open.share')}
          </Button>
        )}
        <Button isBlock icon="edit" onClick={() => onEdit(link.id)}>
          {t('open.edit')}
        </Button>
        <Button
          isBlock
          icon={isOff ? 'play' : 'pause'}
          isBusy={switching.isPending}
          onClick={() =>
            switching.mutate(
              { params: { id: link.id }, body: { isOff: !isOff } },
              { onSuccess: () => done(t(isOff ? 'open.isOn' : 'open.isOff')) },
            )
          }
        >
          {t(isOff ? 'open.switchOn' : 'open.switchOff')}
        </Button>
        <Button isBlock variant="danger" icon="trash" onClick={() => setAsking(true)}>
          {t('open.remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('open.removeTitle')}
        text={t('open.removeText')}
        confirm={t('open.remove')}
        isDangerous
        isBusy={removing.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          removing.mutate(
            { params: { id: link.id } },
            {
              onSuccess: () => {
                done(t('open.removed'))
                onClose()
              },
              onSettled: () => setAsking(false),
            },
          )
        }
      />
    </Stack>
  )
}
