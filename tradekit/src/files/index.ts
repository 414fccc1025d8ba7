export { saveFile } from './saveFile.ts'
export { partOf } from './useAttaching.ts'
