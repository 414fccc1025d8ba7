import { IconButton } from '@kontor/kit'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { AddField } from './AddField.tsx'
import { type ReasonType, useChangeSettings, useReasons } from './api.ts'

/** The reasons of one type: what carries one keeps it as it was worded. */
export function Reasons({ type }: { type: ReasonType }) {
  const { t } = useWords()
  const mayChange = useKontor().may('scan.configure')
  const { data: reasons = [] } = useReasons(type)
  const [edited, setEdited] = useState<string>()
  const change = useChangeSettings(() => setEdited(undefined))
  const title = t(`reasons.${type}`)
  const taken = reasons.map(({ name }) => name)
  return (
    <section aria-labelledby={`capture-${type}`}>
      <h2 id={`capture-${type}`}>{title}</h2>
      <ul className="capture-parts" aria-label={title}>
        {reasons.map(({ id = '', name, ...reason }) => (
          <li key={id}>
            {edited === id ? (
              <AddField
                label={t('reasons.reword', { name })}
                confirm={t('reasons.save')}
                taken={taken}
                onAdd={(next) =>
                  change.mutate((scanning) => scanning.saveTag({ params: { id }, body: { ...reason, name: next } }))
                }
              />
            ) : (
              <div className="capture-part-fields">
                <span className="capture-part-name" dir="auto">
                  {name}
                </span>
                {mayChange && (
                  <>
                    <IconButton icon={Pencil} label={t('reasons.reword', { name })} onClick={() => setEdited(id)} />
                    <IconButton
                      icon={Trash2}
                      label={t('reasons.remove', { name })}
                      onClick={() => change.mutate((scanning) => scanning.deleteTag({ params: { id } }))}
                    />
                  </>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {reasons.length === 0 && <p className="doc-quiet">{t('reasons.none.title')}</p>}
      {mayChange && (
        <AddField
          label={t(`reasons.new.${type}`)}
          confirm={t('reasons.add')}
          taken={taken}
          onAdd={(name) => change.mutate((scanning) => scanning.createTag({ body: { type, name } }))}
        />
      )}
    </section>
  )
}
