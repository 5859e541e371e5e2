import type { BootPlan, PlannedRemote, SlotContribution } from '@plaza/contract/federation'
import { createStore } from 'zustand/vanilla'
import type { ReadableStore } from '@plaza/events'

/** The plan in force on this page, and what it offers. */
export interface PlanStore extends ReadableStore<BootPlan> {
  replace(plan: BootPlan): void
  remote(name: string): PlannedRemote | undefined
}

export interface PlacedContribution {
  remote: string
  contribution: SlotContribution
}

/** Holds the plan. An older revision never replaces a newer one. */
export function createPlanStore(first: BootPlan): PlanStore {
  const store = createStore<{ plan: BootPlan }>(() => ({ plan: first }))
  return {
    getState: () => store.getState().plan,
    subscribe: (listener) => store.subscribe((state) => listener(state.plan)),
    replace(plan) {
      if (plan.revision >= store.getState().plan.revision) store.setState({ plan })
    },
    remote: (name) => store.getState().plan.remotes.find((remote) => remote.name === name),
  }
}

/** What remotes contribute to a slot, in the slot's order. */
export function contributionsTo(plan: BootPlan, slot: string): PlacedContribution[] {
  return plan.remotes
    .flatMap((remote) =>
      remote.slots
        .filter((entry) => entry.slot === slot)
        .map((contribution) => ({ remote: remote.name, contribution })),
    )
    .sort((a, b) => a.contribution.order - b.contribution.order)
}
