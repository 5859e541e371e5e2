import type { DrawProof } from '@plaza/contract/lottery'
import { useFormats } from '@plaza/i18n'
import { CopyField } from '@plaza/ui/copy-field'
import { Section } from '@plaza/ui/page'
import { useDrawProofText } from '../../locales/draw-proof/texts'
import styles from './DrawProof.module.css'

/** What the witness's part in a draw is called: none, still to come, given, or not given in time. */
function partOf({ witness, state }: DrawProof) {
  if (!witness) return 'noWitness'
  if (witness.seed !== undefined) return 'witnessed'
  return state === 'void' ? 'witnessMissed' : 'witnessAwaited'
}

/** Whether a witness takes part in a draw, what that means, and what it gave (DRAW-9). */
export function WitnessPart({ proof }: { proof: DrawProof }) {
  const t = useDrawProofText()
  const { number } = useFormats()
  const { witness } = proof
  return (
    <Section title={t('drawProof.witness')}>
      <div className={styles.fields}>
        <p className={styles.help}>{t(`drawProof.${partOf(proof)}`)}</p>
        {witness && (
          <>
            <p className={styles.help}>
              {t('drawProof.witnessChain', {
                link: number(witness.link),
                length: number(witness.length),
                no: witness.no,
              })}
            </p>
            <CopyField label={t('drawProof.witnessEnd')} value={witness.end} />
            {witness.seed !== undefined && (
              <CopyField label={t('drawProof.witnessSeed')} value={witness.seed} />
            )}
            {witness.signature !== undefined && (
              <CopyField label={t('drawProof.witnessSignature')} value={witness.signature} />
            )}
            <CopyField label={t('drawProof.witnessKey')} value={witness.key} />
          </>
        )}
      </div>
    </Section>
  )
}
