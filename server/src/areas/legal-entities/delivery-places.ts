import type { LegalEntityLocation, Of, Requisition } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import * as store from './store.ts'

/** A place by its entity, and by its id among those of it. */
export type PlaceName = NonNullable<Of<typeof Requisition>['DeliverTo']>

export interface DeliveryPlace {
  readonly entity: string
  readonly address: Of<typeof LegalEntityLocation>['Address']
}

/** A place where the company is delivered; undefined where it is none any more. */
export async function deliveryPlace(
  uow: UnitOfWork,
  { LegalEntityId, LocationId }: PlaceName,
): Promise<DeliveryPlace | undefined> {
  const record = await store.find(uow, LegalEntityId)
  const place = record?.locations.find(({ Id, Type }) => Id === LocationId && Type === 'DELIVERY')
  return record && place && { entity: record.name, address: place.Address }
}

/** A place in one line. */
export function placeInWords({ entity, address }: DeliveryPlace): string {
  const { street, buildingnumber, zip, city } = address
  const parts = [entity, [street, buildingnumber], [zip, city]].map((part) =>
    typeof part === 'string' ? part : part.filter(Boolean).join(' '),
  )
  return parts.filter(Boolean).join(', ')
}
