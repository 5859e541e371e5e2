import { RangeSheet } from './RangeSheet'

export default { title: 'range-sheet', isAlone: true }

const nothing = () => undefined
const show = (from: string, to: string) => (
  <RangeSheet isOpen onClose={nothing} onChange={nothing} today="2026-11-22" value={{ from, to }} />
)

export const Ready = () => show('2026-11-01', '2026-11-20')
export const TooLong = () => show('2026-09-01', '2026-11-20')
