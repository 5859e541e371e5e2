import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { CopyField } from '@plaza/ui/copy-field'
import { QrCode } from '@plaza/ui/qr'
import { useInviteText } from '../../locales/invite/texts'
import { usePoster } from './usePoster'
import { useShare } from './useShare'
import css from './InvitationCard.module.css'

interface Props {
  code: string
  link: string
}

const withoutScheme = (link: string) => link.replace(/^https?:\/\//, '')

/** Code, link and QR code of an invitation, to copy, share and save as a poster (INVITE-1). */
export function InvitationCard({ code, link }: Props) {
  const t = useInviteText()
  const share = useShare()
  const poster = usePoster({ code, link })
  return (
    <Card variant="glow" as="section" className={css.card}>
      <div className={css.head}>
        <div className={css.words}>
          <h2 className={css.headline}>{t('invite.headline')}</h2>
          <p className={css.text}>{t('invite.text')}</p>
        </div>
        <div className={css.code}>
          <QrCode value={link} label={t('invite.qr')} />
        </div>
      </div>
      <CopyField label={t('invite.code')} value={code} />
      <CopyField label={t('invite.link')} value={withoutScheme(link)} copyValue={link} />
      <div className={css.ways}>
        {share && (
          <Button
            variant="primary"
            size="large"
            isBlock
            icon="share"
            onClick={() => void share({ text: t('invite.shareText'), url: link })}
          >
            {t('invite.share')}
          </Button>
        )}
        <Button
          size="large"
          isBlock
          icon="download"
          isBusy={poster.isBusy}
          onClick={() => void poster.save()}
        >
          {t('invite.poster')}
        </Button>
      </div>
    </Card>
  )
}
