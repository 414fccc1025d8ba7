import { all, at, text } from '../xml/access.ts'
import { branch, document, leaf } from '../xml/build.ts'
import type { Tree } from '../xml/tree.ts'
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
  document: { id: string; uuid?: string | undefined; type?: string | undefined; issueDate?: string | undefined }
}

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
      branch(
        'cac:Response',
        leaf('cbc:ResponseCode', form.responseCode),
        branch(
          'cac:Status',
          leaf('cbc:StatusReasonCode', form.reasonCode, { listID: 'OPStatusReason' }),
          leaf('cbc:StatusReason', form.reason),
        ),
      ),
      branch(
        'cac:DocumentReference',
        leaf('cbc:ID', form.document.id),
        leaf('cbc:UUID', form.document.uuid),
        leaf('cbc:IssueDate', form.document.issueDate),
        leaf('cbc:DocumentType', form.document.type),
      ),
    ),
  )
}

export type DocumentAnswer = {
  responseCode: string
  reasonCode?: string | undefined
  reason?: string | undefined
  documentId: string
  documentUuid?: string | undefined
  documentType?: string | undefined
}

/** What an ApplicationResponse or a DocumentStatus answers, and to which document. */
export function responseOf(tree: Tree): DocumentAnswer {
  const answer = at(tree.root, 'cac:DocumentResponse')
  const response = at(answer, 'cac:Response')
  const status = all(response, 'cac:Status')
  const document = at(answer, 'cac:DocumentReference')
  const words = [
    ...status.map((one) => text(one, 'cbc:StatusReason')),
    ...all(response, 'cbc:Description').map((one) => text(one)),
  ].filter((one) => one !== undefined)
  return compact({
    responseCode: text(response, 'cbc:ResponseCode') ?? '',
    reasonCode: status.map((one) => text(one, 'cbc:StatusReasonCode')).find(Boolean),
    reason: [...new Set(words)].join('\n') || undefined,
    documentId: text(document, 'cbc:ID') ?? '',
    documentUuid: text(document, 'cbc:UUID'),
    documentType: text(document, 'cbc:DocumentType') ?? text(document, 'cbc:DocumentTypeCode'),
  })
}
