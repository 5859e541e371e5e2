import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useLocation, useSearchParams } from '@plaza/facade/router'
import { Accordion } from '@plaza/ui/accordion'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { Page, Section } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState } from 'react'
import { ByHand } from './ByHand'
import styles from './Fairness.module.css'
import { Rounds } from './Rounds'
import { Seeds } from './Seeds'
import { useFairText } from './useFairText'

const DrawProofScreen = lazy(() =>
  import('../draw-proof/DrawProofScreen').then((module) => ({ default: module.DrawProofScreen })),
)

const parts = ['promise', 'round', 'rotate', 'flight'] as const

/** `/m/fairness`: a draw of a lottery where the address names one, and one's own rounds otherwise. */
export function FairnessScreen() {
  const [params] = useSearchParams()
  const draw = params.get('draw')
  if (draw === null) return <Fairness />
  const pending = (
    <Page>
      <SkeletonRows count={6} />
    </Page>
  )
  return (
    <Suspense fallback={pending}>
      <DrawProofScreen draw={draw} order={params.get('order') ?? undefined} />
    </Suspense>
  )
}

/**
 * The seeds of the next rounds, and verification of any past round in the browser, without having to
 * trust the server (FAIR-1).
 */
function Fairness() {
  const { t } = useFairText()
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const { pathname } = useLocation()
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <Page>
      <p className={styles.intro}>{t('fairness.intro')}</p>
      <Accordion
        openId={openId}
        onChange={setOpenId}
        items={parts.map((id) => ({
          id,
          title: t(`fairness.how.${id}.title`),
          content: t(`fairness.how.${id}.text`),
        }))}
      />
      {session ? (
        <>
          <Section title={t('fairness.seeds')}>
            <Card>
              <Seeds />
            </Card>
          </Section>
          <Section title={t('fairness.ownRounds')}>
            <Rounds />
          </Section>
        </>
      ) : (
        <Card>
          <div className={styles.visitor}>
            <p>{t('fairness.visitor')}</p>
            <Button onClick={() => events.say('session:required', { returnTo: pathname })}>
              {t('fairness.signIn')}
            </Button>
          </div>
        </Card>
      )}
      <Section title={t('fairness.byHand')}>
        <Card>
          <ByHand />
        </Card>
      </Section>
    </Page>
  )
}
