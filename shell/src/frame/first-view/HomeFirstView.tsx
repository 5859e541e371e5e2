import { buttonClass } from '@plaza/ui/button'
import { Part, value } from '@plaza/ui/first-view'
import bar from '../../features/download/DownloadBar.module.css'
import { HomeView } from '../../features/home/HomeView'
import { useShellText } from '../../kernel/language/texts'
import { homePath, loginPath, registerPath } from '../../kernel/routes/paths'
import { Wordmark } from '../../parts/wordmark/Wordmark'
import wordmark from '../../parts/wordmark/Wordmark.module.css'
import { HeaderBar } from '../header/HeaderBar'
import actions from '../header/VisitorActions.module.css'
import { BottomMenuSkeleton } from '../skeleton/BottomMenuSkeleton'
import { FirstView } from './FirstView'
import { LanguageView } from './LanguageView'

/** Home in its frame as a template (EDGE-7). A member's header has only the merchant's name until the page runs. */
export const HomeFirstView = () => (
  <FirstView bar={<div className={bar.place} />} header={<HomeHeader />} menu={<BottomMenuSkeleton />}>
    <HomeView />
  </FirstView>
)

function HomeHeader() {
  return (
    <HeaderBar>
      <h1 className={wordmark.heading}>
        <a href={homePath} aria-label={value('merchantName')} className={wordmark.link}>
          <Wordmark name={value('merchantName')} />
        </a>
      </h1>
      <Part of="isVisitor">
        <VisitorView />
      </Part>
    </HeaderBar>
  )
}

/** As `VisitorActions`. */
function VisitorView() {
  const t = useShellText()
  return (
    <div className={actions.actions} data-drawn="header">
      <LanguageView />
      <a href={loginPath} className={`${buttonClass({ size: 'small' })} ${actions.logIn}`}>
        {t('header.logIn')}
      </a>
      <Part of="hasRegister">
        <a href={registerPath} className={`${buttonClass({ size: 'small' })} ${actions.register}`}>
          {t('header.register')}
        </a>
      </Part>
    </div>
  )
}
