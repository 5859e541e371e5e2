import { QrCode } from '.'

export default { title: 'qr' }

const show = (value: string) => (
  <div style={{ padding: 'var(--side)' }}>
    <QrCode value={value} label="Code to pay with your banking app" />
  </div>
)

export const Short = () => show('https://localhost/m/register?code=AB12CD')
export const Long = () => show('PZ-2048-1177-3390-4471-0092-5518;'.repeat(12))
