import type { DrawSource } from '@plaza/contract/lottery'
import { PlainError } from '@plaza/server-kit'
import { createHash } from 'node:crypto'
import type { Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { parsePublicKey } from '../../play/vendors'
import { namedLottery, type NamedLottery } from './lock-issue'
import type { LotteryRow } from './tables'

/** A source as the audit trail keeps it: of the key its fingerprint. */
const written = (row: Pick<LotteryRow, 'draw_source' | 'result_url' | 'result_key'>) => ({
  source: row.draw_source,
  url: row.result_url,
  key: row.result_key && createHash('sha256').update(row.result_key).digest('hex').slice(0, 16),
})

/** An address of results: HTTPS, or HTTP on this machine. @throws PlainError. */
function checkAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isLocal = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost'
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) || url.search !== '')
    throw new PlainError(`"${text}" is not an address of results, such as https://results.example/v1.`)
  return url.href.replace(/\/$/, '')
}

/**
 * Sets where the numbers of issues that open from now on come from; an issue that is open keeps its source (DRAW-6).
 * @throws PlainError when the address or key of `fetched` is missing or invalid.
 */
export async function setDrawSource(
  trx: Trx,
  {
    source,
    url,
    pem,
    ...named
  }: NamedLottery & { source: DrawSource; url: string | null; pem: string | null },
): Promise<Change> {
  const lottery = await namedLottery(trx, named)
  const isFetched = source === 'fetched'
  if (isFetched && (url === null || pem === null))
    throw new PlainError('Results are fetched from an address, and signed by a key: give --url and --key.')
  if (!isFetched && (url !== null || pem !== null))
    throw new PlainError('An address and a key are of a source that is fetched.')
  if (pem !== null) parsePublicKey(pem)
  const changed = {
    draw_source: source,
    result_url: url === null ? null : checkAddress(url),
    result_key: pem,
  }
  await trx.updateTable('lotteries').set(changed).where('id', '=', lottery.id).execute()
  return {
    merchant: lottery.merchant,
    subject: lottery.code,
    before: written(lottery),
    after: written(changed),
  }
}
