export { KitFrame } from './KitFrame.tsx'
export { UnknownPage } from './UnknownPage.tsx'
