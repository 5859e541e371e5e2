// The module
export { contentModule } from './content-module'
// Reading content
export { countUnreadAnnouncements, readAnnouncements, readBanners, readHotMatches } from './content-queries'
export { putPromotion } from './put-promotion'
export { readPromotionRows, type PromotionRow } from './promotion-rows'
export { fillFacts, promotionFactsOf, registerPromotionFacts, type PromotionFacts } from './promotion-facts'
export { serviceContacts } from './service-contacts'
// Pictures that may be drawn
export { allowArtwork, isArtworkAllowed } from './artwork-paths'
// Content from elsewhere
export { hasContent, importContent, type ImportedContent } from './import-content'
export { importAnnouncementReads, type ImportedAnnouncementRead } from './import-announcement-reads'
