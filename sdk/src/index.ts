// the typed calls, an area each, to be named in `connectApp({ areas })`
export * from '@kontor/client'
export type {
  AppCommand,
  AppKey,
  AppTopics,
  Changes,
  Density,
  FilledIn,
  NoticeKind,
  Preferences,
  Question,
  QuestionField,
  QuestionForm,
  QuestionKind,
  Refusal,
  Session,
  ShellTopics,
  Theme,
} from '@kontor/hub'
export { type AppHub, onShellTopic, ShellRefused, SpawnFailed, type SpawnHandler } from '@kontor/hub/app'
export {
  type Catalogue,
  createFormat,
  english,
  type Format,
  type I18n,
  joinTranslations,
  type Locale,
  type LocalisationOptions,
  loadTranslations,
  localeOf,
  type Message,
  type Messages,
  type RichNode,
  readDate,
  type TranslationFiles,
  translate,
  type Values,
  yearMonthDay,
} from '@kontor/i18n'
export type { App, Command } from './app.ts'
export { type AppMessages, type ConnectOptions, connectApp } from './connect.ts'
export { ShellNotFound } from './find-shell.ts'
export { mergeMessages } from './merge-messages.ts'
export type { Surroundings } from './surroundings.ts'
