import { joinCatalogues } from '@plaza/i18n/testing'
import drawProofEn from '../locales/draw-proof/en.json'
import drawProofFil from '../locales/draw-proof/fil.json'
import en from '../locales/en.json'
import fairnessEn from '../locales/fairness/en.json'
import fairnessFil from '../locales/fairness/fil.json'
import fil from '../locales/fil.json'
import gameListEn from '../locales/game-list/en.json'
import gameListFil from '../locales/game-list/fil.json'
import lobbyEn from '../locales/game-lobby/en.json'
import lobbyFil from '../locales/game-lobby/fil.json'
import sheetEn from '../locales/game-sheet/en.json'
import sheetFil from '../locales/game-sheet/fil.json'
import homeEn from '../locales/home/en.json'
import homeFil from '../locales/home/fil.json'
import informationEn from '../locales/information/en.json'
import informationFil from '../locales/information/fil.json'
import launchEn from '../locales/launch/en.json'
import launchFil from '../locales/launch/fil.json'
import ledgerKindsEn from '../locales/ledger-kinds/en.json'
import ledgerKindsFil from '../locales/ledger-kinds/fil.json'
import lotteryEn from '../locales/lottery/en.json'
import lotteryFil from '../locales/lottery/fil.json'
import chaseEn from '../locales/lottery-chase/en.json'
import chaseFil from '../locales/lottery-chase/fil.json'
import ordersEn from '../locales/lottery-orders/en.json'
import ordersFil from '../locales/lottery-orders/fil.json'
import playsEn from '../locales/lottery-plays/en.json'
import playsFil from '../locales/lottery-plays/fil.json'
import slipEn from '../locales/lottery-slip/en.json'
import slipFil from '../locales/lottery-slip/fil.json'
import tableEn from '../locales/lottery-table/en.json'
import tableFil from '../locales/lottery-table/fil.json'
import realityEn from '../locales/reality/en.json'
import realityFil from '../locales/reality/fil.json'
import trendEn from '../locales/trend/en.json'
import trendFil from '../locales/trend/fil.json'

/** Feature → its catalogues by language; `shared` has the texts of all features. */
export const catalogues = {
  shared: { en, fil },
  home: { en: homeEn, fil: homeFil },
  'game-list': { en: gameListEn, fil: gameListFil },
  'game-lobby': { en: lobbyEn, fil: lobbyFil },
  'game-sheet': { en: sheetEn, fil: sheetFil },
  launch: { en: launchEn, fil: launchFil },
  information: { en: informationEn, fil: informationFil },
  reality: { en: realityEn, fil: realityFil },
  lottery: { en: lotteryEn, fil: lotteryFil },
  'lottery-chase': { en: chaseEn, fil: chaseFil },
  'lottery-orders': { en: ordersEn, fil: ordersFil },
  'lottery-plays': { en: playsEn, fil: playsFil },
  'lottery-slip': { en: slipEn, fil: slipFil },
  'lottery-table': { en: tableEn, fil: tableFil },
  trend: { en: trendEn, fil: trendFil },
  'draw-proof': { en: drawProofEn, fil: drawProofFil },
  fairness: { en: fairnessEn, fil: fairnessFil },
  'ledger-kinds': { en: ledgerKindsEn, fil: ledgerKindsFil },
}

const all = Object.values(catalogues)

/** Every text of this remote by language. */
export const allTexts = {
  en: joinCatalogues(...all.map((texts) => texts.en)),
  fil: joinCatalogues(...all.map((texts) => texts.fil)),
}
