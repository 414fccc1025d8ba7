export { checkedAddress } from './checked-address.ts'
export { type Bounds, type Fetched, getOutside, NotFetched, type Told, tellOutside } from './get.ts'
