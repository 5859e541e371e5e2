import type { RecordEntry } from '@plaza/contract/release'
import { useFormats } from '@plaza/i18n'
import { Pill } from '@plaza/ui/pill'
import { ReleaseId } from '../shared/ReleaseId'
import { When } from '../shared/When'
import { useConsoleText } from '../texts'
import { kindKey, outcomeLooks } from './record-words'
import css from './RecordItem.module.css'

const isReleaseId = (text: string): boolean => /-[0-9a-f]{8}$/.test(text)

/** One entry of the audit trail: the action or refusal, its subject, author, time and reason. */
export function RecordItem({ entry, namesRemote }: { entry: RecordEntry; namesRemote: boolean }) {
  const t = useConsoleText()
  const { percent } = useFormats()
  const { action, outcome } = entry
  const looks = outcomeLooks[outcome]
  return (
    <li className={css.entry}>
      <div className={css.line}>
        <strong className={css.kind}>{t(kindKey(action.kind))}</strong>
        {namesRemote && action.remote !== undefined && <code className={css.remote}>{action.remote}</code>}
        {action.release !== undefined &&
          (isReleaseId(action.release) ? (
            <ReleaseId id={action.release} />
          ) : (
            <code className={css.remote}>{action.release}</code>
          ))}
        {action.basisPoints !== undefined && <span>{percent(action.basisPoints)}</span>}
        {action.merchant !== undefined && <span>{t('record.for', { merchant: action.merchant })}</span>}
        {action.subject !== undefined && <span>{action.subject}</span>}
        {outcome !== 'done' && (
          <Pill tone={looks.tone} icon={looks.icon}>
            {t(`outcome.${outcome}`)}
          </Pill>
        )}
        {action.overrodeFloor !== undefined && (
          <Pill tone="warning" icon="flag">
            {t('record.overFloor')}
          </Pill>
        )}
        {action.accepted !== undefined && (
          <Pill tone="warning" icon="flag">
            {t('record.accepted')}
          </Pill>
        )}
      </div>
      <p className={css.why}>
        <q>{entry.why}</q>
      </p>
      {entry.message !== undefined && (
        <p className={css.message} lang="en" dir="ltr">
          {entry.message}
        </p>
      )}
      <p className={css.quiet}>
        <span>{entry.who}</span> · <When at={entry.at} />
        <span>
          {entry.revision !== undefined && ` · ${t('record.revision', { revision: entry.revision })}`}
        </span>
        <span>{action.via !== undefined && ` · ${t(`via.${action.via}`)}`}</span>
      </p>
    </li>
  )
}
