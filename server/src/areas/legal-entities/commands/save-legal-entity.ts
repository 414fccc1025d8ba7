import type { LegalEntity, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, mustKeep, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { type Objection, whyNotIdentifiers, whyNotLocations } from '../rules.ts'
import * as store from '../store.ts'

type Entity = Of<typeof LegalEntity>

/**
 * Makes the entity under this id, or changes it. Locations and identifiers that are not named stay as they are.
 *
 * @throws ApiError BadRequest where a list breaks a rule, Conflict where another entity has the alternate id.
 */
export async function saveLegalEntity(uow: UnitOfWork, id: string, entity: Omit<Entity, 'CompanyId'>): Promise<void> {
  mustKeep('Id', entity.Id, id)
  const before = await store.find(uow, id)
  await write(uow, {
    company_id: uow.companyId,
    id,
    name: entity.Name,
    alternate_id: entity.AlternateEntityId ?? null,
    description: entity.Description ?? null,
    legal_note: entity.LegalNote ?? null,
    locations: entity.Locations ? checkedLocations(uow, entity.Locations) : (before?.locations ?? []),
    identifiers: entity.Identifiers ? checkedIdentifiers(entity.Identifiers) : (before?.identifiers ?? []),
    created: before?.created ?? uow.now,
    modified: uow.now,
  })
}

/** Sets one list of an entity, and leaves the rest as it is. */
export async function saveLists(
  uow: UnitOfWork,
  record: store.LegalEntityRecord,
  { Locations, Identifiers }: Pick<Entity, 'Locations' | 'Identifiers'>,
): Promise<void> {
  await write(uow, {
    ...record,
    ...(Locations && { locations: checkedLocations(uow, Locations) }),
    ...(Identifiers && { identifiers: checkedIdentifiers(Identifiers) }),
    modified: uow.now,
  })
}

async function write(uow: UnitOfWork, record: store.LegalEntityRecord): Promise<void> {
  if (!(await store.save(uow, record)))
    throw new ApiError(
      'Conflict',
      t`AlternateEntityId is ${record.alternate_id}, which another legal entity already uses: choose another one.`,
    )
  await uow.log({ kind: 'legal_entity.saved', objectType: 'legalEntity', objectId: record.id })
}

function checkedLocations(uow: UnitOfWork, locations: NonNullable<Entity['Locations']>): store.Location[] {
  refuse('Locations', whyNotLocations(locations))
  return locations.map(({ LegalEntityId: _, ...location }) => ({ ...location, Id: location.Id ?? uow.newId() }))
}

function checkedIdentifiers(identifiers: NonNullable<Entity['Identifiers']>): store.Identifier[] {
  refuse('Identifiers', whyNotIdentifiers(identifiers))
  return identifiers.map(({ LegalEntityId: _, ...identifier }) => identifier)
}

function refuse(list: string, objection: Objection | undefined): void {
  if (objection === undefined) return
  const field = `${list}.${objection.index}`
  throw unfit(field, t`${field}: ${objection.why}.`, { index: String(objection.index) })
}
