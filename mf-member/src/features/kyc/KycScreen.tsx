import { useCall } from '@plaza/client'
import { kycCall } from '@plaza/contract/identity'
import { Answer } from '@plaza/ui/answer'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useKycText } from '../../locales/kyc/texts'
import { useAnewWithMail } from '../../parts/useAnewWithMail'
import { KycForm } from './KycForm'
import { KycLevels } from './KycLevels'
import { KycStatus } from './KycStatus'
import { nextLevelOf } from './next-level'

/** `/m/kyc`: the levels of verification, where the member is, and documents for the next one (KYC-1). */
export function KycScreen() {
  const t = useKycText()
  // A decision comes with a mail.
  useAnewWithMail(kycCall)
  return (
    <Page>
      <Answer of={useCall(kycCall)} pending={<SkeletonRows count={6} />} failed={{ title: t('kyc.failed') }}>
        {(kyc) => {
          const next = nextLevelOf(kyc)
          return (
            <>
              <KycStatus kyc={kyc} />
              <KycLevels kyc={kyc} />
              {/* A new form, and a new key, after each decision */}
              {next && <KycForm key={`${next} ${kyc.submission?.sentAt ?? ''}`} kyc={kyc} level={next} />}
            </>
          )
        }}
      </Answer>
    </Page>
  )
}
