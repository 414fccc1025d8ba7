import { randomUUID } from 'node:crypto'
import type { Of, PaymentFile, PaymentProposal, StatementResult } from '@kontor/contract'
import type { TestPerson } from '../../testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'

/** The account that the buyer pays from. */
export const account = 'DE02120300000000202051'

/** What a bank tells of single transfers, each by its end-to-end id. */
export const statement = (movements: readonly { id: string; amount: string; isIn?: boolean; status?: string }[]) => `
  <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${movements
    .map(
      ({ id, amount, isIn = false, status = 'BOOK' }) => `<Ntry><Amt Ccy="EUR">${amount}</Amt>
      <CdtDbtInd>${isIn ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>2026-11-27</Dt></BookgDt>
      <NtryDtls><TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>`,
    )
    .join('')}</Stmt></BkToCstmrStmt></Document>`

/** A buyer with an account whose invoices of a supplier are paid, and what both do and read of it. */
export async function startPayments() {
  const made = await making()
  const { server, supplier, buyer, sent, answer } = made
  const clerk = await server.person(buyer.companyId, { role: 'apClerk' })

  await json(
    buyer.send('PUT account', { json: { Identifiers: [{ scheme: 'IBAN', value: 'DE02 1203 0000 0000 2020 51' }] } }),
    204,
  )

  let number = 0
  /** A number that no other document of the test has. */
  const next = (): number => {
    number += 1
    return number
  }
  /** An invoice that the buyer has accepted, its bank details confirmed. */
  async function accepted(more: object = {}): Promise<string> {
    const id = await sent(supplier, 'Invoice', { id: `PAY-${next()}`, ...more })
    await json(answer(buyer, id, { ResponseCode: 'BusinessAccept' }), 201)
    await server.settle()
    const { AllowedActions } = await get<{ AllowedActions: { Action: string }[] }>(buyer, `documents/${id}/metadata`)
    if (AllowedActions.some(({ Action }) => Action === 'confirmPayee'))
      await json(buyer.send(`PUT documents/${id}/payee`, { json: { Reason: 'Asked by telephone' } }), 204)
    return id
  }

  const may = async (person: TestPerson, id: string) =>
    (await get<{ AllowedActions: { Action: string }[] }>(person, `documents/${id}/metadata`)).AllowedActions.some(
      ({ Action }) => Action === 'pay',
    )
  const proposal = (person: TestPerson, DocumentIds: string[]) =>
    json<Of<typeof PaymentProposal>>(person.send('POST payments/proposal', { json: { DocumentIds } }))
  const order = (person: TestPerson, id: string, DocumentIds: string[], more: object = {}) =>
    person.send(`PUT payments/${id}`, {
      json: { DocumentIds, Account: account, ExecutionDate: '2099-12-31', ...more },
    })
  const fault = async (answer: Promise<Response>) => {
    const response = await answer
    return [response.status, ((await response.json()) as { Message: string }).Message] as const
  }
  const read = (person: TestPerson, xml: string) =>
    person.send('POST payments/statements', { body: xml, headers: { 'content-type': 'application/xml' } })
  const outcomes = async (xml: string) =>
    (await json<Of<typeof StatementResult>>(read(buyer, xml))).Entries.map(({ Outcome }) => Outcome)
  const ordered = async (documents: string[]) => {
    const id = randomUUID()
    const { Payments } = await json<Of<typeof PaymentFile>>(order(buyer, id, documents))
    const xml = await (await buyer.send(`GET payments/${id}/file`)).text()
    const ids = [...xml.matchAll(/<EndToEndId>([^<]+)/g)].map(([, one = '']) => one)
    return Payments.map(({ Amount, DocumentId }, at) => ({ id: ids[at] ?? '', amount: Amount, document: DocumentId }))
  }
  const stateOf = async (person: TestPerson, id: string) =>
    (await get<{ UnifiedState: string }>(person, `documents/${id}/metadata`)).UnifiedState
  return {
    ...made,
    ...{ clerk, next, accepted, may, proposal, order, fault, read, outcomes, ordered, stateOf },
  }
}
