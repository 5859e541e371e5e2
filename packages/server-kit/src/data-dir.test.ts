import { chmod, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeDataDir } from './data-dir'

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'plaza-data-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

describe('the data directory', () => {
  it('a missing data directory is made with mode 700 whatever the mask of the process, and so is its parent', async () => {
    const mask = process.umask(0)
    try {
      await takeDataDir(join(folder, 'site/data'))
    } finally {
      process.umask(mask)
    }
    expect(await modeOf(join(folder, 'site/data'))).toBe('700')
    expect(await modeOf(join(folder, 'site'))).toBe('700')
  })

  // START-6
  it.each([0o755, 0o750, 0o770, 0o777, 0o710, 0o701])(
    'a data directory of mode %o is refused with the command to run, and is accepted once that has run',
    async (mode) => {
      await chmod(folder, mode)
      await expect(takeDataDir(folder)).rejects.toThrow(
        `The data directory ${folder} is open to other accounts of this machine (mode ${mode.toString(8)}); run chmod -R go= '${folder}' and start again.`,
      )
      await chmod(folder, mode & 0o700)
      await takeDataDir(folder)
    },
  )

  it('a link to a data directory that is open to others is refused, and the command works where its name has a quotation mark', async () => {
    await chmod(folder, 0o755)
    await symlink(folder, join(folder, "site's data"))
    await expect(takeDataDir(join(folder, "site's data"))).rejects.toThrow(
      `run chmod -R go= '${folder}/site'\\''s data' and start again.`,
    )
  })

  it('a data directory that is a file, or below one, is refused with the reason', async () => {
    await writeFile(join(folder, 'file'), '')
    await expect(takeDataDir(join(folder, 'file'))).rejects.toThrow(/cannot be used: it is not a folder\.$/)
    await expect(takeDataDir(join(folder, 'file/below'))).rejects.toThrow(
      /cannot be used: a part of its path is not a folder\.$/,
    )
  })
})
