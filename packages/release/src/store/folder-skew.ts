import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { skewRecordSchema } from '@plaza/contract/release'
import type { SkewRecord } from '@plaza/contract/release'
import { ReleaseError } from '../kernel/release-error'
import type { Disk } from './disk'
import type { ReleaseName } from './release-store'
import { SealedFolder } from './sealed-folder'
import type { SkewPage } from './skew-page'

const recordFile = /^([a-z0-9-]+)_([0-9a-z.-]+)_(\d{14})-[0-9a-f]{8}\.json$/

/** Records of the skew matrix in a store's folder, one file each, named by remote, release and time. */
export class FolderSkew {
  private readonly folder: SealedFolder

  constructor(disk: Disk, root: string) {
    this.folder = new SealedFolder(disk, join(root, 'skew'), {
      code: 'skew.corrupt',
      remedy: () => 'move it away and run `npm run skew` of that release again',
    })
  }

  async put(record: SkewRecord): Promise<void> {
    const { remote, release, at } = skewRecordSchema.parse(record)
    const file = `${remote}_${release}_${String(at).padStart(14, '0')}-${randomBytes(4).toString('hex')}.json`
    await this.folder.create(file, record)
  }

  async read(name?: ReleaseName): Promise<SkewPage> {
    const page: SkewPage = { records: [], damaged: [] }
    for (const file of await this.folder.files()) {
      const [, remote, release] = recordFile.exec(file) ?? []
      if (remote === undefined || (name && (remote !== name.remote || release !== name.release))) continue
      try {
        const record = await this.folder.read(file, skewRecordSchema)
        if (!record) continue
        if (record.remote === remote && record.release === release) page.records.push(record)
        else page.damaged.push(`${this.folder.pathOf(file)} is of another release; move it away.`)
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error
        page.damaged.push(error.message)
      }
    }
    page.records.sort((a, b) => b.at - a.at)
    return page
  }
}
