import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import type { Visit } from './journey.ts'

/** Creates the payment file of the dialog that is open; what stands in it. */
export async function created({ page, app }: Visit): Promise<string> {
  const saved = page.waitForEvent('download')
  await app.getByRole('dialog').getByRole('button', { name: 'Create payment file' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.xml$/)
  return readFile(await file.path(), 'utf8')
}

/** What the bank tells once it has executed a payment file (camt.053). */
export const statementOf = (file: string): string => {
  const [id = '', amount = ''] = [/<EndToEndId>([^<]+)/, />([^<]+)<\/InstdAmt>/].map((one) => one.exec(file)?.[1] ?? '')
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Ntry>
    <Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><Dt>2026-11-27</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs>
    <RltdPties><Cdtr><Pty><Nm>Brandt</Nm></Pty></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
}
