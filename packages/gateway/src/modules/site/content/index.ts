// The module
export { contentModule } from './content-module'
// Reading what is written
export { countUnreadAnnouncements, readAnnouncements, readBanners, readHotMatches } from './content-queries'
// Cleaning what is to be written
export { cleanHtml } from './clean-html'
