import { ProgressBar } from '.'

export default { title: 'progress' }

const show = (value: number) => (
  <div style={{ padding: 'var(--side)' }}>
    <p id="progress-name">Wagering</p>
    <ProgressBar value={value} most={100} labelledBy="progress-name" valueText={`${value} of 100`} />
  </div>
)

export const Begun = () => show(4)
export const Half = () => show(50)
export const Done = () => show(100)
