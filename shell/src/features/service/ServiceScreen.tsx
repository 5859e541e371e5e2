import { useSearchParams } from '@plaza/facade/router'
import { Answer } from '@plaza/ui/answer'
import { CopyField } from '@plaza/ui/copy-field'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page, Section } from '@plaza/ui/page'
import { useFrontText } from '../../kernel/language/texts'
import { EntriesSkeleton } from '../../parts/pending/EntriesSkeleton'
import { SiteFooter } from '../../parts/footer/SiteFooter'
import { contactsByType } from '../../parts/contacts/contact-target'
import { ContactRows } from './ContactRows'
import { useOpenContacts } from './useOpenContacts'
import { useTypeName } from './useTypeName'
import styles from './ServiceScreen.module.css'

const longestReference = 64

/**
 * Customer service as a page, /m/service: all contacts, by kind; with `?reference=` the number to mention, such as an
 * order's, to be copied into the conversation. It ends with licence and help (RG-10).
 */
export function ServiceScreen() {
  const t = useFrontText()
  const nameOf = useTypeName()
  const { contacts, error, retry, isRetrying } = useOpenContacts()
  const [params] = useSearchParams()
  const reference = params.get('reference')?.slice(0, longestReference)
  return (
    <Page>
      <Answer
        of={{ data: contacts, error, isFetching: isRetrying, refetch: retry }}
        pending={<EntriesSkeleton count={4} />}
        failed={{ title: t('service.failed'), fallbackText: t('service.failedText') }}
        isEmpty={(known) => known.length === 0}
        empty={<EmptyState title={t('service.empty')} text={t('service.emptyText')} />}
      >
        {(known) => (
          <>
            <p className={styles.lead}>{t('service.lead')}</p>
            {reference && <CopyField label={t('service.reference')} value={reference} />}
            {contactsByType(known).map(({ type, contacts: ofType }) => (
              <Section key={type} title={nameOf(type)}>
                <ContactRows type={type} contacts={ofType} />
              </Section>
            ))}
          </>
        )}
      </Answer>
      {!(contacts === undefined && !error) && <SiteFooter />}
    </Page>
  )
}
