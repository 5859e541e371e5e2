import { createSample } from './sample'

it('sampling reports the first event of a period, and with the next one how many were suppressed', () => {
  let nowMs = 0
  const sample = createSample(1_000, () => nowMs)
  const lines: [number, number][] = []
  for (nowMs = 0; nowMs < 2_500; nowMs += 100) sample((suppressed) => lines.push([nowMs, suppressed]))
  expect(lines).toEqual([
    [0, 0],
    [1_000, 9],
    [2_000, 9],
  ])
})
