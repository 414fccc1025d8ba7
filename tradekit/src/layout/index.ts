export { Answer, type AnswerProps } from './Answer.tsx'
export { Row, Rows } from './Rows.tsx'
export { SeveralField, type SeveralFieldProps } from './SeveralField.tsx'
export { phoneTo, useWidth } from './useWidth.ts'
