export { InDocuments } from './InDocuments.tsx'
export { KitFrame } from './KitFrame.tsx'
export { UnknownPage } from './UnknownPage.tsx'
