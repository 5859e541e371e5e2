import { placePsp } from './place-psp'
import { freePort } from './ports'

describe('the address of the demo’s payment provider', () => {
  // DEPOSIT-7
  it('the payment provider gets a free port on its own host name', async () => {
    const { port, env } = await placePsp({})
    expect(env).toEqual({
      PSP_PORT: String(port),
      PSP_ORIGIN: `http://pay.localhost:${String(port)}`,
      PSP_URL: `http://127.0.0.1:${String(port)}`,
    })
  })

  it('the payment provider listens on the port of its local origin', async () => {
    const free = await freePort(0)
    const origin = `http://money.localhost:${String(free)}`
    expect(await placePsp({ PSP_ORIGIN: origin })).toMatchObject({ port: free, env: { PSP_ORIGIN: origin } })
  })

  it('no payment provider starts here when the settings name another server, or without the demo', async () => {
    expect(await placePsp({ PSP_URL: 'http://10.0.0.7:9000' })).toEqual({ port: undefined, env: {} })
    expect(await placePsp({ DEMO: '0' })).toEqual({ port: undefined, env: {} })
  })

  it('an invalid port of the payment provider is refused with the name of its setting', async () => {
    await expect(placePsp({ PSP_PORT: 'x' })).rejects.toThrow('PSP_PORT must be a port number.')
  })
})
