import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedOf } from '../../command/signed-of'
import { createTestGateway, type TestGateway } from '../../testing/create-test-gateway'
import { listCredentials, prepareDemoOperators, readCredential } from '.'

let test: TestGateway
let dataDir: string
beforeAll(async () => {
  test = await createTestGateway()
  dataDir = await mkdtemp(join(tmpdir(), 'operators-'))
})
afterAll(async () => {
  await test.close()
  await rm(dataDir, { recursive: true })
})

describe('operators of the demo', () => {
  const prepare = () => prepareDemoOperators(test.db, dataDir, test.clock.now())
  const sign = (by?: string, token?: string) =>
    signedOf(by === undefined ? {} : { by }, { dataDir, isDemo: true, token })

  // OPS-4
  it('their secrets are files that one user alone can read, made once and renewed before they expire', async () => {
    await prepare()
    const folder = join(dataDir, 'operators')
    const files = await readdir(folder)
    expect(files.sort()).toEqual(['admin.token', 'ana.token', 'ben.token'])
    const modes = await Promise.all(
      [folder, ...files.map((file) => join(folder, file))].map((path) => stat(path)),
    )
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600, 0o600, 0o600])
    const first = await sign()
    await prepare()
    expect(await sign()).toEqual(first)
    expect(await listCredentials(test.db.read)).toHaveLength(3)
    test.clock.advance(340 * 86_400_000)
    await prepare()
    expect((await sign()).token).not.toBe(first.token)
  })

  // OPS-4
  it('a command of the demo acts as ana, or as the operator whose credential --by names', async () => {
    const at = { now: test.clock.now(), isDemo: true }
    for (const [by, operator] of [
      [undefined, 'ana'],
      ['ben', 'ben'],
    ] as const)
      expect(await readCredential(test.db.read, (await sign(by)).token ?? '', at)).toMatchObject({ operator })
  })

  // OPS-4
  it('they are nobody on a site that is not the demo', async () => {
    const at = { now: test.clock.now(), isDemo: false }
    await expect(readCredential(test.db.read, (await sign()).token ?? '', at)).rejects.toThrow('invalid')
  })

  // OPS-4
  it.each(['Ana', 'ana ', 'аna', '../ana', 'a\nb', ''])(
    '--by refuses %j, which is no operator’s name',
    async (by) => {
      await expect(sign(by)).rejects.toThrow("--by must be an operator's name")
    },
  )

  // OPS-4
  it('--by of a person whose credential is not saved is refused, and PLAZA_TOKEN is taken before files', async () => {
    await expect(sign('carl')).rejects.toThrow('There is no credential of carl in')
    expect(await sign('carl', 'plz_1')).toMatchObject({ token: 'plz_1', by: 'carl' })
  })
})
