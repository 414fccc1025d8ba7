export { type Colleague, ColleagueChoice, type ColleagueChoiceProps } from './ColleagueChoice.tsx'
export { ColleagueField, type ColleagueFieldProps } from './ColleagueField.tsx'
