import { rateCategories, type RateCategory } from '@plaza/contract/agency'

/** Whether a category of an answer is one that this release has words for. */
export const isRateCategory = (category: string): category is RateCategory =>
  rateCategories.some((one) => one === category)
