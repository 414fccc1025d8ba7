import { LegalEntity, LegalEntityIdentifier, LegalEntityLocation } from '../entities/index.ts'
import { call, id, list, nothing, pageOf, paging, record, text } from '../words/index.ts'

const needs = { id: 'id is required' }
const path = { id: id('legalEntity') }
const read = { may: 'company.read' } as const
const write = { may: 'company.write', needs, path } as const
const locations = record({ Locations: list(LegalEntityLocation, { max: 100 }) })
const identifiers = record({ Identifiers: list(LegalEntityIdentifier, { max: 100 }) })
const fails = ['ResourceNotFound'] as const

/** 002 §7 Legal entities; U-037, U-038; F-153, F-175, F-404. */
export const legalEntities = {
  saveEntity: call('PUT legalentities/{id}', {
    id: 'LEG-01',
    says: 'Makes a legal entity under an id that the caller chose, or changes it.',
    ...write,
    body: LegalEntity,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  saveLocations: call('PUT legalentities/{id}/locations', {
    id: 'LEG-02',
    says: 'Sets where it is delivered and billed.',
    ...write,
    body: locations,
    returns: nothing(),
    fails,
  }),
  saveIdentifiers: call('PUT legalentities/{id}/identifiers', {
    id: 'LEG-03',
    says: 'Sets its identifiers.',
    ...write,
    body: identifiers,
    returns: nothing(),
    fails,
  }),
  readEntity: call('GET legalentities/{id}', {
    id: 'LEG-04',
    says: 'One legal entity.',
    ...read,
    needs,
    path,
    returns: LegalEntity,
    fails,
  }),
  listLocations: call('GET legalentities/{id}/locations', {
    id: 'LEG-05',
    says: 'Where it is delivered and billed.',
    ...read,
    needs,
    path,
    returns: locations,
    fails,
  }),
  listIdentifiers: call('GET legalentities/{id}/identifiers', {
    id: 'LEG-06',
    says: 'Its identifiers.',
    ...read,
    needs,
    path,
    returns: identifiers,
    fails,
  }),
  listOfCompany: call('GET legalentities/company/{companyId}', {
    id: 'U-037',
    says: 'The legal entities of a company.',
    ...read,
    needs: { companyId: 'companyId is required' },
    query: paging(50),
    returns: pageOf('LegalEntities', LegalEntity),
    fails,
  }),
  readByAlternateId: call('GET legalentities/alternateId/{alternateId}', {
    id: 'U-038',
    says: 'The legal entity that another system calls so.',
    ...read,
    needs: { alternateId: 'alternateId is required' },
    path: { alternateId: text({ min: 1, max: 100 }) },
    returns: LegalEntity,
    fails,
  }),
}
