import { createServer } from 'node:net'
import { placeVendor } from './place-vendor'
import { freePort } from './ports'

describe('the place of the game vendor', () => {
  it('is a free port on a host name of its own', async () => {
    const { port, env } = await placeVendor({})
    expect(env).toEqual({
      VENDOR_PORT: String(port),
      VENDOR_ORIGIN: `http://vendor.localhost:${String(port)}`,
      VENDOR_URL: `http://127.0.0.1:${String(port)}`,
    })
  })

  it('is the port that its origin on this machine names', async () => {
    const free = await freePort(0)
    const origin = `http://games.localhost:${String(free)}`
    expect(await placeVendor({ VENDOR_ORIGIN: origin })).toMatchObject({
      port: free,
      env: { VENDOR_ORIGIN: origin, VENDOR_URL: `http://127.0.0.1:${String(free)}` },
    })
  })

  it('keeps a public origin and listens where it is told', async () => {
    const free = await freePort(0)
    const asked = { VENDOR_ORIGIN: 'https://games.example', VENDOR_PORT: String(free) }
    expect(await placeVendor(asked)).toMatchObject({
      port: free,
      env: { VENDOR_ORIGIN: 'https://games.example' },
    })
  })

  it("is nowhere here when the settings name another's server", async () => {
    expect(await placeVendor({ VENDOR_URL: 'http://10.0.0.7:9000' })).toEqual({ port: undefined, env: {} })
  })

  it('refuses a port that is taken or is none, by the name of its setting', async () => {
    const taken = await freePort(0)
    const holder = createServer().listen(taken, '127.0.0.1')
    await expect(placeVendor({ VENDOR_PORT: String(taken) })).rejects.toThrow(
      `Port ${String(taken)} is in use; stop the program that uses it, or set VENDOR_PORT to another one.`,
    )
    await new Promise((resolve) => holder.close(resolve))
    await expect(placeVendor({ VENDOR_PORT: 'x' })).rejects.toThrow('VENDOR_PORT must be a port number.')
  })
})
