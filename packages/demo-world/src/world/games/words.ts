import type { MotifName } from '../../artwork/motifs'

const split = (text: string): string[] => text.split(',').map((word) => word.trim())

/** Subjects of the pictures, for the names of slots: English=Filipino, separated by commas. */
const given: Partial<Record<MotifName, string>> = {
  mango: 'Mango=Mangga, Mango Grove=Manggahan',
  cherries: 'Cherry=Seresa, Cherries=Mga Seresa',
  watermelon: 'Watermelon=Pakwan, Melon=Pakwan',
  pineapple: 'Pineapple=Pinya, Piña=Pinya',
  citrus: 'Calamansi=Kalamansi, Lime=Dayap',
  grapes: 'Vineyard=Ubasan, Grapes=Ubas',
  coconut: 'Coconut=Niyog, Buko=Buko',
  strawberry: 'Strawberry=Presas, Berry=Presas',
  pot: 'Pot of Plenty=Palayok, Cauldron=Kawa',
  coin: 'Coin=Barya, Doubloon=Dublon',
  seven: 'Sevens=Siyete, Seven=Siyete',
  bell: 'Bell=Kampana, Chime=Kuliling',
  crown: 'Crown=Korona, Regalia=Korona',
  gem: 'Gem=Hiyas, Diamond=Brilyante, Sapphire=Safiro',
  luckyStar: 'Star=Tala, Stars=Mga Tala',
  clover: 'Clover=Klober, Four Leaves=Apat na Dahon',
  coins: 'Treasury=Kabang-yaman, Pesos=Piso',
  ingot: 'Ingot=Ginto, Gold=Ginto',
  horseshoe: 'Horseshoe=Bakal ng Kabayo, Kalesa=Kalesa',
  wheel: 'Wheel=Ruleta, Ferris=Tsubibo',
  pearl: 'Pearl=Perlas, Oyster=Talaba, South Sea Pearl=Perlas',
  anchor: 'Anchor=Angkla, Harbor=Daungan',
  wave: 'Wave=Alon, Surf=Daluyong, Monsoon=Habagat',
  vinta: 'Vinta=Vinta, Sail=Layag, Regatta=Regata',
  lighthouse: 'Lighthouse=Parola, Beacon=Parola',
  compass: 'Compass=Kumpas, Voyage=Paglalayag',
  chest: 'Treasure Chest=Baul, Galleon=Galyon',
  conch: 'Conch=Budyong, Seashell=Kabibe',
  volcano: 'Volcano=Bulkan, Lava=Apoy',
  koi: 'Koi=Isda, Carp=Karpa',
  turtle: 'Pawikan=Pawikan, Sea Turtle=Pawikan',
  octopus: 'Octopus=Pugita, Kraken=Pugita',
  shark: 'Shark=Pating, Reef Shark=Pating',
  crab: 'Crab=Alimango, Crabs=Talangka',
  jellyfish: 'Jellyfish=Dikya, Moon Jelly=Dikya',
  puffer: 'Puffer=Butete, Blowfish=Butete',
  coralBranch: 'Coral=Koral, Reef=Bahura',
  dragon: 'Dragon=Dragon, Bakunawa=Bakunawa, Naga=Naga',
  tiger: 'Tiger=Tigre, Tigress=Tigre',
  rooster: 'Sarimanok=Sarimanok, Rooster=Tandang',
  carabao: 'Carabao=Kalabaw, Buffalo=Kalabaw, Tamaraw=Tamaraw',
  eagle: 'Eagle=Agila, Haribon=Haribon',
  phoenixFeather: 'Phoenix=Adarna, Firebird=Adarna',
  luckyToad: 'Toad=Palaka, Frog King=Haring Palaka',
  butterfly: 'Butterfly=Paruparo, Wings=Pakpak',
  paperLantern: 'Lantern=Parol, Lanterns=Mga Parol',
  parol: 'Parol=Parol, Star Lantern=Parol',
  drum: 'Drum=Tambol, Ati Drums=Tambol',
  mask: 'Masskara=Maskara, Masquerade=Maskara',
  abanico: 'Abaniko=Abaniko, Silk Fan=Abaniko',
  fireworks: 'Fireworks=Kuwitis, Skyrocket=Kuwitis',
  envelope: 'Ang Pao=Ampaw, Red Envelope=Ampaw',
  sampaguita: 'Sampaguita=Sampagita, Jasmine=Sampagita',
  moon: 'Moon=Buwan, Mayari=Mayari',
  sun: 'Sun=Araw, Apolaki=Apolaki',
  mahjong: 'Mahjong=Mahjong, Tiles=Mahjong',
  bolt: 'Thunder=Kulog, Lightning=Kidlat',
  rocket: 'Rocket=Kuwitis, Orbit=Orbit',
  robot: 'Robot=Robot, Automaton=Makina',
  wizardHat: 'Wizard=Salamangkero, Babaylan=Babaylan',
  treasureMap: 'Treasure Map=Mapa ng Yaman, Expedition=Lakbay',
  swords: 'Blades=Kris, Kampilan=Kampilan',
  shield: 'Shield=Kalasag, Datu=Datu',
  dice: 'Dice=Dais, Lucky Dice=Dais',
  cards: 'Aces=Alas, Joker=Payaso',
  magnetWheel: 'Clockwork=Orasan, Gears=Makina',
}

