import { useQuery } from '@tanstack/react-query'
import { type Requisition, requisitionsKey } from './api.ts'
import { useKontor } from './kontor.ts'
import type { TypedRequisition } from './lines.ts'
import type { TypedLine } from './typed-line.ts'

/** What is said beside who it is for, and where it is delivered. */
export interface WrongHead {
  readonly person?: string | undefined
  readonly place?: string | undefined
}

/** What is said beside the fields of a line. */
export interface WrongLine {
  readonly supplier?: string | undefined
  readonly price?: string | undefined
}

/** What is in the way of a requisition as it was saved, in words, by the field that each is about. */
export function useFindings(saved: Requisition | undefined, wanted = true) {
  const { api } = useKontor()
  const id = saved?.DocumentId
  const { data } = useQuery({
    queryKey: [...requisitionsKey, 'findings', id],
    queryFn: ({ signal }) => api.requisitions.validate({ params: { documentId: id ?? '' } }, { signal }),
    enabled: id !== undefined && wanted,
  })
  const at = (field: string, lineId?: string): string | undefined => {
    const found = data?.Findings.find(({ Field, LineId }) => Field === field && LineId === lineId)
    return found && `${found.Message} ${found.Fix}`
  }
  const ofHead = (typed: TypedRequisition, kept: TypedRequisition): WrongHead => ({
    person: typed.onBehalfOf === kept.onBehalfOf ? at('OnBehalfOfUserId') : undefined,
    place: typed.deliverTo === kept.deliverTo ? at('DeliverTo') : undefined,
  })
  /** Beside what was typed anew nothing is said yet; what is only missing is said once it was asked for. */
  const ofLine = (line: TypedLine, lines: readonly TypedLine[], refused: boolean): WrongLine => {
    const place = lines.indexOf(line)
    const found = saved?.Lines.find(({ ID }, index) => (line.id === undefined ? index === place : ID === line.id))
    if (found === undefined) return {}
    const isSameSupplier = found.SupplierConnectionId === (line.supplierId ?? undefined)
    return {
      supplier: isSameSupplier ? at('SupplierConnectionId', found.ID) : undefined,
      price: refused && line.price === '' ? at('Price', found.ID) : undefined,
    }
  }
  return { at, ofHead, ofLine }
}
