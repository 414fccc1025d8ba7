export { type Bounds, type Fetched, getOutside, NotFetched } from './get.ts'
