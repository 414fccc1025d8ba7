import type { documents, Of, TradeType, DocumentState } from '@kontor/contract'
export type { TradeType, DocumentState }
export interface Entry {
  State: 'DRAFT' | 'LOCKED'
  DeliveryState: 'NONE' | 'PENDING_CONNECTION' | 'PROCESSING' | 'SENT' | 'RECEIVED' | 'FAILED'
  UnifiedState?: DocumentState
  DocumentType: { type: TradeType; documentProfileId: string; mimeType: string }
  SenderCompanyAccountId?: string
  DueDate?: string
}
