import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { removeUploadFile } from './files'

const batch = 50

/**
 * Removes pictures whose time is over, file before row: a process that dies in between leaves the row, and the next run
 * goes on with it.
 */
export const uploadsJob = ({ db, clock, settings, app }: Gateway): Job => ({
  name: 'uploads',
  everyMs: 10 * 60_000,
  run: () =>
    db.transaction(async (trx) => {
      const rows = await trx
        .selectFrom('uploads')
        .select('id')
        .where('remove_at', '<=', clock.now())
        .orderBy('remove_at')
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute()
      if (rows.length === 0) return 0
      const ids = rows.map(({ id }) => id)
      for (const id of ids) await removeUploadFile(settings.dataDir, id)
      await trx.deleteFrom('uploads').where('id', 'in', ids).execute()
      app.log.info({ count: ids.length }, 'uploads removed')
      return ids.length
    }),
})
