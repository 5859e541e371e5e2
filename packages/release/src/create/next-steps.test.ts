import { printNextSteps } from './next-steps'

it('reports each step when it begins, its duration, and which step failed', async () => {
  let time = 0
  let text = ''
  const steps = printNextSteps(
    3,
    (piece) => void (text += piece),
    () => time,
  )
  const printed: string[] = []
  const work = (ms: number) => async () => {
    printed.push(text)
    time += ms
    return ms
  }
  expect(await steps.run('its files', work(340))).toBe(340)
  await steps.run('the packages', work(4_060))
  const failing = steps.run('its build', async () => {
    time += 1_000
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(printed).toEqual(['[1/3] its files … ', '[1/3] its files … 0.3 s\n[2/3] the packages … '])
  expect(text).toBe(
    '[1/3] its files … 0.3 s\n[2/3] the packages … 4.1 s\n[3/3] its build … failed after 1.0 s\n',
  )
  expect(steps.done).toEqual([
    { what: 'its files', ms: 340 },
    { what: 'the packages', ms: 4_060 },
  ])
})
