export { LaterNotices } from './ScheduledNotices.tsx'
