import type { ReleaseApi } from '../api/release-api'
import { overviewOf, previewOf, timelineOf, tokenOf } from './answers'

/** Calls that answer at once; a test puts its own in their place. The live stream stays silent. */
export const fakeApi = (calls: Partial<ReleaseApi> = {}): ReleaseApi => ({
  me: async () => tokenOf(),
  overview: async () => overviewOf(),
  timeline: async () => timelineOf(),
  record: async () => ({ entries: [], damaged: [] }),
  preview: async () => previewOf(),
  change: async () => ({ revision: 43, isChanged: true, warnings: [] }),
  live: (signal) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('ended')), { once: true }),
    ),
  ...calls,
})
