import { betHindrance, nextStake, resultOf, tableStart, tableStep } from './table-state'

const start = tableStart({ balanceMinor: 1_000, stakes: [10, 50, 100, 500, 5_000] })

describe('the table', () => {
  it('the table offers a modest first stake, within the balance if possible', () => {
    expect(start.stakeMinor).toBe(100)
    expect(tableStart({ balanceMinor: 60, stakes: [10, 50, 100] }).stakeMinor).toBe(50)
    expect(tableStart({ balanceMinor: 0, stakes: [10, 50] }).stakeMinor).toBe(10)
  })

  it('the stake moves in steps between its minimum and maximum', () => {
    expect(nextStake(start, 1)).toBe(500)
    const least = tableStep(tableStep(start, { type: 'less' }), { type: 'less' })
    expect([least.stakeMinor, tableStep(least, { type: 'less' }).stakeMinor]).toEqual([10, 10])
  })

  // ENGINE-4
  it('the table never changes the stake by itself, neither after a win nor with a low balance', () => {
    const settled = tableStep(start, { type: 'settled', paidMinor: 900, stakeMinor: 100, balanceMinor: 50 })
    expect(settled.stakeMinor).toBe(100)
    expect(betHindrance(settled)).toBe('insufficient')
  })

  // RG-4
  it('the table places no bet while paused, without a connection, or after the session', () => {
    expect(betHindrance(start)).toBeNull()
    expect(betHindrance(tableStep(start, { type: 'pause' }))).toBe('paused')
    expect(betHindrance(tableStep(start, { type: 'lost' }))).toBe('lost')
    expect(betHindrance(tableStep(start, { type: 'expired' }))).toBe('expired')
    expect(betHindrance(tableStep(tableStep(start, { type: 'pause' }), { type: 'resume' }))).toBeNull()
  })

  // ENGINE-4
  it('the table celebrates only a return that exceeds the stake', () => {
    expect([resultOf(101, 100), resultOf(100, 100), resultOf(40, 100), resultOf(0, 100)]).toEqual([
      'won',
      'returned',
      'returned',
      'lost',
    ])
  })
})
