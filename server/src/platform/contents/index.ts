export { type Contents, contentsOf, largestInDatabase, rootOf } from './contents.ts'
export { place, sweepTemporaries } from './files.ts'
export { bytesOf, DamagedContent, type Held, hashOf, heldBytes, type Range, streamOf } from './held.ts'
export { type Limit, type Received, receive } from './receive.ts'
