import { test } from '@playwright/test'
import { webkit } from './drivers/webkit'
import { journeysIn } from './try-journeys'

const { chosen, go } = journeysIn(webkit)
for (const journey of chosen)
  // LOOK-4
  test(`${journey.title}, in WebKit`, ({ request }) => go(journey, request))
