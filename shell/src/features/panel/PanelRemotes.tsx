import type { PageFacts, RemoteFacts } from '../../kernel/page/page-facts'
import { useReleasesText } from '../../kernel/language/texts'
import styles from './Panel.module.css'

/** A name, unaffected by the direction of the text around it. */
const apart = (name: string): string => `\u2068${name}\u2069`

/**
 * Each remote of the plan: which release runs and why, whether its files were verified, and how long loading took.
 */
export function PanelRemotes({ remotes, unavailable }: Pick<PageFacts, 'remotes' | 'unavailable'>) {
  const t = useReleasesText()
  return (
    <section>
      <h3>{t('panel.remotes')}</h3>
      <ul className={styles.remotes}>
        {remotes.map((remote) => (
          <Remote key={remote.name} {...remote} />
        ))}
        {unavailable.map(({ name, reason }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{t('panel.unavailable', { reason: apart(reason) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Remote({ name, planned, release, reason, notes, integrity, isFallback, timings }: RemoteFacts) {
  const t = useReleasesText()
  const steps = Object.entries(timings).map(
    ([step, ms]) => `${apart(step)} ${t('panel.ms', { ms: String(ms) })}`,
  )
  return (
    <li>
      <strong>{name}</strong>
      <span dir="ltr">{release ?? t('panel.notLoaded')}</span>
      {release !== planned && <span>{t('panel.planned', { release: apart(planned) })}</span>}
      <span>{`${t('panel.reason')}: ${apart(reason)} · ${t('panel.integrity')}: ${apart(integrity)}`}</span>
      {isFallback && <span className={styles.alarm}>{t('panel.fallback')}</span>}
      {notes.map((note) => (
        <span key={note} dir="ltr">
          {note}
        </span>
      ))}
      {steps.length > 0 && <span>{`${t('panel.timings')}: ${steps.join(' · ')}`}</span>}
    </li>
  )
}
