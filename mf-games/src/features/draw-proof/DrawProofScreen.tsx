import { useCall } from '@plaza/client'
import { drawCall } from '@plaza/contract/lottery'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useDrawProofText } from '../../locales/draw-proof/texts'
import { parseDrawId, type DrawId } from './draw-id'
import { DrawVerdict } from './DrawVerdict'

/** ms for which a proof counts as fresh; that of an issue that is drawn never changes. */
const staleMs = 10_000

/** What the gateway says to an issue or a lottery that it does not have. */
const unknown: ReadonlySet<string> = new Set(['lottery.issue.unknown', 'lottery.not.found'])

/** `/m/fairness?draw=<lottery>:<issue>`: a draw, computed again in the browser (DRAW-2); with `&order=<number>`, whether that
 * order of the member is in it as it was placed. */
export function DrawProofScreen({ draw, order }: { draw: string; order?: string | undefined }) {
  const id = parseDrawId(draw)
  return <Page>{id ? <Proof {...id} order={order} /> : <NoSuchDraw />}</Page>
}

/** Nothing to ask for once more, unlike a proof that did not load. */
function NoSuchDraw() {
  const t = useDrawProofText()
  return <EmptyState drawing="boat" title={t('drawProof.noSuchDraw')} />
}

function Proof({ code, no, order }: DrawId & { order: string | undefined }) {
  const t = useDrawProofText()
  const answer = useCall(drawCall, { params: { code, no } }, { staleMs })
  if (answer.error && unknown.has(answer.error.code)) return <NoSuchDraw />
  return (
    <Answer of={answer} pending={<SkeletonRows count={6} />} failed={{ title: t('drawProof.failed') }}>
      {(proof) => <DrawVerdict key={proof.no} proof={proof} order={order} />}
    </Answer>
  )
}
