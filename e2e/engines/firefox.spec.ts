import { test } from '@playwright/test'
import { firefox } from './drivers/firefox'
import { journeysIn } from './try-journeys'

const { chosen, go } = journeysIn(firefox)
for (const journey of chosen)
  // LOOK-4
  test(`${journey.title}, in Firefox`, ({ request }) => go(journey, request))
