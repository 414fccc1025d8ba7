import type { AppMessages } from './connect.ts'

type IdOf<Messages> = Messages extends AppMessages<infer Id> ? Id : never

/**
 * An app's messages with those of the packages whose screens it shows, in the languages of the app. Where a package does
 * not have a language, its first one fills in; where both have a message, the app's own is taken.
 */
export function mergeMessages<Id extends string, Others extends readonly AppMessages<string>[]>(
  own: AppMessages<Id>,
  ...others: Others
): AppMessages<Id | IdOf<Others[number]>> {
  const load = (messages: AppMessages<string>, language: string) => {
    const found = messages[language] ?? Object.values(messages)[0]
    return typeof found === 'function' ? found() : (found ?? {})
  }
  return Object.fromEntries(
    Object.keys(own).map((language) => [
      language,
      async () => {
        const loaded = await Promise.all([...others, own].map((messages) => load(messages, language)))
        return Object.assign({}, ...loaded) as Record<Id | IdOf<Others[number]>, string>
      },
    ]),
  )
}
