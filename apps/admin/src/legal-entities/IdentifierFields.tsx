import { Button, IconButton, TextField } from '@kontor/kit'
import { X } from 'lucide-react'
import { useWords } from '../kontor.ts'
import type { IdentifierDraft } from './draft.ts'

export interface IdentifierFieldsProps {
  readonly identifiers: readonly IdentifierDraft[]
  readonly readOnly: boolean
  readonly onChange: (identifiers: readonly IdentifierDraft[]) => void
}

/** Under which numbers others know an entity, each by its scheme. */
export function IdentifierFields({ identifiers, readOnly, onChange }: IdentifierFieldsProps) {
  const { t } = useWords()
  const change = (at: number, part: Partial<IdentifierDraft>) =>
    onChange(identifiers.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <fieldset className="admin-pairs">
      <legend>{t('company.identifiers')}</legend>
      {identifiers.map(({ scheme, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: while it is typed an identifier is known by its place alone
        <div key={at} className="admin-pair">
          <TextField
            label={t('company.scheme', { line: at + 1 })}
            hideLabel
            readOnly={readOnly}
            value={scheme}
            onChange={(text) => change(at, { scheme: text })}
            placeholder="DE:VAT"
          />
          <TextField
            label={t('company.value', { line: at + 1 })}
            hideLabel
            readOnly={readOnly}
            value={value}
            onChange={(text) => change(at, { value: text })}
          />
          {!readOnly && (
            <IconButton
              icon={X}
              label={t('company.removeIdentifier', { line: at + 1 })}
              onClick={() => onChange(identifiers.filter((_, index) => index !== at))}
            />
          )}
        </div>
      ))}
      {!readOnly && (
        <Button type="text" onClick={() => onChange([...identifiers, { scheme: '', value: '', label: undefined }])}>
          {t('company.addIdentifier')}
        </Button>
      )}
    </fieldset>
  )
}
