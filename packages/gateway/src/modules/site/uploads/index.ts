// The module
export { uploadsModule } from './uploads-module'
// What it changes in a database
export { uploadMigrations } from './migrations'
// Pictures of something, such as the proof of a payment
export { uploadsOf, attachUploads } from './attach-uploads'
// Showing one to an operator
export { copyUpload } from './copy-upload'
