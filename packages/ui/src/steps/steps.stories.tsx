import { Steps } from '.'

export default { title: 'steps' }

const steps = [
  { id: 'document', title: 'Your document' },
  { id: 'face', title: 'A picture of your face' },
  { id: 'check', title: 'Check what you sent and confirm that it is yours' },
]
const show = (current: string) => (
  <div style={{ padding: 'var(--side)' }}>
    <Steps label="Verification" steps={steps} current={current} />
  </div>
)

export const First = () => show('document')
export const Last = () => show('check')
