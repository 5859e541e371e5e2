import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Sheet } from '@plaza/ui/sheet'
import { useConsole } from '../shared/console-context'
import { Facts } from '../shared/Facts'
import { rightsWords } from '../shared/useRightsReason'
import { When } from '../shared/When'
import { useConsoleText } from '../texts'
import { LanguageChoice } from './LanguageChoice'
import css from './TokenSheet.module.css'

/** The signed-in holder and the token's rights, the language, and sign-out. */
export function TokenSheet({
  isOpen,
  onClose,
  onSignOut,
}: {
  isOpen: boolean
  onClose: () => void
  onSignOut: () => void
}) {
  const t = useConsoleText()
  const { me, now } = useConsole()
  const { relative } = useFormats()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={me.name}
      detail={rightsWords(me, t)}
      footer={
        <Button isBlock icon="log-out" onClick={onSignOut}>
          {t('signOut')}
        </Button>
      }
    >
      <div className={css.body}>
        <Facts
          facts={[
            { term: t('token.role'), is: t(`role.${me.role}`) },
            { term: t('token.remotes'), is: me.remotes.join(', ') || t('token.every') },
            { term: t('token.merchants'), is: me.merchants.join(', ') || t('token.every') },
            {
              term: t('token.ends'),
              is: (
                <>
                  <When at={me.expiresAt} /> (<span>{relative(me.expiresAt, now())}</span>)
                </>
              ),
            },
            { term: t('token.id'), is: <code dir="ltr">{me.id}</code> },
          ]}
        />
        <LanguageChoice />
      </div>
    </Sheet>
  )
}
