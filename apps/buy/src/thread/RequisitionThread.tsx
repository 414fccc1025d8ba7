import { ReplyFields } from '@kontor/tradekit/thread'
import { momentOf } from '@kontor/tradekit/words'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { usePostMessage, useRequisitionThread } from './api.ts'
import './thread.css'

/** What is asked and answered about a requisition, where it stands; nothing where nobody said anything and the reader may not. */
export function RequisitionThread({ id }: { id: string }) {
  const { t, today, locale } = useWords()
  const { user } = useKontor()
  const { data } = useRequisitionThread(id)
  if (!data || (data.Posts.length === 0 && !data.MayReply)) return null
  return (
    <section className="buy-thread" aria-label={t('buy.thread')}>
      <h2>{t('buy.thread')}</h2>
      {data.Posts.length > 0 && (
        <ol className="doc-thread" aria-live="polite">
          {data.Posts.map(({ Id, AuthorId, AuthorName, Text, At }) => (
            <li key={Id} className="doc-post" data-ours={AuthorId === user.id || undefined}>
              <p>
                <b>{AuthorName ?? t('buy.thread.gone')}</b> <time dateTime={At}>{momentOf(At, today, locale)}</time>
              </p>
              <p className="doc-post-text" dir="auto">
                {Text}
              </p>
            </li>
          ))}
        </ol>
      )}
      {data.MayReply && <Say id={id} isFirst={data.Posts.length === 0} />}
    </section>
  )
}

/** Ctrl+Enter sends. */
function Say({ id, isFirst }: { id: string; isFirst: boolean }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [postId, setPostId] = useState(() => crypto.randomUUID())
  const say = usePostMessage(id, () => {
    setText('')
    setPostId(crypto.randomUUID())
  })
  const [tried, setTried] = useState(false)
  const write = (words: string) => {
    setTried(false)
    setText(words)
  }
  const submit = () => {
    const Text = text.trim()
    setTried(Text === '')
    if (Text !== '' && !say.isPending) say.mutate({ postId, Text })
  }
  return (
    // No form of its own: where the requisition is written it stands in that form, whose keys are not meant here.
    <fieldset
      aria-label={t('buy.thread')}
      className="doc-reply buy-say"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.stopPropagation()
        submit()
      }}
    >
      <ReplyFields
        label={t(isFirst ? 'buy.thread.ask' : 'buy.thread.reply')}
        description={t('buy.thread.hint')}
        text={text}
        onText={write}
        isMissing={tried}
        busy={say.isPending}
        {...(isFirst && { sendText: t('buy.thread.send') })}
        onSend={submit}
      />
    </fieldset>
  )
}
