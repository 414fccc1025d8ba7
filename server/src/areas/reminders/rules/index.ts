export { type Calendar, type Delay, officeHours } from './calendar.ts'
export { actsOf, type Escalating, type Reminding } from './deadlines.ts'
export { isHoliday, isWorkday } from './holidays.ts'
