import { screen, within } from '@testing-library/react'
import { draw } from '../testing'
import { Chart } from '.'
import { valueRange, type ChartData } from './chart-data'

jest.mock('./draw-chart', () => ({ drawChart: () => () => undefined }))

const data: ChartData = {
  axis: 'Day',
  labels: ['1 Nov', '2 Nov'],
  series: [
    { label: 'Won', values: [100, null] },
    { label: 'Lost', values: [-50, 20] },
  ],
}

describe('a chart', () => {
  it('a chart has a table with the same numbers', () => {
    draw(<Chart label="Two days" kind="line" data={data} valueText={(value) => `₱${value}`} />)
    const rows = within(screen.getByRole('table', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent)
    expect(rows).toEqual(['DayWonLost', '1 Nov₱100₱-50', '2 Nov–₱20'])
  })

  it.each([
    ['values of both signs', data, [-50, 100]],
    ['no values', { ...data, series: [] }, [0, 1]],
    ['only losses', { ...data, series: [{ label: 'Lost', values: [-5, -9] }] }, [-9, 0]],
  ] as const)('a chart has zero on its vertical axis with %s', (_what, given, range) => {
    expect(valueRange(given)).toEqual(range)
  })
})
