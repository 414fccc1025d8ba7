export { type Bounds, type Fetched, getOutside, mustBeAddress, NotFetched, type Told, tellOutside } from './get.ts'
