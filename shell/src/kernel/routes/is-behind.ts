import type { Page } from './current-page'
import type { Shell } from '../page/shell'

/**
 * Whether a page would be drawn by other releases than the plan has: the shell is no longer given out, or a remote that
 * draws the page, or a part of it, runs an older one here. Slots are named after their page, or the remote that has them.
 */
export function isBehind({ plan, loader }: Pick<Shell, 'plan' | 'loader'>, page: Page): boolean {
  const { freshShell, remotes } = plan.getState()
  if (freshShell !== undefined) return true
  const owner = page.kind === 'remote' ? page.remote : undefined
  const slots = `${owner?.slice(3) ?? page.id}.`
  return remotes.some(
    ({ name, slots: offered }) =>
      loader.isOutdated(name) &&
      (name === owner || offered.some(({ slot, component }) => component && slot.startsWith(slots))),
  )
}
