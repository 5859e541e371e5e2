import type { DrawProof } from '@plaza/contract/lottery'
import { useErrorText } from '@plaza/i18n'
import { Icon } from '@plaza/ui/icon'
import { Pill } from '@plaza/ui/pill'
import { Balls } from '../../lottery/balls/Balls'
import { familyOfRules } from '../../lottery/facts/family-of-rules'
import { useDrawProofText } from '../../locales/draw-proof/texts'
import { drawSteps, type DrawCheck, type DrawSteps as Steps } from './check-draw'
import styles from './DrawProof.module.css'

/** Steps that most draws do not have: of the own order where one was asked about, of a witness where one took part. */
const someHave: ReadonlySet<string> = new Set(['ownOrderMatches', 'witnessInChain', 'witnessSigned'])
const shownSteps = (steps: Steps) => drawSteps.filter((step) => !someHave.has(step) || steps[step] !== null)

/** The verdict on a draw, and of each step whether it holds. */
export function DrawSteps({ check, proof }: { check: DrawCheck | undefined; proof: DrawProof }) {
  const t = useDrawProofText()
  const errorText = useErrorText()
  const { corrections = 0 } = proof
  if (!check) return <p role="status">{t('drawProof.computing')}</p>
  if (check.state === 'impossible') return <p role="alert">{errorText('context.insecure')}</p>
  if (check.state !== 'checked')
    return (
      <div role="status" className={styles.verdict}>
        <Pill tone="info" icon={check.state === 'sealed' ? 'lock' : 'info'}>
          {t(`drawProof.${check.state}`)}
        </Pill>
        <p className={styles.help}>{t(`drawProof.${check.state}Text`)}</p>
        {corrections > 0 && <p className={styles.help}>{t('drawProof.corrected', { count: corrections })}</p>}
      </div>
    )
  const { steps, holds } = check
  return (
    <div role="status" className={styles.verdict} data-verdict={holds ? 'match' : 'mismatch'}>
      <Pill tone={holds ? 'success' : 'danger'}>{t(holds ? 'drawProof.match' : 'drawProof.mismatch')}</Pill>
      <p className={styles.help}>{t(holds ? 'drawProof.matchText' : 'drawProof.mismatchText')}</p>
      <ol role="list" className={styles.steps}>
        {shownSteps(steps).map((step) => (
          <li key={step} className={styles.step} data-holds={String(steps[step])}>
            <Icon
              name={steps[step] === null ? 'minus' : steps[step] ? 'check' : 'x'}
              size={20}
              label={t(`drawProof.holds.${String(steps[step]) as 'true' | 'false' | 'null'}`)}
            />
            <span>
              {t(
                `drawProof.steps.${step === 'numbersMatch' && proof.witness ? 'numbersMatchWitness' : step}`,
              )}
            </span>
          </li>
        ))}
      </ol>
      {steps.numbers && steps.numbersMatch === false && (
        <div className={styles.other}>
          <p className={styles.help}>{t('drawProof.computed')}</p>
          <Balls family={familyOfRules(proof.rules)} numbers={steps.numbers} />
        </div>
      )}
    </div>
  )
}
