import { isTest } from './area-path.ts'
import type { Breach, SourceFile } from './breach.ts'

/**
 * Files that know words of several languages which people write and Kontor reads: headings of a sheet, units, answers by
 * e-mail; and languages by the name that their speakers give them.
 */
export const readingLanguages: readonly string[] = [
  'apps/admin/src/import/fields.ts',
  'i18n/src/sheets/units.ts',
  'kit/src/actions/matchesQuery.ts',
  'kit/stories/StoriesPage.tsx',
  'server/src/areas/catalogues/rules/headings.ts',
  'server/src/areas/mail-decisions/rules/automatic.ts',
  'server/src/areas/mail-decisions/rules/new-text.ts',
  'server/src/areas/mail-decisions/rules/understand.ts',
  'server/src/areas/mail-decisions/rules/words.ts',
  'server/src/areas/onboarding/rules/headings.ts',
  'shell/src/preferences/languages.ts',
  'tradekit/src/editor/paste-words.ts',
]

/** What is translated is in Arabic, too, and no other word of the code is written in these letters. */
const translated = /[\u0621-\u064a]{2}/

/** Texts in the languages of Kontor that stand in code, where no translation tool and no test of translations finds them. */
export function textBreaches(file: SourceFile): Breach[] {
  if (isTest(file.path) || readingLanguages.includes(file.path) || !translated.test(file.text)) return []
  const line = file.text.split('\n').findIndex((text) => translated.test(text)) + 1
  return [
    {
      path: file.path,
      line,
      what: 'A text is written in several languages in the code.',
      why: 'translations are JSON catalogues: only there do translation tools open them, and one test holds them complete (0050).',
      instead:
        'write it as t`…` on the server, or under an id in src/messages of a screen, and translate it in messages/<locale>.json.',
    },
  ]
}
