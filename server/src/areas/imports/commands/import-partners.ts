import type { ExternalPartner, Of, PartnerRow } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type UnitOfWork, unfit } from '../../../platform/index.ts'
import { mustBeIdentifiers } from '../../companies/index.ts'
import { allPartners, checkPartner, savePartner } from '../../network/index.ts'
import { faultOf } from '../line-fault.ts'
import { endpointIn, keysOfPartner, partnerFault, type RowReport, repeated, repeats } from '../rules.ts'

type Row = Of<typeof PartnerRow>

/**
 * Keeps the partners of a file whom the company does not know yet; where it only previews, it writes nothing.
 *
 * @returns what becomes of each line
 */
export async function importPartners(
  uow: UnitOfWork,
  rows: readonly Row[],
  how: 'preview' | 'write',
): Promise<RowReport[]> {
  const known = new Map<string, string>()
  for (const { id, name, country, identifiers } of await allPartners(uow))
    for (const key of keysOfPartner({ CompanyName: name, Country: country, Identifiers: [...identifiers] }))
      known.set(key, id)
  const again = repeats(rows, keysOfPartner)
  const reported: RowReport[] = []
  for (const row of rows) {
    const line = row.Line
    const partner = partnerIn(row)
    const fault = partnerFault(row) ?? (await faultOf(() => check(row, partner)))
    const first = again.get(line)
    const id = keysOfPartner(row)
      .map((key) => known.get(key))
      .find((one) => one !== undefined)
    if (fault !== undefined) reported.push({ line, outcome: 'FAULT', fault })
    else if (first !== undefined) reported.push({ line, outcome: 'FAULT', fault: repeated('CompanyName', first) })
    else if (id !== undefined) reported.push({ line, outcome: 'KNOWN', id })
    else if (!isReached(partner)) reported.push({ line, outcome: 'INVITE' })
    else if (how === 'preview') reported.push({ line, outcome: 'ADD' })
    else {
      const added = uow.newId()
      await savePartner(uow, added, partner)
      reported.push({ line, outcome: 'ADD', id: added })
    }
  }
  return reported
}

async function check({ EndpointId = '' }: Row, partner: Of<typeof ExternalPartner>): Promise<void> {
  if (EndpointId.trim() !== '' && partner.EndpointId === undefined)
    throw unfit('EndpointId', t`The Peppol address is “${EndpointId}”: write it as 0088:5790000435975.`)
  await mustBeIdentifiers('Identifiers', partner.Identifiers ?? [])
  if (isReached(partner)) checkPartner(partner)
}

const isReached = ({ Email, EndpointId }: Of<typeof ExternalPartner>): boolean =>
  Email !== undefined || EndpointId !== undefined

function partnerIn(row: Row): Of<typeof ExternalPartner> {
  const endpoint = endpointIn(row.EndpointId ?? '')
  const filled = (values: Row['Identifiers'] = []) => values.filter(({ value }) => value.trim() !== '')
  return {
    CompanyName: row.CompanyName.trim(),
    Country: row.Country.trim().toUpperCase(),
    ...(row.Email?.trim() ? { Email: row.Email.trim() } : {}),
    ...(endpoint === undefined ? {} : { EndpointId: endpoint }),
    Identifiers: filled(row.Identifiers),
    AddressLines: filled(row.AddressLines),
  }
}
