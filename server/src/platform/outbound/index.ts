export { checkedAddress } from './checked-address.ts'
export { type Bounds, type Fetched, getOutside, NotFetched, type OutsideResponse, postOutside } from './get.ts'
