import { EmptyState, Link } from '@kontor/kit'
import { ShieldX } from 'lucide-react'
import { useEffect } from 'react'
import { EntryPage } from '../components/EntryPage.tsx'
import type { MessageId } from './useProgramWords.ts'
import { type ProgramWords, useProgramWords } from './useProgramWords.ts'

const reasons: Readonly<Record<string, MessageId>> = {
  invalid_client: 'authorize.failed.client',
  invalid_redirect_uri: 'authorize.failed.redirect',
}

/** What a program asked for cannot be, and the browser cannot be sent back with that either. */
export function Refused({ code }: { code: string }) {
  const words = useProgramWords()
  return <EntryPage className="s-authorize">{words && <Reason code={code} t={words.t} />}</EntryPage>
}

function Reason({ code, t }: { code: string; t: ProgramWords['t'] }) {
  const title = t('authorize.failed.title')
  useEffect(() => {
    document.title = `${title} · Kontor`
  }, [title])
  return (
    <EmptyState
      icon={ShieldX}
      title={title}
      text={t(reasons[code] ?? 'authorize.failed.other', { code })}
      action={<Link href="/">{t('authorize.toKontor')}</Link>}
    />
  )
}
