import { made, type OwnedObjects } from '../../testing-foreign.ts'

/** What the partner says of the company. */
export const ownedObjects: OwnedObjects = async ({ server, companyId, owner }) => {
  const list = await made(owner.send('GET network/connections'))
  const { Connection } = (await list.json()) as { Connection: { CompanyAccountId: string }[] }
  const partner = await server.person(Connection[0]?.CompanyAccountId ?? '')
  const json = {
    SenderCompanyAccountId: partner.companyId,
    ReceiverCompanyAccountId: companyId,
    Message: 'Pays on the day.',
  }
  const answer = await made(partner.send('POST v0/recommendations', { json }))
  return { recommendation: ((await answer.json()) as { Id: string }).Id }
}
