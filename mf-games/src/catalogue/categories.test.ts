/** @jest-environment node */
import { gameTypes } from '@plaza/contract'
import { categoryIcon, hotFirst } from './categories'

describe('categories', () => {
  it('begin with HOT, then keep the order of the server', () => {
    expect(hotFirst(['FISH', 'RNG', 'LIVE'])).toEqual(['HOT', 'FISH', 'RNG', 'LIVE'])
  })

  it('hold HOT once, wherever the server has it', () => {
    expect(hotFirst(['FISH', 'HOT', 'RNG'])).toEqual(['HOT', 'FISH', 'RNG'])
  })

  it('each have an icon of their own', () => {
    const icons = ['HOT' as const, ...gameTypes].map(categoryIcon)
    expect(new Set(icons).size).toBe(icons.length)
  })
})
