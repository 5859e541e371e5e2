/** The `beforeinstallprompt` event of browsers that can install the site. TypeScript's own types do not have it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

let offered: InstallPromptEvent | null = null
const listeners = new Set<() => void>()
const offer = (event: InstallPromptEvent | null) => {
  offered = event
  for (const listener of listeners) listener()
}
const isPrompt = (event: Event): event is InstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function'

/**
 * Holds back the browser's install prompt until the person asks for it. Starts with the page, because the event fires
 * only once.
 */
export function keepInstallPrompt(target: EventTarget, signal: AbortSignal): void {
  const onPrompt = (event: Event) => {
    if (!isPrompt(event)) return
    event.preventDefault()
    offer(event)
  }
  target.addEventListener('beforeinstallprompt', onPrompt, { signal })
  target.addEventListener('appinstalled', () => offer(null), { signal })
}

/** Whether the browser has offered to install the site; `subscribe` reports changes. */
export const installOffer = {
  getState: (): boolean => offered !== null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Shows the browser's install prompt; each prompt can be used once. */
export async function install(): Promise<void> {
  const event = offered
  if (!event) return
  offer(null)
  await event.prompt()
}
