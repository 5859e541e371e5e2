import { Fact, Facts } from '.'

export default { title: 'facts' }

export const Plain = () => (
  <div style={{ padding: 'var(--side)' }}>
    <Facts label="Order">
      <Fact label="Issue">20261126-0412</Fact>
      <Fact label="Lines">3</Fact>
      <Fact label="Highest prize" tone="money">
        ₱1,960.00
      </Fact>
      <Fact label="Total" tone="total">
        ₱6.00
      </Fact>
    </Facts>
  </div>
)

export const Framed = () => (
  <div style={{ padding: 'var(--side)' }}>
    <Facts isFramed>
      <Fact label="You pay">₱500.00</Fact>
      <Fact label="Fee" note="1% after three free withdrawals a day, at least ₱10.00">
        ₱10.00
      </Fact>
      <Fact label="You receive" tone="total">
        ₱490.00
      </Fact>
      <Fact label="Held until the turnover of the bonus and of what was paid in before it is done">
        ₱490.00
      </Fact>
    </Facts>
  </div>
)
