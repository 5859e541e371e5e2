import type { Locator, Page } from '@playwright/test'

/**
 * The button of customer service over home, the last that home loads. It is attached from then on, and hidden while it would cover
 * something.
 */
export const serviceButton = (page: Page): Locator => page.locator('aside[aria-label="Ways to reach us"]')
