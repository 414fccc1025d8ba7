import { useKontor } from '../kontor.ts'
import type { Metadata } from '../queries/types.ts'

/** Whether the reader can answer the dispute of an invoice of theirs with a document: what its sender writes. */
export function useMayAmend({ State, DocumentType, ProcessState, DeliveryState, AsOf }: Metadata): boolean {
  const { may } = useKontor()
  const isTheirs = State !== 'DRAFT' && AsOf === undefined && DeliveryState === 'SENT'
  return isTheirs && DocumentType.type === 'invoice' && ProcessState === 'DISPUTED' && may('document.write')
}
