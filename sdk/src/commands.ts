import type { AppCommand } from '@kontor/hub'
import { type AppHub, emitAppTopic, onShellTopic } from '@kontor/hub/app'
import type { Command } from './app.ts'

/** Tells the shell what the app can do, and runs what the user chooses of it there. Answers with what sets the list. */
export function keepCommands(hub: AppHub): (commands: readonly Command[]) => void {
  let runs = new Map<string, () => void>()
  // a command that was set no longer when the user chose it does nothing
  onShellTopic(hub, 'kontor.command', ({ id }) => runs.get(id)?.())
  return (commands) => {
    runs = new Map(commands.map(({ id, run }) => [id, run]))
    emitAppTopic(hub, 'kontor.commands', { commands: commands.map(sendable) })
  }
}

/** What it runs cannot be sent. */
const sendable = ({ id, title, keys }: Command): AppCommand => ({ id, title, ...(keys === undefined ? {} : { keys }) })
