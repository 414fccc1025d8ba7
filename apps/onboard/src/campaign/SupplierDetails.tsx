import { type Definition, DefinitionList, Modal } from '@kontor/kit'
import { type Supplier, useSupplierNumber } from '../api.ts'
import { useWords } from '../kontor.ts'

/** What is known of a supplier while it is brought in, and when it did what. */
export function SupplierDetails({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const { t, format } = useWords()
  const { data: number } = useSupplierNumber(supplier.SourceId)
  const moments = (['Invited', 'Opened', 'Joined', 'Expires'] as const).flatMap((moment): Definition[] => {
    const instant = supplier[moment]
    return instant ? [{ id: moment, term: t(`facts.${moment}`), value: format.instant(instant) }] : []
  })
  return (
    <Modal visible onDismiss={onClose} size="small" title={supplier.CompanyName} closeLabel={t('dialog.close')}>
      <DefinitionList
        items={[
          { id: 'email', term: t('contact.email'), value: <bdi>{supplier.Email}</bdi> },
          { id: 'country', term: t('contact.country'), value: supplier.Country },
          ...(number ? [{ id: 'number', term: t('facts.number'), value: <bdi>{number}</bdi> }] : []),
          ...moments,
        ]}
      />
    </Modal>
  )
}
