import type { Language } from '@plaza/contract/kernel'
import { completedBy, type BootPlan } from '@plaza/contract/federation'
import type { PlanStore } from '@plaza/federation'
import { registerHashes } from '@plaza/federation/boot'
import type { fetchPlan } from './fetch-plan'

export interface PlanKeeperOptions {
  plan: PlanStore
  fetchPlan: typeof fetchPlan
  language: () => Language
  /** Changes each plan that comes, such as for the builds of a developer's tab. */
  adjust: (plan: BootPlan) => BootPlan
}

/** Keeps the plan of a page: renews it, and completes the brief one of its document (EDGE-5). */
export function createPlanKeeper({ plan, fetchPlan: load, language, adjust }: PlanKeeperOptions) {
  let completing: Promise<void> | undefined
  const take = (next: BootPlan) => {
    registerHashes(next)
    plan.replace(next)
  }
  const refresh = async (tag: Language = language()) => take(adjust(await load(plan.getState(), tag)))

  async function complete(): Promise<void> {
    const brief = plan.getState()
    const whole = adjust(await load(brief, language(), brief.revision))
    const present = plan.getState()
    // A newer plan has come meanwhile, and it is whole.
    if (!present.isBrief) return
    const completed = completedBy(present, whole)
    if (completed) take(completed)
    else await refresh()
  }

  return {
    refresh: () => refresh(),
    /** Loads what the document left out, once; at once where it has everything. A failure is not kept. */
    complete(): Promise<void> {
      if (!plan.getState().isBrief) return Promise.resolve()
      completing ??= complete().finally(() => (completing = undefined))
      return completing
    },
    /** Loads titles and labels in a language that is about to be selected. */
    async learn(tag: Language): Promise<void> {
      const { language: present, isBrief } = plan.getState()
      if (isBrief || (present !== undefined && present !== tag)) await refresh(tag)
    },
  }
}
export type PlanKeeper = ReturnType<typeof createPlanKeeper>
