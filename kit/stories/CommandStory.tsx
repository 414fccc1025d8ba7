import { Building2, FileText, Moon, Plus, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type Command, CommandPalette, matchesQuery } from '../src/index.ts'
import { Story } from './Story.tsx'

const actions: Omit<Command, 'onSelect'>[] = [
  { id: 'new', text: 'New invoice', icon: Plus, keys: 'N' },
  { id: 'dark', text: 'Dark theme', icon: Moon },
  { id: 'light', text: 'Light theme', icon: Sun },
  { id: 'hl', text: 'Go to Lübeck branch', note: 'Nordlicht Handel AG', icon: Building2 },
]
const documents: Omit<Command, 'onSelect'>[] = Array.from({ length: 40 }, (_, at) => ({
  id: `${at}`,
  text: `Invoice RE-2026-0${871 - at}`,
  note: 'Brandt Werkzeuge GmbH → Nordlicht Handel AG',
  icon: FileText,
}))

/** Commands at once, documents as a server would find them, a moment later. */
export function CommandStory() {
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState('nothing')
  const [query, setQuery] = useState('')
  const [answer, setAnswer] = useState<{ query: string; found: typeof documents }>({ query: '', found: [] })
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setAnswer({ query, found: query ? documents.filter(({ text }) => matchesQuery(text, query)).slice(0, 8) : [] }),
      300,
    )
    return () => clearTimeout(timer)
  }, [query])
  const doable = (command: Omit<Command, 'onSelect'>) => ({ ...command, onSelect: () => setDone(command.text) })
  const commands = actions.filter(({ text }) => matchesQuery(text, query)).map(doable)
  const found = answer.found.map(doable)
  const busy = answer.query !== query
  const count = commands.length + found.length
  return (
    <Story name="CommandPalette" says={`Commands at once, documents when they are found. Done: ${done}`}>
      <Button
        onClick={() => {
          setQuery('')
          setOpen(true)
        }}
      >
        Search, or jump to
      </Button>
      <CommandPalette
        visible={open}
        onDismiss={() => setOpen(false)}
        label="Search, or jump to"
        placeholder="Documents, companies, commands"
        query={query}
        onQuery={setQuery}
        busy={busy}
        groups={[
          { id: 'commands', title: 'Commands', commands },
          { id: 'documents', title: 'Documents', commands: found },
        ]}
        note={count > 0 ? undefined : busy ? 'Searching…' : `Nothing for “${query}”`}
        countText={`${count} results`}
      />
    </Story>
  )
}
