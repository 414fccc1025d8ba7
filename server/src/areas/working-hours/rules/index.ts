export { commonHours, type Hours, minutesOf, officeHours, timeOf, whyNotWork } from './hours.ts'
