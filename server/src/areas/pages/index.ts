import { defineInternalArea } from '../../platform/index.ts'

export { type FileKind, isXml, kindOf } from './kinds.ts'
export { filePagesOf, maxFileBytes, pageRunsOf, pagesOf, pictureOf, textOf, tooLarge } from './pages.ts'

/** Pages of files as pictures, made in a process of its own with limits of time and memory. */
export const area = defineInternalArea('pages', {})
