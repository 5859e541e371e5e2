import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useTeamText } from '../locales/team/texts'
import css from './AsOf.module.css'
import { useAge } from './useAge'

/** As of when figures are; while the stream is lost, how old they are (TEAM-9). */
export function AsOf({ asOf, isLost }: { asOf: number; isLost: boolean }) {
  const t = useTeamText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const ago = useAge(asOf, isLost)
  return (
    <p className={css.asOf} role="status">
      {ago === null ? t('team.asOf', { time: dateTime(asOf, { timeZone }) }) : t('team.stopped', { ago })}
    </p>
  )
}
