import { Part } from '@plaza/ui/first-view'
import { LoginView } from '../../features/login/LoginView'
import { FirstView } from './FirstView'
import { LanguageView } from './LanguageView'

/** Sign-in in its frame as a template (EDGE-7). Visitors who have a session are sent on to another page. */
export const LoginFirstView = () => (
  <Part of="isVisitor">
    <FirstView>
      <LoginView language={<LanguageView />} />
    </FirstView>
  </Part>
)
