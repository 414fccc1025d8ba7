import { Button, Checkbox, SelectionBar } from '@kontor/kit'
import { useState } from 'react'
import { type Link, type Supplier, useAct } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { SupplierRow } from './SupplierRow.tsx'

interface SupplierListProps {
  readonly suppliers: readonly Supplier[]
  readonly more: (() => void) | undefined
  readonly isMore: boolean
}

/** Whether a mail can go to a supplier: the first, or a reminder. */
const isMailed = ({ AllowedActions }: Supplier): boolean =>
  AllowedActions.includes('invite') || AllowedActions.includes('remind')

/** The suppliers, with what can be done with each; those that are selected are mailed together. */
export function SupplierList({ suppliers, more, isMore }: SupplierListProps) {
  const { t } = useWords()
  const { may } = useKontor()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [link, setLink] = useState<Link & { readonly name: string }>()
  const chosen = suppliers.filter((one) => selected.has(one.SourceId) && isMailed(one))
  const mailable = suppliers.filter(isMailed)
  const clear = () => setSelected(new Set())
  const mail = useAct(
    async ({ onboarding }, to: readonly Supplier[]) => {
      for (const { SourceId } of to) await onboarding.inviteContact({ params: { sourceId: SourceId } })
    },
    (to, t) => t('supplier.mailed', { count: to.length }),
    clear,
  )
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected)
    if (isSelected) next.add(id)
    else next.delete(id)
    setSelected(next)
  }
  return (
    <>
      {may('onboarding.write') && mailable.length > 1 && (
        <div className="onboard-all">
          <Checkbox
            label={t('suppliers.selectAll')}
            checked={chosen.length === mailable.length}
            partly={chosen.length > 0 && chosen.length < mailable.length}
            onChange={(all) => setSelected(new Set(all ? mailable.map(({ SourceId }) => SourceId) : []))}
          />
        </div>
      )}
      <ul className="onboard-list" aria-label={t('suppliers.title')}>
        {suppliers.map((supplier) => (
          <SupplierRow
            key={supplier.SourceId}
            supplier={supplier}
            selected={isMailed(supplier) ? selected.has(supplier.SourceId) : undefined}
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
      {chosen.length > 0 && (
        <div className="onboard-selection">
          <SelectionBar
            countText={t('suppliers.selected', { count: chosen.length })}
            label={t('suppliers.selected.acts')}
            clearLabel={t('suppliers.clear')}
            onClear={clear}
          >
            <Button type="primary" busy={mail.isPending} onClick={() => mail.mutate(chosen)}>
              {t('supplier.mail')}
            </Button>
          </SelectionBar>
        </div>
      )}
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  )
}
