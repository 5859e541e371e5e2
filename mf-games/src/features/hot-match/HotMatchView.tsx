import { Part, value } from '@plaza/ui/first-view'
import { PictureBase } from '@plaza/ui/picture'
import { useHomeText } from '../../locales/home/texts'
import { MatchLine } from './MatchLine'
import styles from './HotMatch.module.css'

/** The first hot match as a template (EDGE-7, HOME-5). */
export function HotMatchView() {
  const t = useHomeText()
  return (
    <PictureBase value={value('imageCdn')}>
      <Part of="match">
        <section className={styles.card} aria-label={t('hotMatch.label')} data-hot-match>
          <ul className={styles.track}>
            <MatchLine
              home={value('home')}
              away={value('away')}
              homeArtwork={value('homeArtwork')}
              awayArtwork={value('awayArtwork')}
              time={value('time')}
              loading="near"
            />
          </ul>
        </section>
      </Part>
    </PictureBase>
  )
}
