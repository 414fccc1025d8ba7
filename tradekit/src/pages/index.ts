export { PageViewer } from './PageViewer.tsx'
export { attachmentPages, type PageSource, paperPages } from './source.ts'
