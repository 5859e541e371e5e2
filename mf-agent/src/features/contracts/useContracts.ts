import { useCall, useCallMutation, useForget } from '@plaza/client'
import {
  contractChanged,
  contractPartiesCall,
  contractStepCall,
  dividendContractCall,
  hourlyContractCall,
  salaryContractCall,
  type Contract,
  type ContractKind,
  type ContractStep,
} from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useEffect, useRef } from 'react'
import { useContractsText } from '../../locales/contracts/texts'

/** Everything of one kind of contract. */
export type ContractsAnswer = AnswerOf<typeof salaryContractCall>
export type ContractParty = ContractsAnswer['downlines'][number]

const calls = {
  'daily-salary': salaryContractCall,
  dividend: dividendContractCall,
} as const

/** The call of a kind: the hourly one is a POST with an empty body. */
function useCallOf(kind: ContractKind) {
  const hourly = useCall(hourlyContractCall, { body: {} }, { enabled: kind === 'hourly-salary' })
  const other = useCall(
    kind === 'hourly-salary' ? salaryContractCall : calls[kind],
    {},
    {
      enabled: kind !== 'hourly-salary',
    },
  )
  return kind === 'hourly-salary' ? hourly : other
}

/** Contracts of a kind, read again when one changes on either side and when the stream is back. */
export function useContracts(kind: ContractKind) {
  const { events } = useRemote()
  const forget = useForgetContracts(kind)
  const again = useRef(forget)
  useEffect(() => {
    again.current = forget
  })
  useEffect(() => {
    const stops = [
      events.on(contractChanged, () => again.current()),
      events.on('stream:restored', () => again.current()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [events])
  return useCallOf(kind)
}

/** Reads the contracts of a kind again. */
export function useForgetContracts(kind: ContractKind): () => void {
  const forget = useForget()
  return () => {
    forget(kind === 'hourly-salary' ? hourlyContractCall : calls[kind])
    forget(contractPartiesCall)
  }
}

/** Makes moves of contracts; a toast names the outcome, and a failure stays in view until the next try. */
export function useContractSteps(kind: ContractKind) {
  const t = useContractsText()
  const { events } = useRemote()
  const errorText = useErrorText()
  const forget = useForgetContracts(kind)
  const moving = useCallMutation(contractStepCall)
  const { error } = moving
  return {
    isBusy: moving.isPending,
    /** The member closed the password prompt: there is nothing to report. */
    error: error && error.code !== 'reauth.required' ? errorText(error.code, error.value, error) : null,
    clear: moving.reset,
    make: ({ id }: Pick<Contract, 'id'>, step: ContractStep, done?: () => void) =>
      moving.mutate(
        { body: { id, step } },
        {
          onSuccess: () => {
            events.say('toast', { kind: 'success', text: t(`contracts.done.${step}`) })
            forget()
            done?.()
          },
          // It is as the server has it now.
          onError: ({ code }) => {
            if (code === 'contract.changed' || code === 'contract.not.found') forget()
          },
        },
      ),
  }
}
