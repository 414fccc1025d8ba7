export { ColleagueField, type ColleagueFieldProps } from './ColleagueField.tsx'
