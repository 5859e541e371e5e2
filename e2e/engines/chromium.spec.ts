import { test } from '@playwright/test'
import { chromium } from './drivers/chromium'
import { journeysIn } from './try-journeys'

const { chosen, go } = journeysIn(chromium)
for (const journey of chosen)
  // LOOK-4
  test(`${journey.title}, in Chromium`, ({ request }) => go(journey, request))
