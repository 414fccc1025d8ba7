import { Button, SelectionBar } from '@kontor/kit'
import type { Supplier } from '../api.ts'
import { useWords } from '../kontor.ts'
import { useMailing } from './mailing.ts'

interface SupplierSelectionProps {
  readonly suppliers: readonly Supplier[]
  readonly onClear: () => void
}

/** The suppliers that are selected, and the mail that goes to all of them. */
export function SupplierSelection({ suppliers, onClear }: SupplierSelectionProps) {
  const { t } = useWords()
  const mail = useMailing(onClear)
  return (
    <SelectionBar
      countText={t('suppliers.selected', { count: suppliers.length })}
      label={t('suppliers.selected.acts')}
      clearLabel={t('suppliers.clear')}
      onClear={onClear}
    >
      <Button type="primary" busy={mail.isPending} onClick={() => mail.mutate(suppliers)}>
        {t('supplier.mail')}
      </Button>
    </SelectionBar>
  )
}
