import { EmptyState } from '@plaza/ui/empty-state'
import { Page, Section } from '@plaza/ui/page'
import { useFrontText } from '../../kernel/language/texts'
import { ScreenFailed } from '../../parts/failed/ScreenFailed'
import { EntriesSkeleton } from '../../parts/pending/EntriesSkeleton'
import { contactsByType } from '../../parts/contacts/contact-target'
import { ContactRows } from './ContactRows'
import { useOpenContacts } from './use-open-contacts'
import { useTypeName } from './use-type-name'
import styles from './ServiceScreen.module.css'

/** Customer service as a page, /m/service: every way to reach it, by kind. */
export function ServiceScreen() {
  const t = useFrontText()
  const nameOf = useTypeName()
  const { contacts, error, retry, isRetrying } = useOpenContacts()
  if (!contacts && error)
    return (
      <Page>
        <ScreenFailed
          title={t('service.failed')}
          text={t('service.failedText')}
          error={error}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      </Page>
    )
  return (
    <Page>
      {!contacts ? (
        <EntriesSkeleton count={4} />
      ) : contacts.length === 0 ? (
        <EmptyState title={t('service.empty')} text={t('service.emptyText')} />
      ) : (
        <>
          <p className={styles.lead}>{t('service.lead')}</p>
          {contactsByType(contacts).map(({ type, contacts: ofType }) => (
            <Section key={type} title={nameOf(type)}>
              <ContactRows type={type} contacts={ofType} />
            </Section>
          ))}
        </>
      )}
    </Page>
  )
}
