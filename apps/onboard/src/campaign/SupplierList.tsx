import { Button, Checkbox } from '@kontor/kit'
import { useState } from 'react'
import type { Link, Supplier } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { canBeMailed, useMailing } from './mailing.ts'
import { SupplierRow } from './SupplierRow.tsx'

interface SupplierListProps {
  readonly suppliers: readonly Supplier[]
  readonly selected: ReadonlySet<string>
  readonly onSelected: (selected: ReadonlySet<string>) => void
  readonly more: (() => void) | undefined
  readonly isMore: boolean
}

/** The suppliers, with what can be done with each; those to whom a mail can go are selected here. */
export function SupplierList({ suppliers, selected, onSelected, more, isMore }: SupplierListProps) {
  const { t } = useWords()
  const { may } = useKontor()
  const [link, setLink] = useState<Link & { readonly name: string }>()
  const mail = useMailing()
  const mailable = suppliers.filter(canBeMailed)
  const count = mailable.filter(({ SourceId }) => selected.has(SourceId)).length
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected)
    if (isSelected) next.add(id)
    else next.delete(id)
    onSelected(next)
  }
  return (
    <>
      {may('onboarding.write') && mailable.length > 1 && (
        <div className="onboard-all">
          <Checkbox
            label={t('suppliers.selectAll')}
            checked={count === mailable.length}
            partly={count > 0 && count < mailable.length}
            onChange={(all) => onSelected(new Set(all ? mailable.map(({ SourceId }) => SourceId) : []))}
          />
        </div>
      )}
      <ul className="onboard-list" aria-label={t('suppliers.title')}>
        {suppliers.map((supplier) => (
          <SupplierRow
            key={supplier.SourceId}
            supplier={supplier}
            selected={canBeMailed(supplier) ? selected.has(supplier.SourceId) : undefined}
            onSelect={(isSelected) => select(supplier.SourceId, isSelected)}
            onMail={() => mail.mutate([supplier])}
            onLink={(issued) => setLink({ ...issued, name: supplier.CompanyName })}
          />
        ))}
      </ul>
      {more && (
        <Button type="text" busy={isMore} onClick={more}>
          {t('onboard.more')}
        </Button>
      )}
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  )
}
