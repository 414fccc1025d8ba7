export { PaperEditor } from './PaperEditor.tsx'
export { PaperList } from './PaperList.tsx'
export { type PaperStart, usePaperStart } from './usePaperStart.ts'
