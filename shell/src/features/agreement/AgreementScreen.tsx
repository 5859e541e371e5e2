import { useCall } from '@plaza/client'
import { agreementCall } from '@plaza/contract'
import { useNavigate } from '@plaza/facade/router'
import { useLanguage } from '@plaza/i18n'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { RichText } from '@plaza/ui/rich-text'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useFrontText } from '../../kernel/language/texts'
import { ScreenFailed } from '../../parts/failed/ScreenFailed'
import { SiteFooter } from '../../parts/footer/SiteFooter'
import styles from './AgreementScreen.module.css'

/** The user agreement (AGREEMENT-1) in the present language. */
export function AgreementScreen() {
  const t = useFrontText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { data, error, refetch, isFetching } = useCall(agreementCall, { query: { language } })
  return (
    <Page>
      {data ? (
        data.content.trim() === '' ? (
          <EmptyState title={t('agreement.empty')} text={t('agreement.emptyText')} />
        ) : (
          <>
            <h2 className={styles.title}>{data.title}</h2>
            <RichText html={data.content} onLink={(path) => void navigate(path)} />
          </>
        )
      ) : error ? (
        <ScreenFailed
          title={t('agreement.failed')}
          text={t('agreement.failedText')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows count={8} />
      )}
      {(data ?? error) && <SiteFooter />}
    </Page>
  )
}
