import { useHotkeys } from '@kontor/kit'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../kontor.ts'
import { usePost } from '../queries/thread.ts'
import { ReplyFields } from './ReplyFields.tsx'
import { isBegun, write as keep, useUnsent } from './unsent.ts'

/** The visit on which somebody came to reply, and was led to the field: it is not done again when they come back to the tab. */
let answered: string | undefined

/** Answers in the thread of a document: Ctrl+Enter sends, Escape goes back to the page and its keys. */
export function Reply({ id, party }: { id: string; party: string }) {
  const { t } = useWords()
  const text = useUnsent(id)
  const post = usePost(id)
  const [tried, setTried] = useState(false)
  const isEmpty = text.trim() === ''
  const write = (words: string) => {
    setTried(false)
    keep(id, words)
  }
  const submit = () => {
    if (post.isPending) return
    setTried(isEmpty)
    if (isEmpty) return form.current?.querySelector('textarea')?.focus()
    const words = text.trim()
    post.mutate(words, { onSuccess: () => write('') })
  }
  useHotkeys({ 'ctrl+enter': submit })
  const form = useRef<HTMLFormElement>(null)
  const { state, key } = useLocation()
  const wanted = (state as { readonly tab?: string } | null)?.tab === 'thread'
  useEffect(() => {
    if (!wanted || answered === key) return
    answered = key
    form.current?.querySelector('textarea')?.focus()
  }, [wanted, key])
  // Somebody chose elsewhere on the screen what to write about: their hands go on here.
  useEffect(() => {
    if (text === '' || !isBegun(id)) return
    const field = form.current?.querySelector('textarea')
    field?.focus()
    field?.setSelectionRange(text.length, text.length)
  }, [id, text])
  return (
    <form
      ref={form}
      className="doc-reply"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={({ key, target }) => {
        if (key === 'Escape') (target as HTMLElement).blur()
      }}
    >
      <ReplyFields
        label={t('thread.reply')}
        description={t('thread.replyHint', { party })}
        text={text}
        onText={write}
        isMissing={tried}
        busy={post.isPending}
      />
    </form>
  )
}
