import { Button, EmptyState, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useState } from 'react'
import { useRequisition, useTemplate } from './api.ts'
import { useWords } from './kontor.ts'
import { newRequisition, typedOf } from './lines.ts'
import { ReadRequisition } from './ReadRequisition.tsx'
import { WriteRequisition } from './WriteRequisition.tsx'

/** One requisition: a form for who may change it, else what it says and what is to be done with it. */
export function RequisitionScreen({ id, onBack }: { id?: string; onBack: () => void }) {
  const { t } = useWords()
  const [newId] = useState(() => crypto.randomUUID())
  const saved = useRequisition(id)
  const template = useTemplate(id === undefined)
  const { data } = saved
  const { error, refetch } = id === undefined ? template : saved
  if (id === undefined && template.data) {
    const { whole, line } = template.data
    return <WriteRequisition id={newId} start={newRequisition(whole, line)} onBack={onBack} />
  }
  if (error && !data)
    return (
      <main className="buy-screen">
        <EmptyState
          title={t('buy.error')}
          text={messageOf(error, t)}
          action={<Button onClick={() => void refetch()}>{t('buy.again')}</Button>}
        />
      </main>
    )
  if (!data || id === undefined)
    return (
      <main className="buy-screen">
        <Skeleton rows={6} label={t('buy.loading')} />
      </main>
    )
  const mayEdit = data.AllowedActions?.some(({ Action }) => Action === 'edit')
  if (mayEdit) return <WriteRequisition id={id} start={typedOf(data)} saved={data} onBack={onBack} />
  return <ReadRequisition requisition={data} onBack={onBack} />
}
