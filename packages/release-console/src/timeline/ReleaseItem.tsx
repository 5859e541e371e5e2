import type { RemoteOverview, TimelineRelease } from '@plaza/contract/release'
import { Pill } from '@plaza/ui/pill'
import { ReleaseId } from '../shared/ReleaseId'
import { When } from '../shared/When'
import { useConsoleText } from '../texts'
import { skewLooks, stateLooks } from './release-looks'
import css from './ReleaseItem.module.css'
import { ReleaseMenu } from './ReleaseMenu'

/** A release of the timeline: its state, its skew proof, and its actions. */
export function ReleaseItem({
  remote,
  release,
  overview,
}: {
  remote: string
  release: TimelineRelease
  overview: RemoteOverview | undefined
}) {
  const t = useConsoleText()
  const state = stateLooks[release.state]
  const skew = skewLooks[release.skew]
  return (
    <li className={css.release}>
      <div className={css.facts}>
        <div className={css.line}>
          <ReleaseId id={release.release} />
          <Pill tone={state.tone} icon={state.icon}>
            {t(`state.${release.state}`)}
          </Pill>
          <Pill tone={skew.tone} icon={skew.icon}>
            {t(`skew.${release.skew}`)}
          </Pill>
          {release.isBelowFloor && (
            <Pill tone="warning" icon="flag">
              {t('release.belowFloor')}
            </Pill>
          )}
        </div>
        <p className={css.quiet}>
          <span>{t('release.built')}</span> <When at={release.builtAt} /> · <span>{t('release.commit')}</span>{' '}
          <code dir="ltr" className={css.commit}>
            {release.commit.slice(0, 10)}
          </code>
        </p>
      </div>
      <ReleaseMenu remote={remote} release={release} overview={overview} />
    </li>
  )
}
