import { useCall } from '@plaza/client'
import { agreementCall } from '@plaza/contract/site'
import { useNavigate } from '@plaza/facade/router'
import { useLanguage } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { RichText } from '@plaza/ui/rich-text'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useFrontText } from '../../kernel/language/texts'
import { SiteFooter } from '../../parts/footer/SiteFooter'
import styles from './AgreementScreen.module.css'

/** The user agreement (AGREEMENT-1) in the current language. */
export function AgreementScreen() {
  const t = useFrontText()
  const language = useLanguage()
  const navigate = useNavigate()
  const answer = useCall(agreementCall, { query: { language } })
  return (
    <Page>
      <Answer
        of={answer}
        pending={<SkeletonRows count={8} />}
        failed={{ title: t('agreement.failed'), fallbackText: t('agreement.failedText') }}
        isEmpty={({ content }) => content.trim() === ''}
        empty={<EmptyState title={t('agreement.empty')} text={t('agreement.emptyText')} />}
      >
        {({ title, content }) => (
          <>
            <h2 className={styles.title}>{title}</h2>
            <RichText html={content} onLink={(path) => void navigate(path)} />
          </>
        )}
      </Answer>
      {!answer.isPending && <SiteFooter />}
    </Page>
  )
}
