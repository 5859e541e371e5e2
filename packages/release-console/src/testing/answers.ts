import type {
  ChangePreview,
  ReleaseOverview,
  ReleaseToken,
  RemoteTimeline,
  SharedRelease,
} from '@plaza/contract/release'

/** Ids of releases in the console's tests. */
export const ids = { old: '1.0.0-0000000a', current: '1.1.0-0000000b', canary: '1.2.0-0000000c' } as const

/** The shares when all visitors of a merchant get one release. */
export const all = (release: string | null, reason: string): SharedRelease[] => [
  { release, basisPoints: 10_000, reason },
]

/** A token in the form of the API. */
export const tokenOf = (changes: Partial<ReleaseToken> = {}): ReleaseToken => ({
  id: '0123456789ab',
  name: 'ann',
  role: 'engineer',
  remotes: [],
  merchants: [],
  addedAt: 0,
  addedBy: 'root',
  expiresAt: 10_000_000,
  ...changes,
})

/** Two merchants and two remotes, with a canary of mf-cashier. */
export const overviewOf = (changes: Partial<ReleaseOverview> = {}): ReleaseOverview => ({
  revision: 42,
  who: 'bea',
  when: 1_000,
  why: 'new bank list',
  store: { isReadable: true, lastGoodAt: 1_000, endsAt: 86_401_000 },
  remotes: [
    { name: 'shell', current: ids.current, previous: [], rolledBack: [], blocked: [], health: [] },
    {
      name: 'mf-cashier',
      current: ids.current,
      previous: [ids.old],
      rollout: { release: ids.canary, basisPoints: 500, salt: ids.canary, guard: 0.02 },
      rolledBack: [],
      blocked: [],
      health: [
        {
          release: ids.current,
          since: 0,
          loads: 200,
          failed: 4,
          failures: { render: 4 },
          minutes: [{ at: 60_000, loads: 200, failed: 4 }],
        },
      ],
    },
  ],
  merchants: ['demo', 'lite'].map((merchant) => ({
    merchant,
    remotes: [
      { name: 'shell', enabled: true, gets: all(ids.current, 'channel') },
      { name: 'mf-cashier', enabled: true, gets: all(ids.current, 'channel') },
    ],
  })),
  ...changes,
})

/** A rollback seen before it is done: demo and lite go back alike. */
export const previewOf = (changes: Partial<ChangePreview> = {}): ChangePreview => ({
  revision: 42,
  isChanged: true,
  effects: ['demo', 'lite'].map((merchant) => ({
    merchant,
    before: all(ids.current, 'channel'),
    after: all(ids.old, 'channel'),
  })),
  warnings: [],
  ...changes,
})

/** A timeline of mf-cashier. */
export const timelineOf = (): RemoteTimeline => ({
  remote: 'mf-cashier',
  revision: 42,
  releases: [
    {
      release: ids.current,
      version: '1.1.0',
      commit: 'abcdef0123456789',
      builtAt: 1_000,
      state: 'current',
      isBelowFloor: false,
      skew: 'green',
    },
    {
      release: ids.old,
      version: '1.0.0',
      commit: 'abcdef0123456789',
      builtAt: 500,
      state: 'previous',
      isBelowFloor: false,
      skew: 'none',
    },
  ],
  record: [],
})
