import { Fold } from '.'

export default { title: 'fold' }

const numbers = <p>20261126-0412, 20261126-0413, 20261126-0414</p>

export const Folded = () => (
  <div style={{ padding: 'var(--side)' }}>
    <Fold title="3 order numbers">{numbers}</Fold>
    <Fold isRow title="How much of each category counts">
      {numbers}
    </Fold>
  </div>
)

export const Open = () => (
  <div style={{ padding: 'var(--side)' }}>
    <Fold isOpen title="3 order numbers">
      {numbers}
    </Fold>
    <Fold isOpen isRow title="How much of each category counts">
      {numbers}
    </Fold>
  </div>
)
