import { Chip } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import '../layout/several.css'
import { SupplierField } from './SupplierField.tsx'

/** A partner, by the connection to them. */
export interface ChosenPartner {
  readonly id: string
  readonly name: string
}

export interface SuppliersFieldProps {
  readonly label: string
  /** What is wrong, beside the field. */
  readonly error?: string | false
  readonly chosen: readonly ChosenPartner[]
  readonly onChange: (chosen: ChosenPartner[]) => void
}

/** Several of the company's partners: each that is taken stands below, and the field waits for the next. */
export function SuppliersField({ label, error, chosen, onChange }: SuppliersFieldProps) {
  const { t } = useWords()
  return (
    <>
      <SupplierField
        // The field is a new one for the next partner: what was typed for the last is gone.
        key={chosen.length}
        label={label}
        error={error}
        value={null}
        name=""
        onChange={(id, name) => {
          if (id !== null && !chosen.some((one) => one.id === id)) onChange([...chosen, { id, name }])
        }}
      />
      {chosen.length > 0 && (
        <div className="doc-chips">
          {chosen.map(({ id, name }) => (
            <Chip
              key={id}
              label={name}
              onRemove={() => onChange(chosen.filter((one) => one.id !== id))}
              removeLabel={t('partner.remove', { name })}
            />
          ))}
        </div>
      )}
    </>
  )
}
