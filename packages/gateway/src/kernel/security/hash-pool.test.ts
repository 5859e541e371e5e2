import { build } from 'esbuild'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createHashPool } from './hash-pool'
import { inlineHasher } from './password-hasher'

describe('the hash pool', () => {
  let worker: string
  beforeAll(async () => {
    const folder = await mkdtemp(join(process.cwd(), '.cache', 'hash-worker-'))
    worker = join(folder, 'hash-worker.mjs')
    await build({
      entryPoints: [join(process.cwd(), 'packages/gateway/src/app/hash-worker.ts')],
      outfile: worker,
      bundle: true,
      platform: 'node',
      format: 'esm',
    })
  })

  afterAll(() => rm(dirname(worker), { recursive: true }))

  it('the hash pool gives the same results in its threads as this thread does', async () => {
    const pool = createHashPool(worker, 2)
    const hash = await pool.hash('Play1234')
    expect(await inlineHasher.verify('Play1234', hash)).toBe(true)
    expect(await Promise.all([pool.verify('Play1234', hash), pool.verify('other', hash)])).toEqual([
      true,
      false,
    ])
    await pool.close()
  })

  it('the hash pool leaves this thread free while it hashes', async () => {
    const pool = createHashPool(worker, 1)
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 5)
    await Promise.all(Array.from({ length: 5 }, () => pool.hash('Play1234')))
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(5)
    await pool.close()
  })

  it('the hash pool fails the work of a thread that dies and continues with a new thread', async () => {
    const dying = join(worker, '..', 'dying.mjs')
    await writeFile(
      dying,
      `import { parentPort } from 'node:worker_threads'
       parentPort.on('message', (task) => task.password === 'die' ? process.exit(1) : parentPort.postMessage({ id: task.id, result: 'hash' }))`,
    )
    const pool = createHashPool(dying, 1)
    await expect(pool.hash('die')).rejects.toThrow('ended')
    expect(await pool.hash('live')).toBe('hash')
    await pool.close()
  })

  it('the hash pool refuses work when too many requests wait', async () => {
    const pool = createHashPool(worker, 1)
    const results = Array.from({ length: 201 }, () => pool.hash('x').catch((error: Error) => error.message))
    expect(await results[200]).toBe('service.unavailable')
    await pool.close()
  })
})
