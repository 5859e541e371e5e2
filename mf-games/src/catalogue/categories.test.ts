/** @jest-environment node */
import { gameTypes } from '@plaza/contract/play'
import { categoryIcon, hotFirst } from './categories'

describe('categories', () => {
  it('categories begin with HOT, then keep the server’s order', () => {
    expect(hotFirst(['FISH', 'RNG', 'LIVE'])).toEqual(['HOT', 'FISH', 'RNG', 'LIVE'])
  })

  it('categories contain HOT once, wherever the server has it', () => {
    expect(hotFirst(['FISH', 'HOT', 'RNG'])).toEqual(['HOT', 'FISH', 'RNG'])
  })

  it('each category has an icon of its own', () => {
    const icons = ['HOT' as const, ...gameTypes].map(categoryIcon)
    expect(new Set(icons).size).toBe(icons.length)
  })
})
