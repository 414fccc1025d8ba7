import { Button, Modal, ScrollRegion } from '@kontor/kit'
import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { countOf, type Queue } from './queue.ts'

export interface QueueStripProps {
  readonly waiting: Queue
  readonly late: Queue
  readonly takeBack: (decisionId: string) => void
  readonly dismiss: () => void
}

/** Decisions that wait for the connection, and those that came too late. */
export function QueueStrip({ waiting, late, takeBack, dismiss }: QueueStripProps) {
  const { t } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {waiting.length > 0 && (
        <p className="inbox-queue" role="status">
          <CloudOff aria-hidden size={16} />
          <span>{t('inbox.queue.waiting', { count: countOf(waiting) })}</span>
          <Button type="text" onClick={() => setIsOpen(true)}>
            {t('inbox.queue.show')}
          </Button>
        </p>
      )}
      {late.length > 0 && (
        <section className="inbox-queue" data-late aria-label={t('inbox.queue.late', { count: countOf(late) })}>
          <ScrollRegion label={t('inbox.queue.late', { count: countOf(late) })} className="inbox-late">
            <b role="alert">{t('inbox.queue.late', { count: countOf(late) })}</b>
            <ul>
              {late.flatMap(({ decisionId, decision, pieces, late: why }) =>
                pieces.map(({ id, name }) => (
                  <li key={`${decisionId} ${id}`}>
                    <bdi>{name}</bdi> {t(`inbox.queue.meant.${decision}`)} {why?.because ?? t('inbox.did.nothing')}
                  </li>
                )),
              )}
            </ul>
          </ScrollRegion>
          <Button onClick={dismiss}>{t('inbox.queue.dismiss')}</Button>
        </section>
      )}
      <Modal
        visible={isOpen && waiting.length > 0}
        onDismiss={() => setIsOpen(false)}
        title={t('inbox.queue.title')}
        closeLabel={t('dialog.close')}
      >
        <ul className="inbox-queued">
          {waiting.map(({ decisionId, decision, isTried, pieces }) => {
            const name = pieces.map((piece) => piece.name).join(', ')
            return (
              <li key={decisionId}>
                <span>
                  <bdi>{name}</bdi> <small>{t(`inbox.queue.meant.${decision}`)}</small>
                </span>
                {isTried ? (
                  <small>{t('inbox.queue.sending')}</small>
                ) : (
                  <Button
                    type="text"
                    label={t('inbox.queue.takeBackOf', { name })}
                    onClick={() => takeBack(decisionId)}
                  >
                    {t('inbox.queue.takeBack')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </Modal>
    </>
  )
}
