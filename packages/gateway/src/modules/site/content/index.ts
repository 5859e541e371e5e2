// The module
export { contentModule } from './content-module'
// Reading content
export { countUnreadAnnouncements, readAnnouncements, readBanners, readHotMatches } from './content-queries'
// Sanitising content before it is stored
export { cleanHtml } from './clean-html'
