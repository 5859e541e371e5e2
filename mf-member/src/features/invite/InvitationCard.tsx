import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { CopyField } from '@plaza/ui/copy-field'
import { Icon } from '@plaza/ui/icon'
import { useInviteText } from '../../locales/invite/texts'
import { useShare } from './useShare'
import css from './InvitationCard.module.css'

interface Props {
  code: string
  link: string
  /** How many people registered with the code. */
  registered: number
}

const withoutScheme = (link: string) => link.replace(/^https?:\/\//, '')

/** Code and link to copy or share, and the number of registrations (INVITE-1). */
export function InvitationCard({ code, link, registered }: Props) {
  const t = useInviteText()
  const { number } = useFormats()
  const share = useShare()
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <span className={css.mark}>
          <Icon name="user-plus" size={32} />
        </span>
        <h2 className={css.headline}>{t('invite.headline')}</h2>
        <p className={css.text}>{t('invite.text')}</p>
      </header>
      <section className={css.ways}>
        <CopyField label={t('invite.code')} value={code} />
        <CopyField label={t('invite.link')} value={withoutScheme(link)} copyValue={link} />
        {share && (
          <Button
            size="large"
            isBlock
            icon="share"
            onClick={() => void share({ text: t('invite.shareText'), url: link })}
          >
            {t('invite.share')}
          </Button>
        )}
      </section>
      <dl className={css.count}>
        <dt className={css.countLabel}>
          <Icon name="users" size={20} />
          {t('invite.registered')}
        </dt>
        <dd className={css.number}>{number(registered)}</dd>
        {registered === 0 && <dd className={css.none}>{t('invite.none')}</dd>}
      </dl>
    </div>
  )
}
