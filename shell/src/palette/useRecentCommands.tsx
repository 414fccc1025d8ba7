import type { Command } from '@kontor/kit'
import { nameIn } from '../apps.ts'
import { useWords } from '../messages/useWords.ts'
import { AppSign } from '../rail/AppSign.tsx'
import { useServices } from '../services/services.ts'
import { useStore } from '../store.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'

/** The pages that the person has looked at, but for the one before them. */
export function useRecentCommands(): Command[] {
  const { workspace, session } = useWorkspace()
  const { language } = useWords()
  const pages = useStore(workspace.recent)
  const here = useStore(useServices().address.route)
  return pages
    .filter(({ app, path }) => app !== here?.app || path !== here.path)
    .flatMap(({ app: id, path, title }) => {
      const app = session.Apps.find(({ Id }) => Id === id)
      const name = app && nameIn(language, app)
      // Until a page has a title of its own it is called like its app, to which another entry leads.
      if (!app || !name || title === name) return []
      return {
        id: `${id}${path}`,
        text: title,
        note: name,
        sign: <AppSign app={app} name={name} />,
        onSelect: () => workspace.go({ app: id, path }),
      }
    })
}
