/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from './lock-folder'

const owner = { fileName: 'gateway.lock', program: 'gateway' }

describe('the lock of a data directory', () => {
  let folder: string
  const file = () => join(folder, 'gateway.lock')
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaza-lock-'))
  })

  it('a data directory is locked by one process at a time and free after the release', async () => {
    const lock = await lockFolder(folder, owner)
    await expect(lockFolder(folder, owner)).rejects.toThrow(`is in use by process ${process.pid}`)
    await lock.release()
    await (await lockFolder(folder, owner)).release()
    expect(await readdir(folder)).toEqual([])
  })

  it('the lock of a data directory is refused while another living process has it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const stat = await readFile(`/proc/${other.pid}/stat`, 'utf8').catch(() => null)
    const start = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-'
    await writeFile(file(), `${other.pid} ${start}\n`)
    await expect(lockFolder(folder, owner)).rejects.toThrow(`is in use by process ${other.pid}`)
    other.kill('SIGKILL')
    await once(other, 'exit')
    await (await lockFolder(folder, owner)).release()
  })

  it('the lock is taken over from a process id that another process has now', async () => {
    await writeFile(file(), `${process.ppid} 1\n`)
    const lock = lockFolder(folder, owner)
    if (process.platform === 'linux') await (await lock).release()
    else await expect(lock).rejects.toThrow('is in use')
  })

  it('one of several processes that find a dead lock at the same time gets it', async () => {
    await writeFile(file(), '999999999 1\n')
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder, owner)))
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })

  it('a data directory that is not writable is reported as such', async () => {
    await expect(lockFolder(join(folder, 'nowhere'), owner)).rejects.toThrow('cannot be written to')
  })
})
