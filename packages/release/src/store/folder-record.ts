import { join } from 'node:path'
import { recordEntrySchema } from '@plaza/contract/release'
import type { RecordEntry } from '@plaza/contract/release'
import { ReleaseError } from '../kernel/release-error'
import type { Disk } from './disk'
import { SealedFolder } from './sealed-folder'

const entryFile = /^\d{14}-[0-9a-f]{8}\.json$/

/** The audit trail: entries newest first, and files that cannot be read. */
export interface RecordPage {
  entries: RecordEntry[]
  damaged: string[]
}

/** The record in a store's folder, one file an entry, named by its time and its turn in that millisecond: names sort. */
export class FolderRecord {
  private readonly folder: SealedFolder

  constructor(disk: Disk, root: string) {
    this.folder = new SealedFolder(disk, join(root, 'record'), {
      code: 'record.corrupt',
      remedy: () => 'restore it from a copy',
    })
  }

  async append(entry: RecordEntry): Promise<void> {
    const document = recordEntrySchema.parse(entry)
    const time = String(entry.at).padStart(14, '0')
    for (let turn = 0, isKept = false; !isKept; turn += 1) {
      const name = `${time}-${turn.toString(16).padStart(8, '0')}.json`
      isKept = await this.folder.create(name, document)
    }
  }

  async read(limit: number): Promise<RecordPage> {
    const files = (await this.folder.files()).filter((file) => entryFile.test(file)).sort()
    const page: RecordPage = { entries: [], damaged: [] }
    for (const file of files.reverse().slice(0, limit)) {
      try {
        const entry = await this.folder.read(file, recordEntrySchema)
        if (entry) page.entries.push(entry)
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error
        page.damaged.push(error.message)
      }
    }
    return page
  }
}
