import type { BootPlan } from '@plaza/contract'
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
  it('is not kept where no remote shows them', () => {
    expect(hasHotMatch({ home: fakeHome(), plan: withoutRemotes })).toBe(false)
  })

  it('is not kept on a page that is not home', () => {
    expect(hasHotMatch({ home: null, plan: withoutRemotes })).toBe(false)
  })
})
