import type { Language } from '@plaza/contract/kernel'
import { bootPlanSchema, type BootPlan } from '@plaza/contract/federation'

const atMostMs = 10_000

/**
 * Loads the registry's plan for the shell of a page, with titles in one language. `revision` asks for the plan of the page's own
 * document, which the browser may have kept. @throws when there is no plan
 */
export async function fetchPlan(present: BootPlan, language: Language, revision?: number): Promise<BootPlan> {
  const query = new URLSearchParams({ shell: present.shell, language })
  if (revision !== undefined) query.set('revision', String(revision))
  const answer = await fetch(`/registry.json?${query}`, { signal: AbortSignal.timeout(atMostMs) })
  // The registry no longer has this shell: the current plan stays until the next navigation, which loads the document.
  if (answer.status === 404) return { ...present, freshShell: '' }
  if (!answer.ok) throw new Error(`no plan: ${answer.status}`)
  return bootPlanSchema.parse(await answer.json())
}
