import { decimalOf } from '../decimal.ts'
import { all, at, text } from '../xml/access.ts'
import { branch, document, leaf } from '../xml/build.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import { compact, type PartyForm } from './party.ts'
import { partyElement } from './party-elements.ts'

export type ApplicationResponseForm = {
  id: string
  /** YYYY-MM-DD */
  issueDate: string
  /** hh:mm:ss, with or without a zone */
  issueTime?: string | undefined
  sender: PartyForm
  receiver: PartyForm
  /** UNCL4343: AB received, AP accepted, RE rejected, CA accepted with conditions, IP in process, UQ query, PD paid */
  responseCode: string
  /** why, as a code (OPStatusReason) */
  reasonCode?: string | undefined
  /** why, in words */
  reason?: string | undefined
  document: {
    id: string
    uuid?: string | undefined
    type?: string | undefined
    /** UNCL1001; that of an invoice and of a credit note is known */
    typeCode?: string | undefined
    issueDate?: string | undefined
  }
  /** how much of it is paid in all, as a decimal, where that is not everything (BT-113) */
  paid?: string | undefined
  /** what is said to single lines of it */
  lines?: readonly LineAnswer[] | undefined
}

export type LineAnswer = {
  lineId: string
  /** UNCL4343, as that of the whole */
  responseCode: string
  reasonCode?: string | undefined
  reason?: string | undefined
}

/** UNCL1001 */
const typeCodes: Readonly<Record<string, string>> = { Invoice: '380', CreditNote: '381' }

/** The answer to a document, as a document of its own. */
export function applicationResponse(form: ApplicationResponseForm): Tree {
  return document(
    'ApplicationResponse',
    leaf('cbc:ID', form.id),
    leaf('cbc:IssueDate', form.issueDate),
    leaf('cbc:IssueTime', form.issueTime),
    partyElement('cac:SenderParty', form.sender),
    partyElement('cac:ReceiverParty', form.receiver),
    branch(
      'cac:DocumentResponse',
      response(form),
      branch(
        'cac:DocumentReference',
        leaf('cbc:ID', form.document.id),
        leaf('cbc:UUID', form.document.uuid),
        leaf('cbc:IssueDate', form.document.issueDate),
        leaf('cbc:DocumentTypeCode', form.document.typeCode ?? typeCodes[form.document.type ?? '']),
        leaf('cbc:DocumentType', form.document.type),
      ),
      ...(form.lines ?? []).map((line) =>
        branch('cac:LineResponse', branch('cac:LineReference', leaf('cbc:LineID', line.lineId)), response(line)),
      ),
    ),
  )
}

/** What a condition names by its term (EN 16931): the amount that is paid. */
const paidAmount = 'BT-113'

const response = ({
  responseCode,
  reasonCode,
  reason,
  paid,
}: Omit<LineAnswer, 'lineId'> & { paid?: string | undefined }) =>
  branch(
    'cac:Response',
    leaf('cbc:ResponseCode', responseCode),
    branch(
      'cac:Status',
      leaf('cbc:StatusReasonCode', reasonCode, { listID: 'OPStatusReason' }),
      leaf('cbc:StatusReason', reason),
      paid !== undefined && branch('cac:Condition', leaf('cbc:AttributeID', paidAmount), leaf('cbc:Description', paid)),
    ),
  )

export type DocumentAnswer = {
  responseCode: string
  reasonCode?: string | undefined
  reason?: string | undefined
  /** how much of the document is paid in all, where that is told */
  paid?: string | undefined
  documentId: string
  documentUuid?: string | undefined
  documentType?: string | undefined
  lines?: LineAnswer[] | undefined
}

/** What an ApplicationResponse or a DocumentStatus answers, and to which document. */
export function responseOf(tree: Tree): DocumentAnswer {
  const answer = at(tree.root, 'cac:DocumentResponse')
  const response = at(answer, 'cac:Response')
  const document = at(answer, 'cac:DocumentReference')
  const lines = all(answer, 'cac:LineResponse').map((line) => ({
    lineId: text(line, 'cac:LineReference', 'cbc:LineID') ?? '',
    ...codesAndReason(at(line, 'cac:Response')),
  }))
  return compact({
    ...codesAndReason(response),
    paid: paidIn(response),
    lines: lines.length > 0 ? lines : undefined,
    documentId: text(document, 'cbc:ID') ?? '',
    documentUuid: text(document, 'cbc:UUID'),
    documentType: text(document, 'cbc:DocumentType') ?? text(document, 'cbc:DocumentTypeCode'),
  })
}

function paidIn(response: XmlElement | undefined): string | undefined {
  const conditions = all(response, 'cac:Status', 'cac:Condition')
  const found = conditions.find((one) => text(one, 'cbc:AttributeID') === paidAmount)
  const amount = decimalOf(text(found, 'cbc:Description'))
  return amount?.gte(0) ? amount.toFixed() : undefined
}

function codesAndReason(response: XmlElement | undefined): Omit<LineAnswer, 'lineId'> {
  const status = all(response, 'cac:Status')
  const words = [
    ...status.map((one) => text(one, 'cbc:StatusReason')),
    ...all(response, 'cbc:Description').map((one) => text(one)),
  ].filter((one) => one !== undefined)
  return compact({
    responseCode: text(response, 'cbc:ResponseCode') ?? '',
    reasonCode: status.map((one) => text(one, 'cbc:StatusReasonCode')).find(Boolean),
    reason: [...new Set(words)].join('\n') || undefined,
  })
}
