import { serviceWorkerPath } from '@plaza/contract/page'

/** The parts of a browser that this needs; `serviceWorker` is absent where the page is no secure context. */
export interface WorkerHost {
  serviceWorker?: Pick<ServiceWorkerContainer, 'register'>
}

/**
 * Registers the service worker, which shows the offline page (DOWNLOAD-5), after the page has loaded, so that it does
 * not compete for bandwidth.
 */
export function registerServiceWorker(
  host: WorkerHost,
  page: Pick<Document, 'readyState'>,
  target: EventTarget,
): void {
  const register = async () => {
    await host.serviceWorker?.register(serviceWorkerPath)
  }
  // The page works without a worker; the next one tries again.
  const tryIt = () => void register().catch(() => undefined)
  if (page.readyState === 'complete') tryIt()
  else target.addEventListener('load', tryIt, { once: true })
}
