export { Upload, type UploadProps } from './Upload'
export { fileProblem, uploadLimits, type UploadProblem } from './check-file'
