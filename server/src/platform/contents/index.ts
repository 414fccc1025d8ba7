export { type Contents, contentsOf, hashOf, largestInDatabase } from './contents.ts'
