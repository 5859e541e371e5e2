// The module
export { feedbackModule } from './feedback-module'
// Feedback from elsewhere
export { hasFeedback, importFeedback, type ImportedFeedback } from './import-feedback'
