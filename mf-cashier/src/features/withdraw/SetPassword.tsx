import { localized, type FieldRule } from '@plaza/contract'
import { useLanguage } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { PasswordOnDemand } from '../../money/PasswordOnDemand'
import { useFailureText } from '../../money/useFailureText'
import { useCashierText } from '../../texts'
import { useSetPassword } from './useSetPassword'

/** In place of the button, for a member without a withdrawal password: sets the first one, and the form goes on. */
export function SetPassword({ rule }: { rule: FieldRule }) {
  const t = useCashierText()
  const language = useLanguage()
  const text = useFailureText()
  const { isAsking, isPending, failure, ask, close, set } = useSetPassword()
  const help = rule.message && localized(rule.message, language)
  const error = failure && (failure.code === 'withdraw.password.form' && help ? help : text(failure))
  return (
    <>
      <Button type="button" variant="primary" size="large" isBlock onClick={ask}>
        {t('withdraw.password.set')}
      </Button>
      <PasswordOnDemand
        isOpen={isAsking}
        isBusy={isPending}
        isNew
        title={t('withdraw.password.set')}
        text={t('withdraw.password.setText')}
        label={t('withdraw.password.new')}
        help={help}
        error={error ?? null}
        confirm={t('withdraw.password.save')}
        rule={rule}
        onAnswer={set}
        onCancel={close}
      />
    </>
  )
}
