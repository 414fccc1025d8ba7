interface Movement {
  readonly endToEndId: string
  readonly amount: string
  readonly currency: string
  readonly name: string
  readonly text: string
  readonly isIn?: boolean
  readonly isReturned?: boolean
}

/** A bank's statement (camt.053.001.08) over these movements, for tests. */
export const statementOf = (movements: readonly Movement[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-27T18:00:00Z</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-27</Dt></Dt></Bal>
${movements.map(entryOf).join('\n')}
</Stmt></BkToCstmrStmt></Document>`

const entryOf = ({ endToEndId, amount, currency, name, text, isIn = false, isReturned = false }: Movement): string => {
  const role = isIn ? 'Dbtr' : 'Cdtr'
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${isIn ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-11-27</Dt></BookgDt><BkTxCd/><NtryDtls><TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>
<RltdPties><${role}><Pty><Nm>${name}</Nm></Pty></${role}></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf>${
    isReturned ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' : ''
  }</TxDtls></NtryDtls></Ntry>`
}
