export { Row, Rows } from './Rows.tsx'
export { phoneTo, useWidth } from './useWidth.ts'
