import { act, screen } from '@testing-library/react'
import { renderShell } from '../../testing/render-shell'
import { ConfiguredPage } from './ConfiguredPage'

const paths = [
  { path: '/m/faq', to: '/m/help?i=2' },
  { path: '/m/old', to: '/m/faq' },
  { path: '/m/one', to: '/m/two' },
  { path: '/m/two', to: '/m/one' },
]
const at = async (path: string) => {
  const view = renderShell(<ConfiguredPage />, { path, settings: { paths } })
  await act(async () => undefined)
  return view.location()
}

describe('an address that is nobody’s', () => {
  // ROUTE-5
  it.each(['/m/faq', '/m/old'])(
    'the unknown address %s leads where the merchant configured',
    async (path) => {
      expect(await at(path)).toBe('/m/help?i=2')
    },
  )

  it.each(['/m/nowhere', '/m/faq/', '/m/one'])('the unknown address %s is not found', async (path) => {
    expect(await at(path)).toBe(path)
    expect(await screen.findByRole('heading', { name: 'This page has drifted off' })).toBeInTheDocument()
  })
})
