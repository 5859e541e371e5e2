import { fireEvent, screen } from '@testing-library/react'
import type { PageFacts } from '../../kernel/page/page-facts'
import { renderShell } from '../../testing/render-shell'
import { rememberInAddress, leaveAddress } from './panel-address'
import { Panel } from './Panel'

const facts: PageFacts = {
  revision: 7,
  merchant: 'demo',
  shell: '1.0.0-00000000',
  page: 'page-1',
  remotes: [
    {
      name: 'mf-games',
      planned: '1.1.0-00000001',
      release: '1.0.0-00000000',
      reason: 'rollout',
      notes: ['1.2.0-00000002 is blocked'],
      integrity: 'verified',
      isFallback: true,
      timings: { entry: 12 },
    },
  ],
  unavailable: [{ name: 'mf-agent', reason: 'disabled' }],
  shared: { react: ['19.0.0'] },
  events: [{ name: 'money:inflight', at: 0, state: 'begun' }],
  dropped: {},
  failures: [
    {
      remote: 'mf-games',
      release: '1.1.0-00000001',
      revision: 7,
      phase: 'render',
      cause: 'throw',
      reference: 'abc12345',
    },
  ],
}
beforeEach(() => void Object.assign(globalThis, { __plaza__: facts }))
afterEach(() => history.replaceState(null, '', '/'))
const text = () => screen.getByRole('complementary').textContent.replace(/[\u2068\u2069]/g, '')

describe('the panel of what is loaded', () => {
  it('the panel shows what runs, why, what failed and which events were sent', () => {
    renderShell(<Panel onClose={jest.fn()} onLook={jest.fn()} />)
    expect(screen.getByRole('complementary', { name: 'What is loaded' })).toBeInTheDocument()
    for (const part of [
      '1.0.0-00000000planned: 1.1.0-00000001',
      'Reason: rollout · Integrity: verified',
      'stepped back to an earlier release',
      '1.2.0-00000002 is blocked',
      'entry 12 ms',
      'not served: disabled',
      'phase render, cause throw, reference abc12345',
      '00:00:00.000 money:inflight state begun',
      'react19.0.0',
    ])
      expect(text()).toContain(part)
  })

  it('the panel keeps package names in one piece in either text direction', () => {
    renderShell(<Panel onClose={jest.fn()} onLook={jest.fn()} />, { language: 'ar' })
    expect(screen.getByText('react', { selector: 'bdi' })).toBeInTheDocument()
  })

  it('the panel is translated into Filipino, and closes by its button and by Escape', () => {
    const close = jest.fn()
    renderShell(<Panel onClose={close} onLook={jest.fn()} />, { language: 'fil' })
    fireEvent.click(screen.getByRole('button', { name: 'Isara' }))
    fireEvent.keyDown(screen.getByRole('group', { name: 'Mga na-load' }), { key: 'Escape' })
    expect(close).toHaveBeenCalledTimes(2)
  })
})

it('the panel stays open by its parameter in the address, beside the other parameters', () => {
  history.replaceState({ key: 1 }, '', '/m/gameList?vendor=1')
  rememberInAddress()
  expect(location.search).toBe('?vendor=1&mfe-panel')
  rememberInAddress()
  expect([location.search, history.state]).toEqual(['?vendor=1&mfe-panel', { key: 1 }])
  leaveAddress()
  expect(location.href).toMatch(/\/m\/gameList\?vendor=1$/)
})
