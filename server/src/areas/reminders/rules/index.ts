export { type Calendar, type Delay, isWorkday } from './calendar.ts'
export { actsOf, type Escalating, type Reminding } from './deadlines.ts'
export { isHoliday } from './holidays.ts'
