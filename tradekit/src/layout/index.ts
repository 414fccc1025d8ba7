export { phoneTo, useWidth } from './useWidth.ts'
