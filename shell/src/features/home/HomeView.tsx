import { Icon } from '@plaza/ui/icon'
import { Part, value, Without } from '@plaza/ui/first-view'
import { Page } from '@plaza/ui/page'
import { Picture, PictureBase } from '@plaza/ui/picture'
import { noticePath } from '../../kernel/routes/paths'
import { useShellText } from '../../kernel/language/texts'
import banners from './Banners.module.css'
import home from './Home.module.css'
import line from './NoticeLine.module.css'

/** Home as a template (EDGE-7): what `HomeScreen` shows first, in the same boxes, with places for its slots. */
export function HomeView() {
  return (
    <PictureBase value={value('imageCdn')}>
      <Page isLit>
        <div className={home.home} data-drawn="page">
          <Part of="hasBanners">
            <BannersView />
          </Part>
          <NoticeView />
          {'{{>home.hot-match@1}}{{>home.games@1}}'}
        </div>
      </Page>
    </PictureBase>
  )
}

function BannersView() {
  const t = useShellText()
  return (
    <section className={banners.banners} aria-label={t('home.banners')}>
      <div className={banners.frame}>
        <ul role="list" className={banners.rail} data-carousel>
          <Part of="banners">
            <li className={banners.cell} data-tint={value('tint')}>
              <Part of="link">
                <a href={value('link')} className={banners.slide}>
                  <SlideView />
                </a>
              </Part>
              <Without of="link">
                <div className={banners.slide}>
                  <SlideView />
                </div>
              </Without>
            </li>
          </Part>
        </ul>
      </div>
      <div className={banners.dots} aria-hidden>
        <Part of="dots">
          <Part of="isFirst">
            <span className={`${banners.dot} ${banners.on}`} />
          </Part>
          <Without of="isFirst">
            <span className={banners.dot} />
          </Without>
        </Part>
      </div>
    </section>
  )
}

/** As `BannerSlide`; only the first has its picture, because the next only peeks. */
const SlideView = () => (
  <>
    <Part of="isFirst">
      <Picture artwork={value('artwork')} size="banner" alt="" loading="first" className={banners.art} />
    </Part>
    <span className={banners.texts}>
      <span className={banners.headline}>{value('headline')}</span>
      <Part of="line">
        <span className={banners.line}>{value('line')}</span>
      </Part>
      <Part of="call">
        <span className={banners.call}>
          <span>{value('call')}</span>
          <Icon name="chevron-right" size={16} />
        </span>
      </Part>
    </span>
  </>
)

function NoticeView() {
  const t = useShellText()
  return (
    <a href={noticePath} className={line.line}>
      <Icon name="megaphone" size={20} className={line.icon} />
      <Part of="hasNotices">
        <span className={line.window}>
          <span className={line.track}>
            <span className={line.titles}>
              <Part of="notices">
                <span className={line.title}>{value('title')}</span>
              </Part>
            </span>
          </span>
        </span>
      </Part>
      <Without of="hasNotices">
        <span className={line.empty}>{t('home.noNotices')}</span>
      </Without>
      <Icon name="chevron-right" size={16} className={line.arrow} />
    </a>
  )
}
