/** @jest-environment node */
import { createTestPlan } from '@plaza/federation/testing'
import { adjustPlan } from './adjust-plan'

it('log-out clears the keys of this tab’s build as well as those of the plan', () => {
  const plan = {
    ...createTestPlan({ 'mf-cashier': {} }),
    clears: { local: ['kept'], session: [], indexeddb: [] },
  }
  const [planned] = plan.remotes
  const { clears } = adjustPlan(plan, [
    {
      remote: 'mf-cashier',
      base: 'http://localhost:8190/',
      ...(planned && { planned }),
      storage: [
        { key: 'draft', area: 'session', clearedBy: 'logout' },
        { key: 'device', area: 'local', clearedBy: 'never' },
      ],
    },
  ])
  expect(clears).toEqual({ local: ['kept'], session: ['draft'], indexeddb: [] })
})
