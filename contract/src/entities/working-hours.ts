import { entity, list, text, whole } from '../words/index.ts'

const time = () =>
  text({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', max: 5, example: '09:00', says: 'A time of the day.' })

/** When somebody works, by their own clock. */
export const WorkingHours = entity('WorkingHours', {
  /** Weekdays: 1 is Monday, 7 is Sunday. */
  Days: list(whole({ min: 1, max: 7 }), { max: 7 }),
  From: time(),
  Until: time(),
})
