import { Button, Status } from '@kontor/kit'
import { type ReactNode, useDeferredValue } from 'react'
import type { Draft } from '../editor/useDraft.ts'
import { useWords } from '../kontor.ts'
import { useConnections } from '../queries/connections.ts'
import type { Connection } from '../queries/types.ts'

/** Of a number so much has to be typed before it is looked for. */
const minLength = 8

const bare = (number = ''): string => number.replace(/[^A-Za-z0-9]/g, '')

/** What was found by a number that is long enough; not what was found by the one before. */
const foundBy = ({ data, isPlaceholderData }: ReturnType<typeof useConnections>, number: string) =>
  number.length >= minLength && !isPlaceholderData ? (data ?? []) : []

export interface KnownSupplierProps {
  readonly draft: Draft
  readonly onUse: (connection: Connection) => void
  /** Shown where nobody is known by the numbers. */
  readonly children: ReactNode
}

/** Whom the company knows by the tax id or the account that is typed, where the name says somebody else. */
export function KnownSupplier({ draft, onUse, children }: KnownSupplierProps) {
  const { t } = useWords()
  const { seller, paymentMeans } = draft.form
  const vatId = useDeferredValue(bare(seller.vatId))
  const iban = useDeferredValue(bare(paymentMeans?.iban))
  const byVatId = useConnections(vatId, vatId.length >= minLength)
  const byIban = useConnections(iban, iban.length >= minLength)
  const known = [...foundBy(byVatId, vatId), ...foundBy(byIban, iban)][0]
  if (!known || known.CompanyName === seller.name) return children
  return (
    <p className="doc-supplier-found">
      <Status tone="info">{t('papers.known', { name: known.CompanyName })}</Status>
      <Button type="text" onClick={() => onUse(known)}>
        {t('papers.useKnown', { name: known.CompanyName })}
      </Button>
    </p>
  )
}
