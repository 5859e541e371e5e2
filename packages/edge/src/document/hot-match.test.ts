import type { BootPlan } from '@plaza/contract/federation'
import { fakeHome } from '../testing/fake-world'
import { hasHotMatch } from './hot-match'

const withoutRemotes: BootPlan = {
  schema: 1,
  revision: 1,
  merchant: 'demo',
  shell: '1.0.0-00000000',
  files: {},
  remotes: [],
  unavailable: [],
}

describe('the place of the hot matches in the document', () => {
  it('the document reserves no place for hot matches when no remote shows them', () => {
    expect(hasHotMatch({ home: fakeHome(), plan: withoutRemotes })).toBe(false)
  })

  it('the document of a page other than home reserves no place for hot matches', () => {
    expect(hasHotMatch({ home: null, plan: withoutRemotes })).toBe(false)
  })
})
