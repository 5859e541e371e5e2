import { CallError, useCallMutation, useForget } from '@plaza/client'
import {
  claimRewardCall,
  claimRewardsCall,
  forfeitRewardCall,
  rewardsAtOnce,
  rewardsCall,
  type Reward,
} from '@plaza/contract/growth'
import { localized } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats, useLanguage } from '@plaza/i18n'
import { useRef, useState } from 'react'
import { useRewardsText } from '../../locales/rewards/texts'

/** Without an answer it is unknown whether it happened: the same key is sent again with the next press. */
const isLost = ({ status }: CallError): boolean => status < 400 || status >= 500

/** What came of claiming all: how many were claimed, and in words why each other one was not. */
export interface AllClaimed {
  count: number
  claimedMinor: number
  currency: string
  others: readonly string[]
}

/** Claims and forfeits rewards, each once; what fails is reported, and the lists are loaded again. */
export function useRewardChanges() {
  const t = useRewardsText()
  const { money } = useFormats()
  const { events } = useRemote()
  const language = useLanguage()
  const errorText = useErrorText()
  const forget = useForget()
  const keys = useRef(new Map<string, string>())
  const [busy, setBusy] = useState<string>()
  const [all, setAll] = useState<AllClaimed>()
  const claim = useCallMutation(claimRewardCall)
  const claimAll = useCallMutation(claimRewardsCall)
  const forfeit = useCallMutation(forfeitRewardCall)

  /** Sends an intent under its key; undefined when it failed, which the member was told. */
  async function once<T>(
    intent: string,
    send: (idempotencyKey: string) => Promise<T>,
  ): Promise<T | undefined> {
    const key = keys.current.get(intent) ?? crypto.randomUUID()
    keys.current.set(intent, key)
    setBusy(intent)
    setAll(undefined)
    events.say('money:inflight', { intent: key, state: 'begun' })
    try {
      const answer = await send(key)
      keys.current.delete(intent)
      return answer
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      if (!isLost(failure)) keys.current.delete(intent)
      events.say('toast', {
        kind: 'error',
        text: errorText(failure.code, failure.value, failure),
        id: 'reward',
      })
      return undefined
    } finally {
      events.say('money:inflight', { intent: key, state: 'ended' })
      setBusy(undefined)
      forget(rewardsCall)
    }
  }
  const thank = (text: string) => events.say('toast', { kind: 'success', text, id: 'reward' })

  return {
    /** The intent that is being sent: `claim:<id>`, `forfeit:<id>`, `all`. */
    busy,
    /** What came of the last claim of all. */
    all,
    async claim({ id, amountMinor, currency, wagering }: Reward) {
      const done = await once(`claim:${id}`, (idempotencyKey) =>
        claim.mutateAsync({ params: { id }, body: {}, idempotencyKey }),
      )
      const facts = { amount: money(amountMinor, currency), times: wagering }
      if (done) thank(t(wagering > 0 ? 'rewards.claimedWagering' : 'rewards.claimed', facts))
    },
    async claimAll(shown: readonly Reward[]) {
      const ids = shown.slice(0, rewardsAtOnce).map(({ id }) => id)
      const done = await once('all', (idempotencyKey) =>
        claimAll.mutateAsync({ body: { ids }, idempotencyKey }),
      )
      if (!done) return
      const others = done.results.flatMap(({ id, code }) => {
        const reward = shown.find((one) => one.id === id)
        if (code === undefined || !reward) return []
        return t('rewards.notClaimed', { name: localized(reward.name, language), reason: errorText(code) })
      })
      const [first] = shown
      setAll({
        count: done.results.length - others.length,
        claimedMinor: done.claimedMinor,
        currency: first?.currency ?? '',
        others,
      })
    },
    /** Whether it was forfeited. */
    async forfeit({ id, wager }: Reward): Promise<boolean> {
      const goesMinor = wager?.goesMinor ?? 0
      const done = await once(`forfeit:${id}`, (idempotencyKey) =>
        forfeit.mutateAsync({ params: { id }, body: { goesMinor }, idempotencyKey }),
      )
      if (done) thank(t('rewards.forfeited'))
      return done !== undefined
    },
  }
}
export type RewardChanges = ReturnType<typeof useRewardChanges>
