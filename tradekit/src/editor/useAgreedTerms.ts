import { useEffect, useRef } from 'react'
import { useKontor } from '../kontor.ts'
import { withAgreedTerms } from './agreed-terms.ts'
import type { Draft } from './useDraft.ts'

/** Takes the terms agreed with whoever was chosen into an invoice. They only save typing: without them the form stays as it is. */
export function useAgreedTerms({ form, change }: Draft): (connectionId: string) => void {
  const { api } = useKontor()
  const now = useRef(form)
  useEffect(() => {
    now.current = form
  }, [form])
  return (connectionId) => {
    if (form.type !== 'Invoice') return
    void api.network.readPaymentTerms({ params: { connectionId } }).then(
      (terms) => change(withAgreedTerms(now.current, terms)),
      () => undefined,
    )
  }
}
