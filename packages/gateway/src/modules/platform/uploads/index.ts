// The module
export { uploadsModule } from './uploads-module'
// Pictures of something, such as the proof of a payment
export { uploadsOf, attachUploads, removeUploadsAt } from './attach-uploads'
// Pictures from elsewhere
export { importUploads } from './import-uploads'
// Pictures of a member in another form
export { ownUpload } from './own-upload'
export { squarePicture } from './clean-picture'
