import { localized } from '@plaza/contract/kernel'
import type { FieldRule } from '@plaza/contract/identity'
import { useLanguage } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { PasswordOnDemand } from './PasswordOnDemand'
import { useFailureText } from '../submit/useFailureText'
import { useMoneyText } from '../texts'
import { useSetWithdrawalPassword } from './useSetWithdrawalPassword'

/**
 * Replaces a form's button for a member without a withdrawal password, and sets the first one. `onSet` should reload
 * whether the member has one, so that the form continues.
 */
export function SetWithdrawalPassword({ rule, onSet }: { rule: FieldRule; onSet: () => void }) {
  const t = useMoneyText()
  const language = useLanguage()
  const text = useFailureText()
  const { isAsking, isPending, failure, ask, close, set } = useSetWithdrawalPassword(onSet)
  const help = rule.message && localized(rule.message, language)
  const isOfWrongForm = failure?.code === 'withdraw.password.form' && failure.value['reason'] === undefined
  const error = failure && (isOfWrongForm && help ? help : text(failure))
  return (
    <>
      <Button type="button" variant="primary" size="large" isBlock onClick={ask}>
        {t('password.set')}
      </Button>
      <PasswordOnDemand
        isOpen={isAsking}
        isBusy={isPending}
        isNew
        title={t('password.set')}
        text={t('password.setText')}
        label={t('password.new')}
        help={help}
        error={error ?? null}
        confirm={t('password.save')}
        rule={rule}
        onAnswer={set}
        onCancel={close}
      />
    </>
  )
}
