import { tidyField, verifyField } from '@plaza/contract/identity'
import {
  addPayoutAccountCall,
  payoutAccountsCall,
  readPayoutNumber,
  type PayoutAccounts,
  type PayoutInstitution,
  type PayoutKind,
} from '@plaza/contract/money'
import { useCallMutation, useForget, type CallError } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useForm } from '@plaza/ui/form'
import { useState } from 'react'
import { useAccountsText, type AccountsText } from '../../locales/accounts/texts'

/** The kinds in the order of the form. */
export const kinds = ['e-wallet', 'bank', 'crypto'] as const satisfies readonly PayoutKind[]

type Field = 'number' | 'holderName'

/** The field of each error code; other codes are shown above the form. */
const fieldOf: Readonly<Record<string, Field>> = {
  'payout.number': 'number',
  'payout.exists': 'number',
  'payout.name': 'holderName',
  'payout.name.locked': 'holderName',
}

const isPasswordFailure = (failure: CallError | null) =>
  failure?.code === 'withdraw.password.wrong' || failure?.code === 'withdraw.password.locked'

/** How many digits the numbers of a bank have, in words. */
export const digitsText = ({ digits }: PayoutInstitution, t: AccountsText): string =>
  digits === undefined
    ? ''
    : digits.least === digits.most
      ? String(digits.most)
      : t('accounts.digits', { ...digits })

/** State of the form for another payout account: where it is, its number, the name, and the withdrawal password. */
export function useAddAccount(payout: PayoutAccounts, onAdded: () => void) {
  const t = useAccountsText()
  const { events } = useRemote()
  const forget = useForget()
  const { institutions, holderName: knownName, holderNameRule } = payout
  const [kind, setKind] = useState<PayoutKind>('e-wallet')
  const [code, setCode] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const offered = institutions.filter((one) => one.kind === kind)
  const institution = offered.find((one) => one.code === code)
  const adding = useCallMutation(addPayoutAccountCall)

  const numberProblem = (typed: string): string | undefined => {
    if (!institution) return undefined
    const read = readPayoutNumber(institution, typed)
    if (!('problem' in read)) return undefined
    const values = { digits: digitsText(institution, t), network: institution.name }
    return t(`accounts.problems.${read.problem}`, values)
  }
  const nameProblem = (typed: string): string | undefined => {
    const problem = verifyField(holderNameRule, tidyField('payeeName', typed))
    return problem === null ? undefined : t(`accounts.nameProblems.${problem}`)
  }
  const form = useForm<Field>({
    initial: { number: '', holderName: '' },
    hidden: knownName === null ? [] : ['holderName'],
    check: (field, values) =>
      field === 'number' ? numberProblem(values.number) : nameProblem(values.holderName),
  })
  const failure = adding.error ?? undefined
  const inPrompt = isPasswordFailure(adding.error)
  const name = knownName ?? tidyField('payeeName', form.values.holderName)

  return {
    form,
    kind,
    offered,
    institution,
    name,
    chooseKind(next: PayoutKind) {
      setKind(next)
      setCode(undefined)
      form.clear('number')
    },
    choose(next: PayoutInstitution) {
      setCode(next.code)
      form.clear('number')
    },
    /** Opens the question for the withdrawal password once the form is right. */
    ask() {
      if (!institution || !form.passes()) return
      adding.reset()
      setAsking(true)
    },
    isAsking,
    stopAsking: () => setAsking(false),
    isPending: adding.isPending,
    passwordFailure: inPrompt ? failure : undefined,
    failure: inPrompt || (failure && fieldOf[failure.code]) ? undefined : failure,
    send(paymentPassword: string) {
      if (!institution) return
      const body = {
        institution: institution.code,
        number: form.values.number,
        paymentPassword,
        ...(knownName === null && { holderName: name }),
      }
      adding.mutate(
        { body },
        {
          onSuccess: ({ accounts }) => {
            setAsking(false)
            forget(payoutAccountsCall)
            const added = accounts.at(-1)
            events.say('toast', {
              kind: 'success',
              text: t('accounts.added', { account: added?.name ?? institution.name }),
            })
            onAdded()
          },
          onError: (refusal) => {
            if (isPasswordFailure(refusal)) return
            setAsking(false)
            const field = fieldOf[refusal.code]
            if (field) form.refuse(field, refusal.code)
            forget(payoutAccountsCall)
          },
        },
      )
    },
  }
}
