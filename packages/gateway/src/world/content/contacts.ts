import { both } from '../text'
import type { WorldContact } from './world-content'

/** Ways to reach the merchant's service (spec §2 Customer-service widget). */
export const contacts = (): WorldContact[] => [
  {
    id: 'chat',
    type: 'CS',
    title: both('Live chat, day and night', 'Live chat, araw at gabi'),
    link: '/m/help?i=6',
  },
  {
    id: 'telegram',
    type: 'TELEGRAM',
    title: both('Telegram', 'Telegram'),
    link: 'https://telegram.example/perla',
  },
  {
    id: 'facebook',
    type: 'FACEBOOK',
    title: both('Facebook', 'Facebook'),
    link: 'https://facebook.example/perla',
  },
]
