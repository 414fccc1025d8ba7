import { Button, EmptyState, Skeleton, useHotkeys } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { FileCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { ActionBar } from './ActionBar.tsx'
import { useUploads } from './api.ts'
import { isNarrowed, type QueueFilter } from './queue-filter.ts'
import { UploadRow } from './UploadRow.tsx'

export interface QueueProps {
  readonly filter: QueueFilter
  readonly onFilter: (changes: Partial<QueueFilter>) => void
  readonly onPaper: (id: string) => void
  readonly onUpload: () => void
}

/** The scanned documents that a filter leaves, gone through with J and K; several are chosen with X, and decided of at once. */
export function Queue({ filter, onFilter, onPaper, onUpload }: QueueProps) {
  const { t } = useWords()
  const { may } = useKontor()
  const { rows, error, refetch, more, isMore } = useUploads(filter)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  const move = (by: 1 | -1) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('.capture-row') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[at < 0 ? 0 : Math.min(buttons.length - 1, Math.max(0, at + by))]?.focus()
  }
  useHotkeys({ j: () => move(1), k: () => move(-1) })
  const choose = (id: string, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, id] : [...before].filter((one) => one !== id)))
  if (error && !rows)
    return (
      <EmptyState
        title={t('error.title')}
        text={messageOf(error, t)}
        action={<Button onClick={() => void refetch()}>{t('error.again')}</Button>}
      />
    )
  if (!rows) return <Skeleton rows={6} label={t('list.loading')} />
  if (rows.length === 0 && isNarrowed(filter))
    return (
      <EmptyState
        icon={FileCheck}
        title={t('queue.none.found')}
        action={
          <Button onClick={() => onFilter({ folder: undefined, tags: [], text: '' })}>{t('queue.showAll')}</Button>
        }
      />
    )
  if (rows.length === 0)
    return (
      <EmptyState
        icon={FileCheck}
        title={t(`queue.none.${filter.view}.title`)}
        text={t(`queue.none.${filter.view}.text`)}
        action={
          filter.view === 'toEnter' && may('scan.write') && <Button onClick={onUpload}>{t('list.upload')}</Button>
        }
      />
    )
  const selected = rows.filter(({ Id }) => chosen.has(Id))
  return (
    <>
      <ul ref={list} className="capture-rows" aria-label={t(`queue.view.${filter.view}`)}>
        {rows.map((upload) => (
          <UploadRow
            key={upload.Id}
            upload={upload}
            chosen={chosen.has(upload.Id)}
            onChoose={(isOn) => choose(upload.Id, isOn)}
            onOpen={() => onPaper(upload.Id)}
          />
        ))}
      </ul>
      {more && (
        <Button type="text" busy={isMore} onClick={more}>
          {t('queue.more')}
        </Button>
      )}
      {selected.length > 0 && <ActionBar uploads={selected} onDone={() => setChosen(new Set())} />}
    </>
  )
}
