import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { saveLegalEntity } from './commands/save-legal-entity.ts'
export { type DeliveryPlace, deliveryPlace, type PlaceName, placeInWords } from './delivery-places.ts'
export { identitiesOfEntities } from './identities.ts'
export { legalEntityOf } from './legal-entity.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    legalEntity: true
  }
}

export const area = defineArea('legalEntities', { handlers, objectTypes: ['legalEntity'] })
