import { Button, IconButton, TextField } from '@kontor/kit'
import { Money } from '@kontor/tradekit/words'
import { Plus, X } from 'lucide-react'
import { useWords } from './kontor.ts'
import { lineProblems } from './lines.ts'
import { netSumOf } from './net.ts'
import type { TypedLine } from './typed-line.ts'

export interface BundleFieldsProps {
  readonly line: TypedLine
  /** Its items, which stand below it. */
  readonly items: readonly TypedLine[]
  readonly place: number
  readonly currency: string
  /** Somebody has tried to go on: what is missing is said. */
  readonly tried: boolean
  readonly onChange: (change: Partial<TypedLine>) => void
  readonly onAdd: () => void
  readonly onRemove: () => void
}

/** What is bought together, by its name and what its items come to. */
export function BundleFields(props: BundleFieldsProps) {
  const { line, items, place, currency, tried, onChange, onAdd, onRemove } = props
  const { t } = useWords()
  const number = place + 1
  return (
    <li className="buy-line" data-line={place}>
      <div className="buy-line-head">
        <TextField
          label={
            <>
              <span aria-hidden="true">{t('buy.bundle')}</span>
              <span className="k-hidden">{t('buy.bundle.named', { line: number })}</span>
            </>
          }
          placeholder={t('buy.bundle.example')}
          value={line.name}
          error={tried && lineProblems(line).name && t('buy.bundle.missing')}
          maxLength={300}
          onChange={(name) => onChange({ name })}
        />
        <IconButton icon={X} label={t('buy.bundle.remove', { line: number })} onClick={onRemove} />
      </div>
      <div className="buy-foot">
        <Button type="text" icon={Plus} onClick={onAdd}>
          <span aria-hidden="true">{t('buy.bundle.addItem')}</span>
          <span className="k-hidden">{t('buy.bundle.addItemTo', { line: number })}</span>
        </Button>
        <p className="buy-line-net">
          <small>{t('buy.bundle.sum')}</small>
          <Money value={netSumOf(items, currency)} currency={currency} />
        </p>
      </div>
    </li>
  )
}
