import type { Client } from '@kontor/client'
import type { AppCommand, AppKey, Changes, FilledIn, NoticeKind, Question, QuestionForm, Session } from '@kontor/hub'
import type { AppHub } from '@kontor/hub/app'
import type { Format, I18n } from '@kontor/i18n'

/** A command with what it does. */
export interface Command extends AppCommand {
  run: () => void
}

/** An app that is connected to its shell. `Area` names what it asks of the API, `Key` its messages. */
export interface App<Area extends keyof Client = keyof Client, Key extends string = string> {
  /** The app id by which the shell knows it. */
  readonly id: string
  /** The typed calls of the areas that the app brought, with a token that is renewed as it must be. */
  readonly api: Client<Area>
  readonly t: I18n<Key>['t']
  readonly i18n: I18n<Key>
  /** Formats for the reader's language as it is now. */
  readonly format: Format
  /** User, company, branches and preferences as they are now. */
  readonly session: Session
  /** Whether the user sees the app now; hidden, it can let rest what need not go on. */
  readonly visible: boolean
  /** The spawn for which the app was opened, if it was. */
  readonly spawn: { source: string; data: unknown } | undefined
  /** The line to the shell, for events of one's own. */
  readonly hub: AppHub

  /** Session or preferences changed. Each of these returns what ends the subscription. */
  onSession(changed: (session: Session) => void): () => void
  /** Something changed on the server; ids only. */
  onChanges(changed: (changes: Changes) => void): () => void
  /** The shell asks for a path to be shown: Back, or a deep link. */
  onNavigate(show: (path: string) => void): () => void
  /** The app came to the front, or another did. */
  onVisibility(changed: (visible: boolean) => void): () => void

  /** Tells the shell which path is shown now, so that the address and Back follow. */
  navigate(path: string, options?: { title?: string; replace?: boolean }): void
  /**
   * The user is about to go to another app, and this one has unsaved work: save what can be saved now, and call
   * `setUnsaved(false)`; else they are asked.
   */
  onLeaving(save: () => void): () => void
  /** Whether leaving now would lose what the user typed; the shell asks them before it lets them go. */
  setUnsaved(unsaved: boolean): void
  /** Whether a modal is open: the shell dims what lies around the app's frame. */
  setModal(open: boolean): void
  /** A line that the shell shows for a moment. */
  notice(kind: NoticeKind, text: string): void
  /** Opens another app at a path. */
  open(appId: string, path: string): void
  /**
   * Asks the user, in a dialog of the shell over everything: true where they accept. Call it in answer to a click or a
   * key of theirs. Rejects with ShellRefused, whose `reason` says why nobody was asked.
   */
  confirm(question: Question): Promise<boolean>
  /** The same with fields to fill in: what was filled in by the fields' names, or undefined where they cancel. */
  ask(form: QuestionForm): Promise<FilledIn | undefined>
  /** Shows another app beside this one, on narrow screens over it. Rejects with ShellRefused. */
  openBeside(appId: string, path: string): Promise<void>
  /**
   * Opens a page of the server at `/window/…` in a window of its own, in answer to a click; false where the browser blocks it.
   * Rejects with ShellRefused.
   */
  openWindow(path: string): Promise<boolean>
  /** Opens the shell's menu: what the header's menu switch does on narrow screens (F-065). */
  openMenu(): void
  /** Opens the shell's search (Ctrl-K): the shell does not see the keys of an app's frame. */
  openSearch(): void
  /** Opens the shell's help with the keys (?). */
  openHelp(): void
  /** What the app can do now, in place of what was set before: at most 50, each by its own id. */
  setCommands(commands: readonly Command[]): void
  /** How many things wait in the app; null for none. The shell shows it at the app's entry. */
  setCount(count: number | null): void
  /** The keys that the app listens to, for the shell's help, in place of what was set before: at most 50. */
  setKeys(keys: readonly AppKey[]): void
}
