export { KitFrame } from './KitFrame.tsx'
