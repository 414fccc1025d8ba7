import { saveLegalEntity } from '@kontor/server/areas/legal-entities'
import type { UnitOfWork } from '@kontor/server/platform'

/** The company that trades under more names than its own. */
export const legalEntitiesCompany = 'nordlicht'

/** The id of the one that runs the warehouse, and of the place where it is delivered: whoever makes one chooses. */
export const warehouseId = '0192f0c1-aaaa-7000-8000-000000000003'
export const yardId = 'yard'

const identifier = (IdentifierScheme: string, IdentifierValue: string) => ({ IdentifierScheme, IdentifierValue })
const place = (Type: 'BILLING' | 'DELIVERY', street: string, buildingnumber: string, zip: string, city: string) => ({
  Type,
  IsDefault: true,
  Address: { street, buildingnumber, zip, city, country: 'DE' },
})

const entities = [
  {
    Name: 'Nordlicht Handel AG',
    AlternateEntityId: '1000',
    LegalNote: 'HRB 98123, Amtsgericht Hamburg',
    Identifiers: [identifier('DE:VAT', 'DE128111902'), identifier('GLN', '4012345000009')],
    Locations: [
      place('BILLING', 'Am Kai', '12', '20457', 'Hamburg'),
      place('DELIVERY', 'Peutestraße', '48', '20539', 'Hamburg'),
    ],
  },
  {
    Id: warehouseId,
    Name: 'Nordlicht Logistik GmbH',
    AlternateEntityId: '1100',
    LegalNote: 'HRB 98577, Amtsgericht Hamburg',
    Identifiers: [identifier('DE:VAT', 'DE811569869')],
    Locations: [
      place('BILLING', 'Am Kai', '12', '20457', 'Hamburg'),
      { ...place('DELIVERY', 'Altenwerder Kirchweg', '7', '21129', 'Hamburg'), Id: yardId },
    ],
  },
  {
    Name: 'Nordlicht Immobilien GmbH & Co. KG',
    AlternateEntityId: '1200',
    LegalNote: 'HRA 77412, Amtsgericht Hamburg',
    Identifiers: [identifier('DE:VAT', 'DE136695976')],
    Locations: [place('BILLING', 'Große Bleichen', '21', '20354', 'Hamburg')],
  },
]

export async function foundLegalEntities(uow: UnitOfWork): Promise<void> {
  for (const { Id, ...entity } of entities) await saveLegalEntity(uow, Id ?? uow.newId(), entity)
}
