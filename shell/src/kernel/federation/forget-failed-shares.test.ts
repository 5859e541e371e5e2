/** @jest-environment node */
import { createInstance } from '@module-federation/runtime'
import { forgetFailedShares } from './forget-failed-shares'

// REMOTE-13
it('a shared module that failed to load is loaded again for the next release that takes it', async () => {
  const get = jest
    .fn<Promise<() => object>, []>()
    .mockRejectedValueOnce(new Error('no file'))
    .mockResolvedValue(() => ({ name: 'kit' }))
  const host = createInstance({
    name: 'host',
    remotes: [],
    shared: { kit: { version: '1.0.0', scope: 'default', get } },
    plugins: [forgetFailedShares],
  })
  await expect(Promise.allSettled([host.loadShare('kit'), host.loadShare('kit')])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  const load = (await host.loadShare('kit')) as () => object
  expect(load()).toEqual({ name: 'kit' })
  expect(get).toHaveBeenCalledTimes(2)
})
