export { Brief, Said } from './Brief.tsx'
