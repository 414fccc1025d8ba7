import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { acceptRecommendation, recommendPartner } from './commands/recommend-partner.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    recommendation: true
  }
}

export const area = defineArea('recommendations', {
  handlers,
  objectTypes: ['recommendation'],
})
