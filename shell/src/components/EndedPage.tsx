import { EmptyState, Link } from '@kontor/kit'
import type { LucideIcon } from 'lucide-react'
import { EntryPage } from './EntryPage.tsx'

export interface EndedPageProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  /** What leads on into Kontor. */
  readonly open: string
}

/** Where a link leads to nothing more: it is done, gone, or was never there. */
export const EndedPage = ({ icon, title, text, open }: EndedPageProps) => (
  <EntryPage className="s-welcome">
    <EmptyState icon={icon} title={title} text={text} action={<Link href="/">{open}</Link>} />
  </EntryPage>
)
