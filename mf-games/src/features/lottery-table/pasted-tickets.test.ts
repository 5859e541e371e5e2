/** @jest-environment node */
import { parseTickets } from '@plaza/lottery'
import { eleven } from '@plaza/lottery/eleven'
import { five } from '@plaza/lottery/five'
import { pasteJoined } from './pasted-tickets'

const playOf = (id: string) => {
  const play = [...five.plays, ...eleven.plays].find((one) => one.id === id)
  if (!play) throw new Error(`no play ${id}`)
  return play
}
const all5 = playOf('five.all5.direct.single')
const any2 = playOf('eleven.any2.single')
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index))

describe('thousands of pasted lines', () => {
  // LOTTERY-7
  it.each([
    ['valid', (index: number) => String(index).padStart(5, '0')],
    ['invalid', (index: number) => `x${index}`],
    ['twice the same', (index: number) => String(index % 7).padStart(5, '0')],
  ])('are joined, and are the same tickets: %s', (_what, line) => {
    const text = lines(10_001, line).join('\r\n')
    const joined = pasteJoined('', text, '')
    expect(joined).not.toMatch(/[\r\n]/)
    expect(parseTickets(all5, joined ?? '')).toEqual(parseTickets(all5, text))
  })

  it('stand between what was there before and after the cursor', () => {
    const text = lines(501, (index) => String(10_000 + index)).join('\n')
    expect(pasteJoined('00001\n', `${text}\n`, '00002')).toMatch(
      /^00001\n10000 \| 10001 \| .*10500 \| 00002$/,
    )
  })

  // LOTTERY-7
  it.each([
    ['one line of too few numbers', ['3']],
    ['several of them', ['3', '4', '5 6 7']],
  ])(
    'are joined with numbers apart and %s, which become no tickets with their neighbours',
    (_what, wrong) => {
      const text = [
        ...lines(600, () => '1 2'),
        ...wrong,
        '4 5',
        ...lines(600, (index) => `${1 + (index % 11)} 7`),
      ].join('\n')
      const joined = pasteJoined('', text, '')
      expect(joined).not.toMatch(/[\r\n]/)
      expect(parseTickets(any2, joined ?? '')).toEqual(parseTickets(any2, text))
    },
  )

  it('few lines are pasted as they are', () => {
    expect(pasteJoined('', lines(500, () => '12345').join('\n'), '')).toBeUndefined()
  })
})
