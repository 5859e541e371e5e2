import { useCall } from '@plaza/client'
import { sentEnvelopesCall } from '@plaza/contract/agency'
import { useReach, useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useEnvelopesText } from '../../locales/envelopes/texts'
import { AgencyOnly } from '../../parts/AgencyOnly'
import { EnvelopeForm } from './EnvelopeForm'

const rainPath = '/m/redRain'

/** `/m/member/agent/envelope`: a new red envelope for members directly below (ENVELOPE-1); it is listed on the page of red-packet rain. */
export function EnvelopeScreen() {
  return (
    <AgencyOnly>
      <NewEnvelope />
    </AgencyOnly>
  )
}

function NewEnvelope() {
  const t = useEnvelopesText()
  const { money } = useFormats()
  const { events, navigate } = useRemote()
  const hasRain = useReach()(rainPath) === 'open'
  return (
    <Answer
      of={useCall(sentEnvelopesCall, { query: {} })}
      isPage
      pending={<SkeletonRows count={5} />}
      failed={{ title: t('envelopes.sentFailed') }}
    >
      {(terms) => (
        <EnvelopeForm
          terms={terms}
          onMade={(minor) => {
            const text = t('envelopes.made', { amount: money(minor, terms.currency) })
            events.say('toast', { kind: 'success', text })
            navigate(hasRain ? rainPath : '/m/agent', { replace: true })
          }}
        />
      )}
    </Answer>
  )
}
