export { forPeriod } from './fill.ts'
export { type CalendarPeriod, dayAt, daysFrom, periodOf, placeFrom, type Rhythm } from './rhythm.ts'
export { whyNotSave } from './saving.ts'
