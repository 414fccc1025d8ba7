export { UploadPlace } from './UploadPlace.tsx'
