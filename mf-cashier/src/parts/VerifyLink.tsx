import { useReach, useRemote } from '@plaza/federation'
import { buttonClass } from '@plaza/ui/button'
import { useVerifyText } from '../locales/verify/texts'

const path = '/m/kyc'

/** The way to the page of verification; nothing on a site that has no such page (KYC-2). */
export function VerifyLink() {
  const t = useVerifyText()
  const { navigate } = useRemote()
  if (useReach()(path) !== 'open') return null
  return (
    <a
      href={path}
      className={buttonClass({ variant: 'primary' })}
      onClick={(event) => {
        event.preventDefault()
        navigate(path)
      }}
    >
      {t('verify.now')}
    </a>
  )
}
