// A merchant and its hosts
export {
  type MerchantHosts,
  demoMerchantHosts,
  hostNameSchema,
  merchantHostsPath,
  merchantHostsSchema,
  parseMerchantHosts,
  canonicalHost,
  merchantOfHost,
} from './merchant-hosts'
export { flagNames, type FlagName, promoNames, type PromoName, type Flags } from './flags'
export {
  jurisdictions,
  type Jurisdiction,
  type ResourceType,
  startUpModeOf,
  startUpModeSchema,
  startUpNames,
  startUpSchema,
  settingsSchema,
  type Settings,
  homeDataSchema,
  type HomeData,
} from './system-entities'
export {
  settingsCall,
  statusCall,
  homeCall,
  templateCall,
  whitelabelCall,
  domainRouteCall,
  blockedAddressesPath,
  blockedAddressesSchema,
  type BlockedAddresses,
} from './system'
export { furtherRoute } from './further-route'

// Content
export type { Banner, HotMatch } from './content-entities'
export { matchClock } from './match-clock'
export {
  announcementSchema,
  type Announcement,
  announcementsCall,
  readAnnouncementCall,
  helpCall,
  type Contact,
  contactsCall,
  agreementCall,
} from './content'
export { chatTokenMs, longestChatReference, launchChatCall, type OfferedChat } from './chat'
export {
  unreadSchema,
  unreadCountCall,
  mailKinds,
  mailsAtOnce,
  mailKeptMs,
  inboxCall,
  readMailsCall,
  deleteMailsCall,
  restoreMailsCall,
  replyMailCall,
  longestReply,
  type Mail,
  type MailKind,
} from './messages'
export {
  feedbackCategories,
  type FeedbackCategory,
  feedbackStates,
  type FeedbackState,
  longestFeedback,
  longestContact,
  longestFeedbackReference,
  feedbackMessageSchema,
  feedbackSchema,
  type Feedback,
  feedbackDraftSchema,
  type FeedbackDraft,
  feedbackListCall,
  sendFeedbackCall,
  answerFeedbackCall,
  closeFeedbackCall,
} from './feedback'
export { serviceLinkSchema, serviceLinkFormat } from './service-link'
export {
  artworkSizes,
  type ArtworkSize,
  artworkUrl,
  appIconSizes,
  type AppIconPurpose,
  appIconUrl,
} from './artwork'

// Responsible play
export {
  breakPeriods,
  type BreakPeriod,
  exclusionSchema,
  type Exclusion,
  exclusionChanged,
  responsibleCall,
  timeOutCall,
  excludeCall,
  askReturnCall,
  informedCall,
  protectionActions,
  type ProtectionAction,
  protectionEntrySchema,
  type ProtectionEntry,
  protectionHistoryCall,
} from './responsible-play'
export {
  playLimitKinds,
  type PlayLimitKind,
  type PlayLimit,
  type PlayLimits,
  limitChanged,
  limitReachedFailureSchema,
  limitsCall,
  longestMinutes,
  setLimitCall,
  confirmLimitCall,
  dropLimitCall,
} from './limits'
export {
  consentChannels,
  type ConsentChannel,
  deletionStates,
  type DeletionState,
  type Privacy,
  privacyCall,
  setConsentCall,
  exportDataCall,
  type ExportedData,
  askDeletionCall,
  dropDeletionCall,
  statementRows,
  type StatementUnit,
  statementCall,
  type Statement,
} from './privacy'

// Pictures of members
export {
  uploadLimits,
  uploadPath,
  longestUpload,
  uploadTimeMs,
  uploadSchema,
  type UploadedPicture,
  uploadCall,
  readUploadCall,
} from './uploads'

// Where a site runs
export { isDemo, outboxNeedsDemo, testClockNeedsDemo, firstMerchantSteps } from './demo'
export { loopbackName, isLoopbackHost, isDeveloper, isDeveloperDoor } from './developer-door'
