import { createServer } from 'node:net'
import { placeVendor } from './place-vendor'
import { freePort } from './ports'

describe('the address of the game vendor', () => {
  it('the game vendor gets a free port on its own host name', async () => {
    const { port, env } = await placeVendor({})
    expect(env).toEqual({
      VENDOR_PORT: String(port),
      VENDOR_ORIGIN: `http://vendor.localhost:${String(port)}`,
      VENDOR_URL: `http://127.0.0.1:${String(port)}`,
    })
  })

  it('the game vendor listens on the port of its local origin', async () => {
    const free = await freePort(0)
    const origin = `http://games.localhost:${String(free)}`
    expect(await placeVendor({ VENDOR_ORIGIN: origin })).toMatchObject({
      port: free,
      env: { VENDOR_ORIGIN: origin, VENDOR_URL: `http://127.0.0.1:${String(free)}` },
    })
  })

  it('the game vendor keeps a public origin and listens on the configured port', async () => {
    const free = await freePort(0)
    const requested = { VENDOR_ORIGIN: 'https://games.example', VENDOR_PORT: String(free) }
    expect(await placeVendor(requested)).toMatchObject({
      port: free,
      env: { VENDOR_ORIGIN: 'https://games.example' },
    })
  })

  it('no game vendor starts here when the settings name another server', async () => {
    expect(await placeVendor({ VENDOR_URL: 'http://10.0.0.7:9000' })).toEqual({ port: undefined, env: {} })
  })

  it('a vendor port that is in use or invalid is refused with the name of its setting', async () => {
    const taken = await freePort(0)
    const holder = createServer().listen(taken, '127.0.0.1')
    await expect(placeVendor({ VENDOR_PORT: String(taken) })).rejects.toThrow(
      `Port ${String(taken)} is in use; stop the program that uses it, or set VENDOR_PORT to another one.`,
    )
    await new Promise((resolve) => holder.close(resolve))
    await expect(placeVendor({ VENDOR_PORT: 'x' })).rejects.toThrow('VENDOR_PORT must be a port number.')
  })
})
