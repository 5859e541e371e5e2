import { artworkPath, briefSeed, tintOf, type Brief } from '../../artwork/brief'
import { both } from '../text'
import type { ImportedContent } from '@plaza/gateway/world-api'

const scene = (
  brief: Omit<Brief, 'variant'>,
): Pick<ImportedContent['banners'][number], 'artwork' | 'tint'> => ({
  artwork: artworkPath('banner', briefSeed({ ...brief, variant: 1 })),
  tint: tintOf(brief.palette),
})

/** Banners of home, in order. */
export const banners = (): ImportedContent['banners'] => [
  {
    id: 'night-market',
    ...scene({ motif: 'paperLantern', layout: 'horizon', setting: 'market', palette: 'dusk' }),
    headline: both('The night market is open', 'Bukas na ang night market'),
    line: both('1,500 games under one light', '1,500 laro sa ilalim ng iisang ilaw'),
    call: both('Look around', 'Maglibot'),
    link: '/m/gameList?gameType=HOT',
  },
  {
    id: 'pearls',
    ...scene({ motif: 'pearl', layout: 'burst', setting: 'bay', palette: 'orchid' }),
    headline: both('Pearls in every tide', 'May perlas sa bawat alon'),
    line: both('919 slots, stakes from one centavo', '919 slot, taya mula isang sentimo'),
    call: both('Open the slots', 'Buksan ang slots'),
    link: '/m/gameList?gameType=RNG',
  },
  {
    id: 'regatta',
    ...scene({ motif: 'vinta', layout: 'horizon', setting: 'bay', palette: 'ember' }),
    headline: both('Out with the tide', 'Sama na sa laot'),
    line: both('Ninety fishing games for calm hands', 'Siyamnapung larong pangingisda'),
    call: both('Cast the net', 'Ihagis ang lambat'),
    link: '/m/gameList?gameType=FISH',
  },
  {
    id: 'live',
    ...scene({ motif: 'roulette', layout: 'emblem', setting: 'table', palette: 'jade' }),
    headline: both('Live from the salon', 'Live mula sa salon'),
    line: both('Six studios, dealers day and night', 'Anim na studio, may dealer araw at gabi'),
    call: both('Take a seat', 'Umupo na'),
    link: '/m/gameList?gameType=LIVE',
  },
  {
    id: 'referral',
    ...scene({ motif: 'envelope', layout: 'diagonal', setting: 'stage', palette: 'lantern' }),
    headline: both('Bring a friend', 'Magsama ng kaibigan'),
    line: both(
      '{{friends.reward}} for you, {{friends.friend}} for them',
      '{{friends.reward}} sa iyo, {{friends.friend}} sa kanya',
    ),
    call: both('Invite', 'Mag-imbita'),
    link: '/m/inviteFriends',
  },
]
