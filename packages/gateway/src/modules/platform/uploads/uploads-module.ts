import { readUploadCall, uploadCall, type UploadedPicture } from '@plaza/contract/site'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { hashSecret } from '../../../kernel/security/secrets'
import { defineModule } from '../../../kernel/modules/define-module'
import { lookAtPicture } from './look-at-picture'
import { pictureCommand } from './picture-command'
import { uploadMigrations } from './migrations'
import { cleanPicture } from './clean-picture'
import { uploadsJob } from './clean-up-uploads'
import { countUpload, keepUpload } from './keep-upload'
import { ownUpload } from './own-upload'
import type { UploadRow } from './tables'
import { requireRoom } from './upload-room'

const show = (row: UploadRow): UploadedPicture => ({
  id: row.id,
  type: row.type,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  createdAt: row.created_at,
})

function calls(gateway: Gateway): void {
  const { db, settings } = gateway
  const { dataDir } = settings

  registerMemberCall(gateway, uploadCall, async ({ member, context, body }) => {
    await countUpload(db, member.id, context.now)
    const bytes = Buffer.from(body.picture, 'base64')
    const from = { address: hashSecret(context.address), now: context.now }
    // Before the work as well: what has no room need not be decoded.
    await requireRoom(db.read, dataDir, { memberId: member.id, ...from }, bytes.length)
    const picture = await cleanPicture(bytes)
    return { upload: show(await keepUpload({ db, dataDir }, member, picture, from)) }
  })

  registerMemberCall(gateway, readUploadCall, async ({ member, context, params }) => {
    const { row, file } = await ownUpload(
      { db, dataDir },
      { id: params.id, memberId: member.id, now: context.now },
    )
    return { upload: show(row), picture: file.toString('base64') }
  })
}

/** Pictures of members (UPLOAD-1): sent, shown to their owner, removed when their time is over. */
export const uploadsModule = defineModule({
  name: 'platform/uploads',
  calls,
  jobs: (gateway) => [uploadsJob(gateway)],
  tables: ['uploads'],
  migrations: uploadMigrations,
  operations: [lookAtPicture],
  commands: [pictureCommand],
})