/** [English noun, Filipino noun] by motif. */
export const nouns: ReadonlyMap<MotifName, readonly (readonly [string, string])[]> = new Map(
  Object.entries(given).map(([motif, text]) => [
    motif as MotifName,
    text.split(', ').map((pair): [string, string] => {
      const [english = '', filipino = ''] = pair.split('=')
      return [english, filipino]
    }),
  ]),
)

/** Adjectives that may precede a noun. */
export const openers: readonly string[] = split(`
  Golden, Midnight, Velvet, Amber, Starlit, Tidal, Wandering, Crimson, Sunset, Island,
  Silver, Whispering, Merry, Electric, Hidden, Neon, Emerald, Drifting, Honey, Rising, Twin,
  Burning, Dancing, Singing, Secret, Blue, Scarlet, Ivory, Jade, Festival, Typhoon, Moonlit,
  Royal, Barrio, Harvest, Glittering, Humble, Roaring, Sleeping, Endless`)

/** Words that may follow a noun. */
export const closers: readonly string[] = split(`
  Bay, Fiesta, Bazaar, Parade, Cascade, Harvest, Carnival, Nights, Rush, Lagoon, Trail,
  Rising, Waltz, Serenade, Garden, Jubilee, Street, Express, Quest, Terrace, Palace, Cove,
  Riches, Tango, Blaze, Mirage, Kingdom, Legend, Procession, Picnic, Boulevard, Lullaby,
  Reels, Vault, Shores, Promise, Hold & Spin, Jackpots, Deluxe, Respins`)

/** Places of the archipelago. */
export const places: readonly string[] = split(`
  Palawan, Siargao, Batanes, Vigan, Bohol, Cebu, Iloilo, Coron, Sagada, Camiguin, Samal,
  Baguio, Taal, Mayon, Zambales, Bantayan, Sulu Sea, Visayan, Luzon, Davao, Baler, Apo`)

/** What follows "ng" in a Filipino name. */
export const tails: readonly string[] = split(`
  Gabi, Dagat, Bayan, Buwan, Umaga, Kapistahan, Silangan, Bundok, Tag-init, Kapalaran,
  Amihan, Habagat, Hari, Reyna, Bituin, Kanluran, Pangarap, Yaman, Isla, Paraiso`)

/** Quantities that may precede a noun. */
export const numbers: readonly string[] = split(`
  Five, Seven, Eight, Nine, Ten, Twelve, Hundred, Thousand`)
