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

/** `/m/fairness?draw=<lottery>:<issue>`: a draw, computed again in the browser (DRAW-2). */
export function DrawProofScreen({ draw }: { draw: string }) {
  const t = useDrawProofText()
  const id = parseDrawId(draw)
  return (
    <Page>{id ? <Proof {...id} /> : <EmptyState drawing="boat" title={t('drawProof.noSuchDraw')} />}</Page>
  )
}

function Proof({ code, no }: DrawId) {
  const t = useDrawProofText()
  return (
    <Answer
      of={useCall(drawCall, { params: { code, no } }, { staleMs })}
      pending={<SkeletonRows count={6} />}
      failed={{ title: t('drawProof.failed') }}
    >
      {(proof) => <DrawVerdict key={proof.no} proof={proof} />}
    </Answer>
  )
}
