import type { Page } from './current-page'
import type { Shell } from '../page/shell'

/**
 * Whether a page would be rendered by other releases than the plan's: the shell is no longer served, or a remote that
 * renders the page or a part of it runs an older release here. Slots are named after their page, or after the remote
 * that owns them.
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
