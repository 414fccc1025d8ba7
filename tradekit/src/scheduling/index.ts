export { ScheduledNotices } from './ScheduledNotices.tsx'
